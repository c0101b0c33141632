import { PostgresAdapter, sql, type Transaction } from 'kysely';

/**
 * Serializes transactions on the same object, even across processes. On PostgreSQL, takes an advisory lock until the
 * transaction ends. SQLite allows only one write transaction at a time anyway.
 * @param thing kind and identifiers of the object to lock
 */
export async function serialize<Tables>(
  transaction: Transaction<Tables>,
  ...thing: readonly [kind: string, ...id: string[]]
): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${JSON.stringify(thing)}, 0))`.execute(transaction);
}
