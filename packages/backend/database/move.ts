/** Moves the rows of a SQLite file to PostgreSQL after an installation has set `DATABASE_URL`. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { log } from '@cleanpro/node-service/logging/log';
import type { OpenDatabase } from './open.ts';

/** Rows per INSERT statement. PostgreSQL allows at most 65,535 values per statement. */
const ROWS = 500;

type Row = Record<string, unknown>;

interface Options<Tables> {
  service: string;
  file: string;
  database: OpenDatabase<Tables>;
  openFile: () => Promise<OpenDatabase<Tables>>;
  /** Tables in insertion order: referenced tables before those that refer to them. */
  tables: readonly (keyof Tables & string)[];
  /** Columns whose values the database generates. */
  computed?: readonly string[];
}

async function insert<Tables>(db: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) VALUES ${sql.join(values)}
  `.execute(db);
}

/**
 * Copies all rows to the database if it has none, and renames the file to `FILE.moved`. If the database already has
 * rows, the file is left as it is.
 * @throws Error if the database or the file fails. The database is then unchanged.
 */
export async function moveFromFile<Tables>(options: Options<Tables>): Promise<void> {
  const { service, file, database, tables, computed = [] } = options;
  if (database.kind === 'sqlite' || !existsSync(file)) return;
  for (const table of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(database.db);
    if (rows.length > 0) {
      log('warn', 'DatabaseFileNotMoved', {
        service,
        file,
        reason: `The table ${table} already has rows, so nothing was imported`,
      });
      return;
    }
  }
  const source = await options.openFile();
  let moved = 0;
  try {
    await database.db.transaction().execute(async (transaction) => {
      for (const table of tables) {
        const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(source.db);
        for (const row of rows) for (const name of computed) delete row[name];
        for (let from = 0; from < rows.length; from += ROWS)
          await insert(transaction, table, rows.slice(from, from + ROWS));
        moved += rows.length;
      }
    });
  } finally {
    await source.db.destroy();
  }
  renameSync(file, `${file}.moved`);
  for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true });
  log('info', 'DatabaseFileMoved', { service, file, rows: moved });
}
