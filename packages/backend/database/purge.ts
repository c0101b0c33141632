import { sql } from 'kysely';
import type { OpenDatabase } from './open.ts';

/**
 * Removes the content of deleted rows, which otherwise remains in SQLite's write-ahead log or in PostgreSQL's table
 * pages.
 */
export async function purgeDeletedRows<Tables>(
  { maintenance, kind }: Pick<OpenDatabase<Tables>, 'maintenance' | 'kind'>,
  tables: readonly string[],
): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(maintenance);
  else await sql`vacuum ${sql.join(tables.map((table) => sql.table(table)))}`.execute(maintenance);
}
