import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, fail, ROOT } from './install.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const quiet = (command, args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** The Chromium of this machine; installed when there is none, by the system's package manager or by Playwright. */
export function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      fail(`CHROMIUM_PATH is ${named}, which does not exist. Name the browser's program, or leave it out.`);
    return named;
  }
  const found = PLACES.find((place) => existsSync(place));
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quiet('apt-get', ['update', '-qq']);
    quiet('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    const installed = PLACES.find((place) => existsSync(place));
    if (installed) return installed;
  }
  if (quiet(join(BIN, 'node'), [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium']))
    return '';
  return fail(
    'No Chromium was found and none could be installed. Install one, and name it in CHROMIUM_PATH.',
  );
}
