/** A connection to a SQLite file that waits for another process without blocking this one, and explains damage. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { errorMessage } from '../error-message.ts';

/** How long writes wait for another process, such as the moderation command. */
export const BUSY_TIMEOUT_MS = 5_000;
const RETRY_MS = 25;

const REMEDY =
  'Restore the last backup with "npm run restore" (docs/operations.md, "Backup"), or move the file away to start with an empty database.';

/** Returns the primary result code of SQLite (https://sqlite.org/rescode.html), or undefined for any other error. */
const resultCode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Returns an error that names a damaged file and says what to do, or the error itself when the file is sound. */
export function explainDamage(file: string, error: unknown): unknown {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE
    ? new Error(`${file} is damaged (${errorMessage(error)}). ${REMEDY}`, { cause: error })
    : error;
}

/** Returns the error for a database file without content, which SQLite would take for a new one. */
export const emptyFileError = (file: string): Error =>
  new Error(`${file} is empty, so its data is lost. ${REMEDY}`);

export class SqliteConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #file: string;
  /** When the file was first found locked, in milliseconds. Later writes do not wait anew for the same lock. */
  #lockedAt: number | undefined;

  constructor(connection: DatabaseConnection, file: string) {
    this.#connection = connection;
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<R>(query);
        this.#lockedAt = undefined;
        return result;
      } catch (error) {
        const now = performance.now();
        if (resultCode(error) === BUSY) this.#lockedAt ??= now;
        const isWaiting = this.#lockedAt !== undefined && now - this.#lockedAt < BUSY_TIMEOUT_MS;
        if (resultCode(error) !== BUSY || !isWaiting) throw explainDamage(this.#file, error);
        await sleep(RETRY_MS);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize);
  }
}
