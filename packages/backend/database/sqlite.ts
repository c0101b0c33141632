/** SQLite for Kysely on Node's built-in driver. Commits are durable. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { BUSY_TIMEOUT_MS, emptyFileError, explainDamage, SqliteConnection } from './sqlite-connection.ts';

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Uint8Array;

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isInput(value)) return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    throw new TypeError(`SQLite takes no ${typeof value} as a value`);
  });
}

class Statement implements SqliteStatement {
  readonly #statement: StatementSync;
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...inputs(parameters));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...inputs(parameters));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...inputs(parameters));
  }
}

const MAX_CACHED_STATEMENTS = 200;

/** Caches prepared statements, because preparing a statement costs more than running most of our queries. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new LRUCache<string, Statement>({ max: MAX_CACHED_STATEMENTS });
  return {
    prepare(sql) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = new Statement(database.prepare(sql));
        prepared.set(sql, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}

class Driver extends SqliteDriver {
  readonly #file: string;
  #connection: Promise<DatabaseConnection> | undefined;

  constructor(config: SqliteDialectConfig, file: string) {
    super(config);
    this.#file = file;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= super
      .acquireConnection()
      .then((connection) => new SqliteConnection(connection, this.#file)));
  }

  /** Takes the write lock at the start. A transaction that reads first could fail when it upgrades its lock. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * Ignores a missing transaction. When the disk is full, SQLite has already rolled back, and the caller reports the
   * full disk.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!errorMessage(error).includes('no transaction is active')) throw error;
    }
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #file: string;

  constructor(config: SqliteDialectConfig, file: string) {
    super(config);
    this.#config = config;
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#config, this.#file);
  }
}

/** Opens a database file and creates it if needed. Deleted content is overwritten. */
function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw emptyFileError(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // `synchronous = FULL`: a commit survives a power failure. `busy_timeout = 0`: from here on, SqliteConnection waits
    // for locks, because SQLite would block the process.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0;',
    );
  } catch (error) {
    database.close();
    throw explainDamage(file, error);
  }
  return database;
}

/**
 * Creates a dialect for services that run their own migrations.
 * @throws Error if the file is damaged or empty. The message names the file and the remedy.
 */
export const sqliteDialect = (file: string): SqliteDialect =>
  new NodeSqliteDialect({ database: adapted(openFile(file)) }, file);
