/** An empty PostgreSQL server for one test run, so that what works on SQLite is tested there too. */
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa, execaSync } from 'execa';
import { freePort } from '../ports.ts';
import { installPackages } from './debian.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

export interface PostgresServer {
  url: string;
  stop: () => void;
}

const succeeds = (command: string, args: string[]): boolean =>
  !execaSync(command, args, { stdio: 'ignore', reject: false }).failed;

/** Finds PostgreSQL's programs: Debian's newest version, or the ones on the PATH. */
function findPrograms(): ((name: string) => string) | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return (name) => join(folder, name);
  return succeeds('initdb', ['--version']) ? (name) => name : undefined;
}

const isRoot = process.getuid?.() === 0;
/** PostgreSQL does not run as root; Debian's package brings a user for it. */
const asPostgresUser = (command: string, args: string[]): [command: string, args: string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts an empty server in a folder of the test run; where there is no PostgreSQL, Debian's package is installed if
 * this machine allows it.
 * @returns undefined where there is no PostgreSQL
 * @throws Error when the server does not start
 */
export async function startPostgres(folder: string): Promise<PostgresServer | undefined> {
  if (!findPrograms()) {
    console.log('Installing PostgreSQL for the tests …');
    installPackages('postgresql');
  }
  const program = findPrograms();
  if (!program) return undefined;
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  // The folder above belongs to this user; the server must be able to enter its own through it.
  if (isRoot) {
    chmodSync(folder, 0o711);
    succeeds('chown', ['postgres', data]);
  }
  const initialized = execaSync(
    ...asPostgresUser(program('initdb'), [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'tests',
      '--no-locale',
      '-E',
      'UTF8',
    ]),
    { reject: false },
  );
  if (initialized.failed)
    throw new Error(`PostgreSQL could not initialize a database folder: ${initialized.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const server = execa(
    ...asPostgresUser(program('postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((value) => ['-c', value]),
    ]),
    { stdio: 'ignore', reject: false },
  );
  let hasEnded = false;
  void server.then(() => (hasEnded = true));
  const stop = (): void => {
    if (hasEnded) return;
    succeeds(...asPostgresUser(program('pg_ctl'), ['-D', data, 'stop', '-m', 'immediate']));
    server.kill();
  };
  process.once('exit', stop);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await acceptsConnections(port))) {
    if (Date.now() > deadline || hasEnded) {
      stop();
      throw new Error('PostgreSQL did not start');
    }
    await sleep(50);
  }
  return { url: `postgres://tests@127.0.0.1:${port}/postgres`, stop };
}
