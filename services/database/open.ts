/** Opens a service's database: a SQLite file of its own, or the shared PostgreSQL database. */
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
  /** A `postgres://` URL. */
  url?: string | undefined;
  /** Name of the service, which has a migration table of its own. */
  service: string;
  /** By name, oldest first. */
  migrations: (kind: DatabaseKind) => Record<string, Migration>;
}

const POSTGRES_CONNECTIONS = 10;

/** Without a listener a lost idle connection would end the process; the next query opens another one. */
function postgresPool(connectionString: string, service: string): Pool {
  const pool = new Pool({ connectionString, max: POSTGRES_CONNECTIONS });
  pool.on('error', ({ message }) =>
    console.error(JSON.stringify({ level: 'warn', event: 'DatabaseConnectionLost', service, message })),
  );
  return pool;
}

/**
 * Opens the database of a service and runs its migrations.
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
