/** A connection to a SQLite file that waits for another process without blocking this one, and explains damage. */
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

/** Whether a query took the lock for writing. Raw queries that change nothing have no number of rows. */
const isWrite = ({ query }: CompiledQuery, { numAffectedRows }: QueryResult<unknown>): boolean =>
  numAffectedRows !== undefined || (!SelectQueryNode.is(query) && !RawNode.is(query));

/** When the file was found locked first and last, in milliseconds. */
interface Lock {
  since: number;
  seen: number;
}

export class SqliteConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #file: string;
  /** Later writes do not wait anew for the same lock. Reads say nothing of it: they succeed beside it. */
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
