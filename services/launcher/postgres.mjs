// An empty PostgreSQL server for one test run, so that what works on SQLite is seen to work there too.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from './debian.mjs';
import { freePort } from './ports.mjs';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;
const root = process.getuid?.() === 0;

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Where PostgreSQL's programs are: Debian's newest version, or the ones on the PATH. */
function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return (name) => join(folder, name);
  return runs('initdb', ['--version']) ? (name) => name : undefined;
}

// PostgreSQL does not run as root; Debian's package brings a user for it.
const asUser = (command, args) =>
  root ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts an empty server in a folder of the test run, installing Debian's PostgreSQL when there is none and this
 * machine allows it.
 * @returns its address and how to stop it; undefined where there can be none
 */
export async function startPostgres(folder) {
  if (!programs()) {
    console.log('Installing PostgreSQL for the tests …');
    install('postgresql');
  }
  const program = programs();
  if (!program) {
    console.log('There is no PostgreSQL on this machine: the services are tested on SQLite only.');
    return undefined;
  }
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  // The folders above belong to this user; the server's own must be reached through them.
  if (root) {
    chmodSync(folder, 0o711);
    runs('chown', ['postgres', data]);
  }
  const made = spawnSync(
    ...asUser(program('initdb'), ['-D', data, '-A', 'trust', '-U', 'tests', '--no-locale', '-E', 'UTF8']),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not make a database folder: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const server = spawn(
    ...asUser(program('postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((value) => ['-c', value]),
    ]),
    { stdio: 'ignore' },
  );
  const stop = async () => {
    if (server.exitCode !== null) return;
    runs(...asUser(program('pg_ctl'), ['-D', data, 'stop', '-m', 'immediate']));
    server.kill();
  };
  process.once('exit', () => void stop());
  const end = Date.now() + START_MS;
  while (!(await listens(port))) {
    if (Date.now() > end || server.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL did not start');
    }
    await wait(50);
  }
  return { url: `postgres://tests@127.0.0.1:${port}/postgres`, stop };
}
