/** A SQLite connection that waits for another process's lock without blocking the event loop, and explains damage. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';

/** How long writes wait for another process, such as the moderation command. */
export const BUSY_TIMEOUT_MS = 5_000;
const RETRY_MS = 25;

const REMEDY =
  'Restore the last backup with "npm run restore" (docs/operations.md, "Backup"), or move the file away to start with an empty database.';

/** Returns SQLite's primary result code (https://sqlite.org/rescode.html), or undefined for any other error. */
const resultCode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Returns an error that names the damaged file and the remedy, or the original error if the file is not damaged. */
export function explainDamage(file: string, error: unknown): unknown {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE
    ? new Error(`${file} is damaged (${errorMessage(error)}). ${REMEDY}`, { cause: error })
    : error;
}

/** Returns the error for an empty database file. SQLite would treat it as a new database. */
export const emptyFileError = (file: string): Error =>
  new Error(`${file} is empty, so its data is lost. ${REMEDY}`);

/** Whether a query took the write lock. Raw queries that change nothing report no row count. */
const isWrite = ({ query }: CompiledQuery, { numAffectedRows }: QueryResult<unknown>): boolean =>
  numAffectedRows !== undefined || (!SelectQueryNode.is(query) && !RawNode.is(query));

/** Times at which the file was first and last found locked, in milliseconds. */
interface Lock {
  since: number;
  seen: number;
}

export class SqliteConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #file: string;
  /**
   * Shared by all writes, so that they do not all wait for the full timeout. Reads do not reset it, because they
   * succeed even while the file is locked.
   */
  #lock: Lock | undefined;

  constructor(connection: DatabaseConnection, file: string) {
    this.#connection = connection;
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<R>(query);
        if (isWrite(query, result)) this.#lock = undefined;
        return result;
      } catch (error) {
        if (resultCode(error) !== BUSY || !this.#mayWait()) throw explainDamage(this.#file, error);
        await sleep(RETRY_MS);
      }
    }
  }

  #mayWait(): boolean {
    const now = performance.now();
    const { since, seen } = this.#lock ?? { since: now, seen: now };
    this.#lock = { since: now - seen < BUSY_TIMEOUT_MS ? since : now, seen: now };
    return now - this.#lock.since < BUSY_TIMEOUT_MS;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize);
  }
}
