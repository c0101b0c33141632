/** Where a service keeps its rows: a SQLite file of its own, or the PostgreSQL database that all share. */
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { Pool } from 'pg';
import { sqliteDialect } from './sqlite.ts';
import { errorMessage } from '../error-message.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase<Tables> {
  db: Kysely<Tables>;
  kind: DatabaseKind;
}

interface Options {
  /** The SQLite file, used when there is no `url`. */
  file: string;
  /** A `postgres://` address. */
  url?: string | undefined;
  /** Name of the service; its migrations are counted apart from those of others in the same database. */
  service: string;
  /** By name, oldest first. */
  migrations: (kind: DatabaseKind) => Record<string, Migration>;
}

const POSTGRES_CONNECTIONS = 10;

/** A pool that outlives a lost connection: the next query opens another, and one that cannot says so itself. */
function postgresPool(connectionString: string, service: string): Pool {
  const pool = new Pool({ connectionString, max: POSTGRES_CONNECTIONS });
  pool.on('error', ({ message }) =>
    console.error(JSON.stringify({ level: 'warn', event: 'DatabaseConnectionLost', service, message })),
  );
  return pool;
}

/**
 * Opens the database of a service and brings its tables up to date.
 * @throws Error when the database cannot be reached or a migration fails
 */
export async function openDatabase<Tables>(options: Options): Promise<OpenDatabase<Tables>> {
  const kind: DatabaseKind = options.url === undefined ? 'sqlite' : 'postgres';
  const db = new Kysely<Tables>({
    dialect:
      options.url === undefined
        ? sqliteDialect(options.file)
        : new PostgresDialect({ pool: postgresPool(options.url, options.service) }),
  });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(options.migrations(kind)) },
    migrationTableName: `${options.service}_migrations`,
    migrationLockTableName: `${options.service}_migrations_lock`,
  }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error(
      `The database of the ${options.service} service could not be made ready: ${errorMessage(error)}`,
      { cause: error },
    );
  }
  return { db, kind };
}
