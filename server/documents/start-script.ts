import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Relative to the build's folder. */
export const START_SCRIPT_FOLDER = 'static/start';

/**
 * Returns the path of a build's start script.
 * @throws Error when the build has no start script
 */
export function startScriptPath(distDir: string): string {
  const folder = join(distDir, START_SCRIPT_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const name = files.find((file) => file.endsWith('.js'));
  if (name === undefined)
    throw new Error(`The build in ${distDir} has no start script: run "npm run build".`);
  return `/_next/${START_SCRIPT_FOLDER}/${name}`;
}
