/** Emulates a container of the image without a container engine: its files, its user, and its only writable folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { freePort } from '../../ports.ts';
import { SITE_SECRETS } from '../../../../tests/fixtures/site-secrets.ts';
import { imageEnvironment, runOf } from './dockerfile.ts';

/** The build of this run. The Dockerfile builds its own with the same commands. */
const BUILD = process.env.NEXT_DIST_DIR ?? '.next/test';
/** `nobody`, a user that owns no files. */
const NOBODY = 65_534;

/** Whether this run may switch to another user. */
export const canSwitchUser = process.getuid?.() === 0;

const run = (command: string, cwd: string) =>
  execa(command, {
    shell: true,
    cwd,
    env: { CI: '1', NEXT_DIST_DIR: BUILD, npm_config_update_notifier: 'false' },
  });

/**
 * Replaces a folder in a command, so that it does not use this machine's folder with the same name.
 * @throws Error when the command does not contain the folder
 */
function replaced(command: string, part: string, other: string): string {
  if (!command.includes(part)) throw new Error(`The Dockerfile's "${command}" lacks "${part}"`);
  return command.replace(part, other);
}

function removeWriting(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  chmodSync(folder, 0o555);
}

export interface Image {
  folder: string;
  /** The files of the image, which are read-only. */
  tree: string;
  remove: () => void;
}

/** Creates the files of the image with the Dockerfile's command, from the build of this run. */
export async function makeImage(): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(folder, 0o755);
  const tree = join(folder, 'image');
  const command = runOf('build').find((each) => each.includes('image:files')) ?? '';
  await run(replaced(command, '-- /image', `-- ${tree}`), resolve('.'));
  removeWriting(tree);
  const remove = (): void => {
    chmodSync(tree, 0o755);
    for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { folder, tree, remove };
}

export interface Container {
  env: Record<string, string>;
  siteUrl: string;
  servicesUrl: string;
  /** Starts a program of the image as its user, with these Node arguments. */
  start: (args: readonly string[]) => ChildProcess;
  /**
   * Runs a program to completion.
   * @returns its exit code
   */
  finish: (args: readonly string[]) => Promise<number | null>;
}

/** Creates a user, a volume and variables for the programs of an image. */
export async function makeContainer({ folder, tree }: Image): Promise<Container> {
  const node = join(folder, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  const volume = join(folder, 'volume');
  mkdirSync(volume, { mode: 0o700 });
  const user = canSwitchUser ? { uid: NOBODY, gid: NOBODY } : {};
  if (canSwitchUser) chownSync(volume, NOBODY, NOBODY);
  const [port, servicesPort] = [String(await freePort()), String(await freePort())];
  // As in a container, the services are not at the default address. Linux has many loopback addresses.
  const servicesHost = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
  const siteUrl = `http://localhost:${port}`;
  const inVolume = Object.entries(imageEnvironment()).map(([name, value]) => [
    name,
    value.replace(/^\/data/, volume),
  ]);
  const env = {
    ...Object.fromEntries(inVolume),
    ...SITE_SECRETS,
    CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32),
    PORT: port,
    SERVICES_PORT: servicesPort,
    MANAGEMENT_PORT: 'off',
    STUDIO_PORT: String(await freePort()),
    SITE_URL: siteUrl,
    SERVICES_HOST: servicesHost,
    SITE_HOST: 'localhost',
    NEXT_DIST_DIR: BUILD,
    SHUTDOWN_DELAY: '1',
  };
  const start = (args: readonly string[]): ChildProcess =>
    spawn(node, args, { cwd: tree, env, stdio: ['ignore', 'ignore', 'inherit'], ...user });
  const finish = async (args: readonly string[]): Promise<number | null> => {
    const child = start(args);
    await once(child, 'exit');
    return child.exitCode;
  };
  return { env, siteUrl, servicesUrl: `http://${servicesHost}:${servicesPort}`, start, finish };
}
