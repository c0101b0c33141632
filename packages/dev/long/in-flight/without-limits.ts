import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the copied server. It is inside the project so that packages can be resolved. */
const FOLDER = '.next/without-limits';

/** The limits on in-flight work in the server's files, and their replacements. */
const LIMITS: Record<string, [limit: RegExp, without: string][]> = {
  'render-queue.ts': [[/^const SLOTS = .*;$/m, 'const SLOTS = Infinity;']],
  'http-server.ts': [
    [/^ *if \(response\.socket === null\) handleInTurn\(request, response\);\n *else /m, ''],
  ],
  'connection-limits.ts': [[/^(const MAX_UNSENT_BYTES\w*) = .*;$/gm, '$1 = Infinity;']],
};

/**
 * Copies the server and removes its limits.
 * @returns the path of the program
 * @throws Error when a limit is not found
 */
export function serverWithoutLimits(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const folder of ['server', 'lib']) cpSync(folder, join(FOLDER, folder), { recursive: true });
  for (const [file, limits] of Object.entries(LIMITS)) {
    const path = join(FOLDER, 'server', file);
    let source = readFileSync(path, 'utf8');
    for (const [limit, without] of limits) {
      if (source.search(limit) === -1) throw new Error(`${file} has no ${String(limit)}`);
      source = source.replace(limit, without);
    }
    writeFileSync(path, source);
  }
  return join(FOLDER, 'server', 'main.ts');
}
