/**
 * Rate-limits password guessing. After five failures for an account, a network has to wait. Each later failure doubles
 * the wait. In addition, all networks share a daily limit per account. Networks that have signed in to the account or
 * reset its password are exempt from the daily limit, so that others cannot lock out the owner.
 */
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { timestamp } from '../clock.ts';
import type { MemberDatabase, MemberTables } from '../tables.ts';
import { sha256 } from './token.ts';

const FREE_FAILURES = 5;
const FIRST_LOCK_MS = 30_000;
const MAX_LOCK_MS = 15 * 60_000;
const DAY_MS = 24 * 3600_000;
/** How long failures count. */
const FAILURE_TTL_MS = DAY_MS;
/** Maximum number of failures per account per day, from all networks that the account does not trust. */
const MAX_UNTRUSTED_FAILURES = 100;
/** How long a network stays trusted: the lifetime of a session. */
const TRUSTED_MS = 30 * DAY_MS;

/** An attempt to prove one's identity by password. */
export interface Claim {
  person: string;
  /** The visitor's network, or the session in which a password is confirmed. */
  from: { network: string } | { session: string };
}

/** Returns how long the lock lasts after the given number of failures, in milliseconds. */
const lockDuration = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_FAILURES), MAX_LOCK_MS);

const accountKey = (person: string): string => sha256(person);
const keyOf = ({ person, from }: Claim): string =>
  `${accountKey(person)}.${sha256('network' in from ? `network ${from.network}` : `session ${from.session}`)}`;

type Failures = MemberTables['sign_in_failures'];

/** Returns the counter with this key. Its row stays locked until the transaction ends. */
async function lockCounter(
  transaction: Transaction<MemberTables>,
  address_hash: string,
  now: number,
): Promise<Failures> {
  const fresh = { failures: 0, locked_until: timestamp(0), updated_at: timestamp(now), trusted_until: '' };
  // Insert before reading. The insert locks the row, so that concurrent attempts are counted in turn.
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
  const isOld = Date.parse(row.updated_at) < now - FAILURE_TTL_MS;
  return isOld ? { ...row, ...fresh, trusted_until: row.trusted_until } : row;
}

const store = (transaction: Transaction<MemberTables>, { address_hash, ...count }: Failures) =>
  transaction.updateTable('sign_in_failures').set(count).where('address_hash', '=', address_hash).execute();

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Addresses
 * without an account are treated the same way.
 * @returns the remaining lock in seconds, or 0 if the attempt is allowed
 */
export async function admitSignIn(db: MemberDatabase, claim: Claim, clock: Clock): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const own = await lockCounter(transaction, keyOf(claim), now);
    const locked = Date.parse(own.locked_until) - now;
    if (locked > 0) return Math.ceil(locked / 1000);
    if ('network' in claim.from && own.trusted_until <= timestamp(now)) {
      // `updated_at` is not changed here, because the window starts with the first failure and is not extended.
      const all = await lockCounter(transaction, accountKey(claim.person), now);
      if (all.failures >= MAX_UNTRUSTED_FAILURES)
        return Math.max(1, Math.ceil((Date.parse(all.updated_at) + FAILURE_TTL_MS - now) / 1000));
      await store(transaction, { ...all, failures: all.failures + 1 });
    }
    const failures = own.failures + 1;
    await store(transaction, {
      ...own,
      failures,
      locked_until: timestamp(now + lockDuration(failures)),
      updated_at: timestamp(now),
    });
    return 0;
  });
}

/** Resets the counter after a correct password, and trusts the network. */
export async function acceptClaim(db: MemberDatabase, claim: Claim, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const own = await lockCounter(transaction, keyOf(claim), now);
    const trusted_until = timestamp(now + TRUSTED_MS);
    await store(transaction, { ...own, failures: 0, locked_until: timestamp(0), trusted_until });
    if (!('network' in claim.from) || own.trusted_until > timestamp(now)) return;
    const all = await lockCounter(transaction, accountKey(claim.person), now);
    await store(transaction, { ...all, failures: Math.max(0, all.failures - 1) });
  });
}

/** Deletes all counters and trusted networks of a person. */
export async function forgetClaims(
  db: MemberDatabase | Transaction<MemberTables>,
  person: string,
): Promise<void> {
  const key = accountKey(person);
  await db
    .deleteFrom('sign_in_failures')
    .where(({ eb, or }) => or([eb('address_hash', '=', key), eb('address_hash', 'like', `${key}.%`)]))
    .execute();
}

/** Deletes expired counters, so that guessed addresses do not fill the table. */
export async function sweepFailures(db: MemberDatabase, clock: Clock): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('updated_at', '<', timestamp(clock.now() - FAILURE_TTL_MS))
    .where('trusted_until', '<=', timestamp(clock.now()))
    .execute();
}
