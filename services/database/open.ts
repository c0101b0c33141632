/** Opens a service's database: a SQLite file of its own, or the shared PostgreSQL database. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { Pool, types } from 'pg';
import { sqliteDialect } from './sqlite.ts';
import { errorMessage } from '../error-message.ts';
import { log } from '../log.ts';

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

/** Counts and times in milliseconds are numbers, as in SQLite; none of ours exceeds 2^53. */
const POSTGRES_TYPES = {
  getTypeParser: (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
};

/** Without a listener a lost idle connection would end the process; the next query opens another one. */
function postgresPool(connectionString: string, service: string): Pool {
  const pool = new Pool({ connectionString, max: POSTGRES_CONNECTIONS, types: POSTGRES_TYPES });
  pool.on('error', ({ message }) => log('warn', 'DatabaseConnectionLost', { service, message }));
  return pool;
}

/** How many migrations ran on a SQLite file before they were recorded in a table. */
async function unrecordedMigrations<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

/** What ran already, and is only recorded. */
const ALREADY_RUN: Migration = { up: () => Promise.resolve() };

/** Such migrations are recorded without running again. */
function withoutRepeats(migrations: Record<string, Migration>, done: number): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration], index) => [
      name,
      index < done ? ALREADY_RUN : migration,
    ]),
  );
}

/** Migrations that a later version ran before a return to this one: they only add, and stay (docs/operations.md, "Upgrading"). */
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

/** @throws unknown what the database or a migration throws */
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

/**
 * Opens the database of a service and runs its migrations.
 * @throws Error when the database cannot be reached or a migration fails
 */
export async function openDatabase<Tables>(options: Options): Promise<OpenDatabase<Tables>> {
  const kind: DatabaseKind = options.url === undefined ? 'sqlite' : 'postgres';
  let db: Kysely<Tables> | undefined;
  try {
    const dialect =
      options.url === undefined
        ? sqliteDialect(options.file)
        : new PostgresDialect({ pool: postgresPool(options.url, options.service) });
    db = new Kysely<Tables>({ dialect });
    await migrate(db, kind, options);
    return { db, kind };
  } catch (error) {
    await db?.destroy();
    const reason = errorMessage(error);
    throw new Error(
      reason.startsWith(options.file)
        ? `The database of the ${options.service} service, ${reason}`
        : `The database of the ${options.service} service could not be made ready: ${reason}`,
      { cause: error },
    );
  }
}
