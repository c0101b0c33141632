/**
 * Runs PostgreSQL's own backup programs. They must match the server's version: older ones refuse to dump, and newer
 * ones send settings that the server does not know.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { BackupError } from './manifest.ts';

/** Moves the password to the environment, because every user of the machine can see command-line arguments. */
function connection(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

/**
 * Runs a program and returns its output.
 * @throws BackupError with the program's messages if it fails or is not installed
 */
async function run(program: string, args: string[], env = process.env): Promise<string> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const messages: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk));
  try {
    await once(child, 'close');
  } catch (error) {
    throw new BackupError(
      `${program} could not be started. Install PostgreSQL's client programs in the version of the server (Debian: postgresql-client-17).`,
      { cause: error },
    );
  }
  if (child.exitCode === 0) return Buffer.concat(output).toString();
  throw new BackupError(`${program} failed:\n${Buffer.concat(messages).toString().trim()}`);
}

export const pgDumpVersion = async (): Promise<string> =>
  (await run('pg_dump', ['--version'])).trim().replace(/^pg_dump \(PostgreSQL\) /, '');

/**
 * Writes a consistent dump of the whole database.
 * @throws BackupError if `pg_dump` fails
 */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const { url, env } = connection(databaseUrl);
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, url], env);
}

/**
 * Checks that a database is reachable and has no tables.
 * @throws BackupError if it is unreachable or has tables
 */
export async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  // Without a listener, a lost connection would end the process. The query fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    if (rowCount)
      throw new BackupError(
        'The database of DATABASE_URL is not empty. Create an empty database, and set DATABASE_URL to it.',
      );
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The database of DATABASE_URL cannot be reached: ${errorMessage(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Restores a dump into an empty database in one transaction.
 * @throws BackupError if `pg_restore` fails
 */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const { url, env } = connection(databaseUrl);
  await run(
    'pg_restore',
    ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${url}`, file],
    env,
  );
}
