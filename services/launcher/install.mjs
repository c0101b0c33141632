// Runs on whatever Node the machine has, before anything is installed: only Node's own modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..');
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Stops with a sentence for the person at the terminal. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * Installs the packages when they are missing or older than the lock file. `npm install` and not `npm ci`: registries
 * that mirror one platform leave the other platforms' optional packages out of the lock, which `ci` refuses. All
 * versions are exact in package.json.
 */
export function install() {
  const stamp = join(ROOT, 'node_modules', '.installed-lock');
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(join(BIN, 'next'))) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'install', '--no-audit', '--no-fund'], {
        cwd: ROOT,
        stdio: 'inherit',
      })
    : spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
        cwd: ROOT,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  if (done.status !== 0)
    fail('The packages could not be installed: "npm install" failed. Its messages above say why.');
  writeFileSync(stamp, lock);
}

/** Goes on under the project's own Node (24), which the packages bring. */
export function useProjectNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  const node = join(BIN, 'node');
  if (!existsSync(node) || !statSync(node).isFile())
    fail(`The project's Node is missing at ${node}. Remove node_modules and start again.`);
  const child = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(child.status ?? 1);
}
