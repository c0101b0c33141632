/** Rate-limits password guessing per address: after five failures each further one doubles the lock. */
import type { Clock } from '../clock.ts';
import { timestamp } from '../clock.ts';
import type { MemberDatabase } from '../tables.ts';
import { sha256 } from './token.ts';

const FREE_FAILURES = 5;
const FIRST_LOCK_MS = 30_000;
const MAX_LOCK_MS = 15 * 60_000;
/** When failures no longer count. */
const FAILURE_TTL_MS = 24 * 3600_000;

/** How long the lock lasts after a number of failures, in milliseconds. */
const lockDuration = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_FAILURES), MAX_LOCK_MS);

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Addresses
 * without an account are treated the same.
 * @returns the remaining lock in seconds, 0 when the attempt is allowed
 */
export async function admitSignIn(db: MemberDatabase, person: string, clock: Clock): Promise<number> {
  const address_hash = sha256(person);
  const now = clock.now();
  const fresh = { failures: 0, locked_until: timestamp(0), updated_at: timestamp(now) };
  return db.transaction().execute(async (transaction) => {
    // Writing first takes the row's lock, so that concurrent attempts count one after the other.
    await transaction
      .insertInto('sign_in_failures')
      .values({ address_hash, ...fresh })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ address_hash }))
      .execute();
    const row = await transaction
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('address_hash', '=', address_hash)
      .executeTakeFirstOrThrow();
    const locked = Date.parse(row.locked_until) - now;
    if (locked > 0) return Math.ceil(locked / 1000);
    const before = Date.parse(row.updated_at) < now - FAILURE_TTL_MS ? 0 : row.failures;
    const failures = before + 1;
    await transaction
      .updateTable('sign_in_failures')
      .set({ failures, locked_until: timestamp(now + lockDuration(failures)), updated_at: timestamp(now) })
      .where('address_hash', '=', address_hash)
      .execute();
    return 0;
  });
}

/** Resets the count after a successful sign-in or a password reset. */
export async function clearFailures(db: MemberDatabase, person: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('address_hash', '=', sha256(person)).execute();
}

/** Deletes expired counts, so that guessed addresses do not fill the table. */
export async function sweepFailures(db: MemberDatabase, clock: Clock): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('updated_at', '<', timestamp(clock.now() - FAILURE_TTL_MS))
    .execute();
}
