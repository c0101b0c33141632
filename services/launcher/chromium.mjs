import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, takesPackages } from './debian.mjs';
import { BIN, ROOT } from './install.mjs';

/** Chromium without a window: half the work for the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Lets Playwright install its own Chromium. @returns whether that worked */
const playwright = (...options) =>
  spawnSync(
    join(BIN, 'node'),
    [join(ROOT, 'node_modules/playwright/cli.js'), 'install', '--only-shell', 'chromium', ...options],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  ).status === 0;

/**
 * The program of this machine's Chromium; installed when there is none, by the system's package manager or else by
 * Playwright, whose own Chromium is given as ''.
 * @throws Error when there is none and none could be installed
 */
export function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  if (named) {
    throw new Error(
      `CHROMIUM_PATH is ${named}, which does not exist. Name the browser's program, or leave it out.`,
    );
  }
  if (takesPackages() && !existsSync(SHELL)) {
    console.log('Installing Chromium …');
    if (!install('chromium-headless-shell', 'fonts-liberation')) install('chromium', 'fonts-liberation');
  }
  const found = PLACES.find((place) => existsSync(place));
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && playwright('--with-deps')) return '';
  if (playwright()) return '';
  throw new Error(
    'No Chromium was found and none could be installed. Install one, and name it in CHROMIUM_PATH.',
  );
}
