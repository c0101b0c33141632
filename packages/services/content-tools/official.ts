/** Runs Contentful's own export and import tools, unmodified, against the embedded service (docs/services.md). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Connection } from './connection.ts';
import { missingFiles } from './missing-files.ts';

const RUNNER = join(import.meta.dirname, 'run-official.ts');
/** Name of the export file in its folder. The asset files are stored next to this file. */
const CONTENT_FILE = 'content.json';
/** Requests per second. If tens of thousands were sent at the same time, the last ones would time out in the client. */
const IMPORT_RATE = 1_000;

/**
 * Runs a tool in this terminal. Its options, which include the token, are passed in a file that only this user can
 * read.
 * @returns the tool's exit code
 */
async function runTool(name: string, options: Record<string, unknown>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const config = join(folder, 'options.json');
  writeFileSync(config, JSON.stringify(options), { mode: 0o600 });
  try {
    const child = spawn(process.execPath, [RUNNER, name, config], { stdio: 'inherit' });
    await once(child, 'exit');
    return child.exitCode ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Exports a space with its drafts, archived entries and files to a folder.
 * @returns the tool's exit code, or 1 if files are missing, which the tool does not report
 */
export async function exportContent(connection: Connection, folder: string): Promise<number> {
  const exportDir = resolve(folder);
  mkdirSync(exportDir, { recursive: true });
  const code = await runTool('contentful-export', {
    ...connection,
    exportDir,
    // The tool's own writer (bfj 9.1.4) hangs in the middle of some spaces.
    saveFile: false,
    resultFile: join(exportDir, CONTENT_FILE),
    errorLogFile: join(exportDir, 'errors.json'),
    includeDrafts: true,
    includeArchived: true,
    downloadAssets: true,
    // Only editors may read the files of drafts.
    headers: { authorization: `Bearer ${connection.managementToken}` },
  });
  if (code !== 0) return code;
  const { missing, total } = missingFiles(join(exportDir, CONTENT_FILE));
  if (missing.length === 0) return 0;
  console.error(
    `${missing.length} of ${total} asset files could not be downloaded, the first from ${missing[0]}.\n` +
      'The export is incomplete. Make sure that this address answers ("npm start"), then export again.',
  );
  return 1;
}

/**
 * Imports an export: a file, or a folder that `exportContent` created. Asset files must be next to the export file.
 * @returns the tool's exit code
 */
export function importContent(
  connection: Connection,
  path: string,
  { withFiles, rate = IMPORT_RATE }: { withFiles: boolean; rate: number | undefined },
): Promise<number> {
  const source = resolve(path);
  const contentFile = statSync(source).isDirectory() ? join(source, CONTENT_FILE) : source;
  return runTool('contentful-import', {
    ...connection,
    hostUpload: connection.host,
    contentFile,
    errorLogFile: join(dirname(contentFile), 'import-errors.json'),
    rateLimit: rate,
    ...(withFiles && { uploadAssets: true, assetsDirectory: dirname(contentFile) }),
  });
}
