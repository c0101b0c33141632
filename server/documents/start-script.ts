import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Below the folder of a build. */
export const START_SCRIPT_FOLDER = 'static/start';

/** The path of a build's start script. @throws Error when the build has none */
export function startScriptPath(distDir: string): string {
  const folder = join(distDir, START_SCRIPT_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const name = files.find((file) => file.endsWith('.js'));
  if (name === undefined)
    throw new Error(`The build in ${distDir} has no start script: run "npm run build".`);
  return `/_next/${START_SCRIPT_FOLDER}/${name}`;
}
