/** SQLite through Kysely, on Node's own driver; what is acknowledged is on the disk. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

/** How long a write waits for another process that writes, for example a moderator's command. */
const BUSY_MS = 5_000;

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

/** A statement of Node's driver, as Kysely calls it. */
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

/** Caches prepared statements: preparing one costs more than most of our queries. */
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

/** A transaction takes the write lock at once: one that reads first could otherwise find it taken and fail. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }
}

/** Opens a database file, made when it is not there. What was deleted from it is overwritten. */
function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  // FULL: a commit has reached the disk before it is acknowledged, also when the power goes.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  return database;
}

/** A database file for Kysely, for services that bring its tables up to date themselves. */
export const sqliteDialect = (file: string): SqliteDialect =>
  new NodeSqliteDialect({ database: adapted(openFile(file)) });

/**
 * Opens a database file, made when it is not there, and brings its tables up to date.
 * @param migrations SQL scripts in order; each is run once in the life of the file. Only ever add to the end
 * @throws Error when the file is of a newer version, or cannot be written
 */
export function openDatabaseFile<Tables>(file: string, migrations: readonly string[]): Kysely<Tables> {
  const database = openFile(file);
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > migrations.length)
      throw new Error(
        `${file} was written by a newer version of this program (${version}). Update the program.`,
      );
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    database.close();
    throw error;
  }
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: adapted(database) }) });
}
