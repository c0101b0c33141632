/** Slows down who guesses passwords of one address: after five failures each next one locks for twice as long. */
import type { Clock } from '../clock.ts';
import { moment } from '../clock.ts';
import type { MemberDatabase } from '../tables.ts';
import { sha256 } from './token.ts';

const FREE_FAILURES = 5;
const FIRST_LOCK_MS = 30_000;
const MAX_LOCK_MS = 15 * 60_000;
/** Failures of a day ago no longer count. */
const FORGOTTEN_AFTER_MS = 24 * 3600_000;

/** How long the lock lasts after a number of failures, in milliseconds. */
export const lockAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_FAILURES), MAX_LOCK_MS);

/**
 * Counts an attempt before the password is looked at, so that attempts at the same time cannot slip past the limit.
 * The same for an address with an account and one without.
 * @returns seconds to wait when the address is locked, 0 when the attempt may go on
 */
export async function admitSignIn(db: MemberDatabase, person: string, clock: Clock): Promise<number> {
  const address_hash = sha256(person);
  const now = clock.now();
  const fresh = { failures: 0, locked_until: moment(0), updated_at: moment(now) };
  return db.transaction().execute(async (transaction) => {
    // Writing first takes the row's lock: no other attempt of this address reads until this one has counted.
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
    const before = Date.parse(row.updated_at) < now - FORGOTTEN_AFTER_MS ? 0 : row.failures;
    const failures = before + 1;
    await transaction
      .updateTable('sign_in_failures')
      .set({ failures, locked_until: moment(now + lockAfter(failures)), updated_at: moment(now) })
      .where('address_hash', '=', address_hash)
      .execute();
    return 0;
  });
}

/** The right password, or a reset of it, ends the count. */
export async function forgetFailures(db: MemberDatabase, person: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('address_hash', '=', sha256(person)).execute();
}

/** Removes counts that no longer matter, so that guessed addresses do not fill the table. */
export async function sweepFailures(db: MemberDatabase, clock: Clock): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('updated_at', '<', moment(clock.now() - FORGOTTEN_AFTER_MS))
    .execute();
}
