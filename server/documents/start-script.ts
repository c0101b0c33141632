import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, 'start.client.ts');
const FOLDER = 'static/start';

/** Writes the start script, as JavaScript without comments, into a build. @param distDir the folder of the build */
export function writeStartScript(distDir: string): void {
  const script = stripTypeScriptTypes(readFileSync(SOURCE, 'utf8'), { mode: 'transform' });
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 12);
  const folder = join(distDir, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.js`), script);
}

/** The path of a build's start script. @throws Error when the build has none */
export function startScriptPath(distDir: string): string {
  const folder = join(distDir, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const name = files.find((file) => file.endsWith('.js'));
  if (name === undefined)
    throw new Error(`The build in ${distDir} has no start script: run "npm run build".`);
  return `/_next/${FOLDER}/${name}`;
}
