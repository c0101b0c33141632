import { PostgresAdapter, sql, type Transaction } from 'kysely';

/**
 * Lets transactions on one thing run one after the other, also those of other processes: on PostgreSQL by an advisory
 * lock until the transaction ends. SQLite runs one writing transaction at a time anyway.
 * @param thing its kind and what identifies it
 */
export async function serialize<Tables>(
  transaction: Transaction<Tables>,
  ...thing: readonly [kind: string, ...id: string[]]
): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify(thing)}, 0))`.execute(transaction);
}
