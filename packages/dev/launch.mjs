// `node packages/dev/launch.mjs COMMAND [ARGUMENTS]`: the entry point of the npm scripts. This file runs on any Node
// that the machine has, before anything is installed, so it only uses what Node 20.0 provides. Everything else is
// TypeScript, which runs on the project's own Node.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants as fsConstants, existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesToInstall } from './needed-packages.js';

const OLDEST_NODE = 20;
const PROJECT_NODE = 24;
const PARENT_INTERVAL_MS = 500;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

const major = Number(process.versions.node.split('.')[0]);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Returns the packages in a lock file, by folder. Returns none if the file does not exist. */
const packagesOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

function canInstall() {
  try {
    accessSync(ROOT, fsConstants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs the packages that a command needs if some are missing or have a different version. Uses `npm install`
 * instead of `npm ci`, because registries that mirror only one platform omit the other platforms' optional packages
 * from the lock file, which `ci` rejects. All versions in package.json are exact, and `--no-save` keeps the lock file
 * unchanged. npm checks packages against the Node that it runs on, not the project's own, so its warnings would be
 * misleading.
 */
function install(command) {
  const locked = packagesOf(join(ROOT, 'package-lock.json'));
  const installed = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  const packages = packagesToInstall(locked, installed, command);
  if (packages === 'none') return;
  if (!canInstall())
    fail(
      `This command needs packages that are not installed. Run "npm install" once, as the owner of ${ROOT}`,
    );
  // On standard error, because standard output belongs to the command, such as `sbom`.
  console.error(packages === 'all' ? 'Installing all packages …' : 'Installing the production packages …');
  const stdio = ['inherit', process.stderr, process.stderr];
  const npm = process.env.npm_execpath;
  const scope = packages === 'all' ? '--include=dev' : '--omit=dev';
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', scope];
  const { signal, status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio })
    : spawnSync('npm', args, { cwd: ROOT, stdio, shell: process.platform === 'win32' });
  if (signal) process.exit(1);
  if (status !== 0) {
    fail('The packages could not be installed: "npm install" failed. Its messages above say why.');
  }
}

/**
 * Stops this process when its parent shell, started by npm, has ended. On SIGTERM, npm only ends that shell, and
 * processes in the shell get no signal.
 */
function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_INTERVAL_MS);
  timer.unref();
}

/** Runs this file again on the project's own Node, forwards signals to it, and exits with its exit code. */
async function useProjectNode() {
  const node = join(BIN, 'node');
  if (!existsSync(node))
    fail(`The project's Node is missing at ${node}. Remove node_modules and start again.`);
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => {
    child.once('exit', (...result) => resolve(result));
    child.once('error', (error) =>
      fail(`The project's Node at ${node} could not be started: ${error.message}`),
    );
  });
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}

if (major < OLDEST_NODE) {
  fail(
    `Node ${OLDEST_NODE} or newer is required, but this is Node ${process.versions.node}. Install it from https://nodejs.org`,
  );
}
stopWithParent();
const [, , name, ...args] = process.argv;
const isHelp = args.includes('--help') || args.includes('-h');
// Help needs few packages, in any version.
if (!isHelp || !existsSync(BIN)) install([name, ...args]);
if (major < PROJECT_NODE) await useProjectNode();
const { runCommand } = await import('./commands.ts');
await runCommand(name, args);
