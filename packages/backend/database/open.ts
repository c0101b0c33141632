/** Opens a service's database: its own SQLite file, or the shared PostgreSQL database. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { maintenancePool, requestPool } from './postgres-pool.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase<Tables> {
  db: Kysely<Tables>;
  /** The same database, for statements that take minutes. */
  maintenance: Kysely<Tables>;
  kind: DatabaseKind;
}

interface Options {
  /** The SQLite file, used if there is no `url`. */
  file: string;
  url?: string | undefined;
  /** Name of the service. Each service has its own migration table. */
  service: string;
  /** Migrations by name, oldest first. */
  migrations: (kind: DatabaseKind) => Record<string, Migration>;
}

/** Returns the number of migrations that ran on a SQLite file before migrations were recorded in a table. */
async function unrecordedMigrations<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

/** No-op that stands in for a migration that has already run. */
const ALREADY_RUN: Migration = { up: () => Promise.resolve() };

/** Replaces the first `done` migrations with no-ops, so that they are recorded but not run again. */
function withoutRepeats(migrations: Record<string, Migration>, done: number): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration], index) => [
      name,
      index < done ? ALREADY_RUN : migration,
    ]),
  );
}

/**
 * Returns no-ops for migrations that a later version ran before a downgrade to this one. Migrations only add to the
 * schema, so their changes stay (docs/operations.md, "Upgrading").
 */
async function laterMigrations<Tables>(
  db: Kysely<Tables>,
  table: string,
  own: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === table)) return {};
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(db);
  const later = rows.filter(({ name }) => !(name in own));
  return Object.fromEntries(later.map(({ name }) => [name, ALREADY_RUN]));
}

async function migrate<Tables>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  { service, migrations }: Options,
): Promise<void> {
  const table = `${service}_migrations`;
  const done = kind === 'sqlite' ? await unrecordedMigrations(db) : 0;
  const own = withoutRepeats(migrations(kind), done);
  const all = { ...own, ...(await laterMigrations(db, table, own)) };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(all) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

function connect<Tables>({ file, url, service }: Options): OpenDatabase<Tables> {
  if (url === undefined) {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
    return { db, maintenance: db, kind: 'sqlite' };
  }
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: requestPool(url, service) }) }),
    maintenance: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: maintenancePool(url, service) }),
    }),
    kind: 'postgres',
  };
}

/**
 * Opens the database of a service and runs its migrations.
 * @throws Error if the database cannot be reached or a migration fails
 */
export async function openDatabase<Tables>(options: Options): Promise<OpenDatabase<Tables>> {
  let database: OpenDatabase<Tables> | undefined;
  try {
    database = connect<Tables>(options);
    await migrate(database.maintenance, database.kind, options);
    return database;
  } catch (error) {
    await database?.db.destroy();
    if (database?.kind === 'postgres') await database.maintenance.destroy();
    throw new Error(
      `The database of the ${options.service} service could not be opened: ${errorMessage(error)}`,
      { cause: error },
    );
  }
}
