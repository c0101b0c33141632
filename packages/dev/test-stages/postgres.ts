/** PostgreSQL servers for a test run, so that tests run on PostgreSQL as well as on SQLite. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa, execaSync, type ResultPromise } from 'execa';
import { Client } from 'pg';
import { freePort } from '../ports.ts';
import { installPackages } from './debian.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

export interface PostgresServer {
  readonly url: string;
  stop(): void;
}

const succeeds = (command: string, args: string[]): boolean =>
  !execaSync(command, args, { stdio: 'ignore', reject: false }).failed;

/** Finds PostgreSQL's programs: Debian's latest version, or those on the PATH. */
function findPrograms(): ((name: string) => string) | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return (name) => join(folder, name);
  return succeeds('initdb', ['--version']) ? (name) => name : undefined;
}

const isRoot = process.getuid?.() === 0;

/**
 * Returns the command line of a program. PostgreSQL refuses to run as root, so it runs as the user that Debian's
 * package creates.
 */
function command(name: string, args: string[]): [command: string, args: string[]] {
  const program = findPrograms()?.(name) ?? name;
  return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

/**
 * Runs one of PostgreSQL's programs to completion.
 * @throws Error with its output when it fails
 */
function run(name: string, args: string[]): void {
  const { failed, stderr } = execaSync(...command(name, args), { stdin: 'ignore', reject: false });
  if (failed) throw new Error(`${name} failed: ${stderr}`);
}

const started = new Set<OwnPostgres>();
process.once('exit', () => started.forEach((server) => server.stop()));

/** A server that tests can stop in several ways and start again with the same data. */
export class OwnPostgres implements PostgresServer {
  readonly data: string;
  readonly port: number;
  #process: ResultPromise | undefined;

  private constructor(data: string, port: number) {
    this.data = data;
    this.port = port;
  }

  /**
   * Creates the folder of an empty server.
   * @throws Error when PostgreSQL is not available
   */
  static async create(folder: string, name = 'postgres'): Promise<OwnPostgres> {
    const data = ownFolder(folder, name);
    run('initdb', ['-D', data, '-A', 'trust', '-U', 'tests', '--no-locale', '-E', 'UTF8', '-N']);
    return new OwnPostgres(data, await freePort());
  }

  /** Creates the folder of a standby, which follows this server once it is started. */
  async createStandby(folder: string, name: string): Promise<OwnPostgres> {
    const data = ownFolder(folder, name);
    run('pg_basebackup', ['-D', data, '-R', '-N', '-c', 'fast', '-d', this.url]);
    return new OwnPostgres(data, await freePort());
  }

  get url(): string {
    return `postgres://tests@127.0.0.1:${this.port}/postgres`;
  }

  /**
   * Starts the server. Retries while processes of a killed server are still ending.
   * @throws Error when it does not start
   */
  async start(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      this.#process ??= this.#spawn();
      if (await this.#answers()) return;
      if (Date.now() > deadline) {
        this.stop();
        throw new Error('PostgreSQL did not start');
      }
      await sleep(20);
    }
  }

  #spawn(): ResultPromise {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const spawned = execa(...command('postgres', ['-D', this.data, '-p', String(this.port), ...settings]), {
      stdio: 'ignore',
      reject: false,
    });
    void spawned.then(() => {
      if (this.#process === spawned) this.#process = undefined;
    });
    started.add(this);
    return spawned;
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Runs statements one after another, as an administrator.
   * @returns the rows of the last statement
   */
  async query(...statements: string[]): Promise<unknown[]> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      let rows: unknown[] = [];
      for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  /** Closes all connections, then stops the server. */
  stopFast(): void {
    run('pg_ctl', ['-D', this.data, 'stop', '-m', 'fast']);
  }

  /** Kills the server's main process. The server's other processes end when they notice that it is gone. */
  async kill(): Promise<void> {
    const ended = this.#process;
    process.kill(Number.parseInt(readFileSync(join(this.data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
    await ended;
  }

  /** Makes a standby accept writes. */
  promote(): void {
    run('pg_ctl', ['-D', this.data, 'promote', '-w']);
  }

  stop(): void {
    if (!this.#process) return;
    succeeds(...command('pg_ctl', ['-D', this.data, 'stop', '-m', 'immediate']));
    this.#process.kill();
  }
}

/** Creates a folder that belongs to the server's user. Lets that user pass through its parent folder. */
function ownFolder(folder: string, name: string): string {
  const data = join(folder, name);
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    chmodSync(folder, 0o711);
    succeeds('chown', ['postgres', data]);
  }
  return data;
}

/**
 * Starts an empty server in a folder of the test run. Installs Debian's package if PostgreSQL is missing and this
 * machine allows it.
 * @returns undefined if PostgreSQL is not available
 * @throws Error when the server does not start
 */
export async function startPostgres(folder: string): Promise<PostgresServer | undefined> {
  if (!findPrograms()) {
    console.log('Installing PostgreSQL for the tests …');
    installPackages('postgresql');
  }
  if (!findPrograms()) return undefined;
  const server = await OwnPostgres.create(folder);
  await server.start();
  return server;
}
