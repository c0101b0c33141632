import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { NODE } from '../installed-programs.ts';
import { ROOT } from '../root.ts';
import { canInstallPackages, installPackages } from './debian.ts';

/** Headless-only Chromium. It takes half as much work to show the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PATHS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Makes Playwright install its own Chromium.
 * @returns whether it succeeded
 */
const installWithPlaywright = (...options: string[]): boolean =>
  !execaSync(
    NODE,
    [join(ROOT, 'node_modules/playwright/cli.js'), 'install', '--only-shell', 'chromium', ...options],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], reject: false },
  ).failed;

/**
 * Returns the path of this machine's Chromium. If there is none, installs it with the system's package manager or with
 * Playwright. Returns '' for Playwright's own Chromium.
 * @throws Error when Chromium is missing and cannot be installed
 */
export function chromiumPath(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  if (configured) {
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which does not exist. Set it to the path of the browser, or unset it.`,
    );
  }
  if (canInstallPackages() && !existsSync(SHELL)) {
    console.log('Installing Chromium …');
    if (!installPackages('chromium-headless-shell', 'fonts-liberation'))
      installPackages('chromium', 'fonts-liberation');
  }
  const found = PATHS.find((path) => existsSync(path));
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && installWithPlaywright('--with-deps')) return '';
  if (installWithPlaywright()) return '';
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium, and set CHROMIUM_PATH to its path.',
  );
}
