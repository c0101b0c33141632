/** Accounts and sessions. Neither messages nor timing reveal whether an address has an account. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { serialize } from '../../database/serialize.ts';
import { timestamp, type Clock } from '../clock.ts';
import { enqueueMail } from '../mail/post.ts';
import { storeInTransaction, type IncomingSubmission } from '../submissions/store.ts';
import type { Account, MemberDatabase, MemberTables } from '../tables.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './password.ts';
import { acceptClaim, admitSignIn, forgetClaims, type Claim } from './throttle.ts';
import { newToken, sha256 } from './token.ts';

const SESSION_MS = 30 * 24 * 3600_000;

export interface MemberView {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Other fields of the registration form. */
  profile: Record<string, unknown>;
  createdAt: string;
}

/** Returns an account without its password hash. */
export function toMember(account: Account): MemberView {
  const profile: unknown = JSON.parse(account.profile);
  return {
    id: account.id,
    email: account.person,
    firstName: account.first_name,
    lastName: account.last_name,
    profile: typeof profile === 'object' && profile !== null ? { ...profile } : {},
    createdAt: account.created_at,
  };
}

export interface Registration extends IncomingSubmission {
  password: string;
  firstName: string;
  lastName: string;
}

interface Context {
  db: MemberDatabase;
  clock: Clock;
  forward: boolean;
}

/**
 * Registers a member. If the address already has an account, the response is the same, and an email informs the owner.
 * @throws PasswordRefusedError if the password is easy to guess
 * @throws BusyError if too many passwords are being hashed
 * @throws KeyReusedError if the idempotency key belongs to another submission
 */
export async function register(context: Context, registration: Registration): Promise<void> {
  const { db, clock } = context;
  checkNewPassword(registration.password, { ...registration, email: registration.person });
  const password = await hashPassword(registration.password);
  await db.transaction().execute(async (transaction) => {
    const stored = await storeInTransaction(transaction, registration, context);
    if (stored.replayed) return;
    const id = randomUUID();
    const created = await transaction
      .insertInto('accounts')
      .values({
        id,
        person: registration.person,
        password,
        first_name: registration.firstName,
        last_name: registration.lastName,
        profile: JSON.stringify(registration.fields),
        created_at: stored.receivedAt,
      })
      .onConflict((conflict) => conflict.column('person').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Run in both cases, so that timing does not reveal whether the account existed.
    await transaction
      .updateTable('submissions')
      .set({ account_id: created ? id : null })
      .where('id', '=', stored.id)
      .execute();
    await enqueueMail(transaction, created ? 'welcome' : 'alreadyRegistered', registration.person, clock);
  });
}

interface NewSession {
  token: string;
  expiresAt: string;
  member: MemberView;
}

export type SignIn =
  { kind: 'signedIn'; session: NewSession } | { kind: 'refused' } | { kind: 'locked'; seconds: number };

/**
 * Whether an account still has the password that was verified. Another request may have changed it while the hash was
 * computed. Prevents more changes until the transaction ends.
 */
async function hasPassword(
  transaction: Transaction<MemberTables>,
  { id, password }: Account,
): Promise<boolean> {
  await serialize(transaction, 'account', id);
  const stored = await transaction
    .selectFrom('accounts')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirst();
  return stored?.password === password;
}

async function openSession(
  transaction: Transaction<MemberTables>,
  account: Account,
  clock: Clock,
): Promise<SignIn> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = timestamp(now + SESSION_MS);
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      account_id: account.id,
      created_at: timestamp(now),
      expires_at: expiresAt,
    })
    .execute();
  return { kind: 'signedIn', session: { token, expiresAt, member: toMember(account) } };
}

/**
 * Signs in with a new session token, which prevents session fixation.
 * @throws BusyError if too many passwords are being hashed
 */
export async function signIn(
  { db, clock }: Context,
  { person, password, network }: { person: string; password: string; network: string },
): Promise<SignIn> {
  const claim: Claim = { person, from: { network } };
  const seconds = await admitSignIn(db, claim, clock);
  if (seconds > 0) return { kind: 'locked', seconds };
  const account = await db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst();
  if (!(await isPassword(password, account?.password)) || !account) return { kind: 'refused' };
  await acceptClaim(db, claim, clock);
  return db
    .transaction()
    .execute(async (transaction) =>
      (await hasPassword(transaction, account))
        ? openSession(transaction, account, clock)
        : { kind: 'refused' },
    );
}

/** Returns the account of a session, or undefined if the session has expired or does not exist. */
export function accountOf({ db, clock }: Context, token: string): Promise<Account | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('sessions.token_hash', '=', sha256(token))
    .where('sessions.expires_at', '>', timestamp(clock.now()))
    .executeTakeFirst();
}

/** Ends a session. */
export async function signOut({ db }: Context, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute();
}

/** Deletes expired sessions and password reset tokens. */
export async function sweepTokens(db: MemberDatabase, clock: Clock): Promise<void> {
  const now = timestamp(clock.now());
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

/**
 * Returns the claim of a signed-in member. It is counted separately from sign-ins, so that people without a session
 * cannot lock it.
 */
const sessionClaim = ({ id, person }: Account): Claim => ({ person, from: { session: id } });

/**
 * Changes the password, ends all sessions and opens a new one.
 * @throws PasswordRefusedError if the new password is easy to guess
 * @throws BusyError if too many passwords are being hashed
 */
export async function changePassword(
  { db, clock }: Context,
  account: Account,
  { current, next }: { current: string; next: string },
): Promise<SignIn> {
  const claim = sessionClaim(account);
  const seconds = await admitSignIn(db, claim, clock);
  if (seconds > 0) return { kind: 'locked', seconds };
  if (!(await isPassword(current, account.password))) return { kind: 'refused' };
  await acceptClaim(db, claim, clock);
  checkNewPassword(next, toMember(account));
  const password = await hashPassword(next);
  return db.transaction().execute(async (transaction) => {
    if (!(await hasPassword(transaction, account))) return { kind: 'refused' };
    await setPassword(transaction, account, password, clock);
    return openSession(transaction, account, clock);
  });
}

/** Sets a password and invalidates all sessions and reset links. */
async function setPassword(
  transaction: Transaction<MemberTables>,
  { id, person }: Account,
  password: string,
  clock: Clock,
): Promise<void> {
  await transaction.updateTable('accounts').set({ password }).where('id', '=', id).execute();
  await transaction.deleteFrom('sessions').where('account_id', '=', id).execute();
  await transaction.deleteFrom('password_resets').where('account_id', '=', id).execute();
  await enqueueMail(transaction, 'passwordChanged', person, clock);
}

/**
 * Sets a password with the token from a mail. The token works once, but stays valid if the password is refused.
 * @returns false if the token is used, expired or unknown
 * @throws PasswordRefusedError if the password is easy to guess
 * @throws BusyError if too many passwords are being hashed
 */
export async function resetPassword(
  { db, clock }: Context,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<boolean> {
  const account = await db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .selectAll('accounts')
    .where('password_resets.token_hash', '=', sha256(token))
    .where('password_resets.expires_at', '>', timestamp(clock.now()))
    .executeTakeFirst();
  if (!account) return false;
  checkNewPassword(password, toMember(account));
  const hash = await hashPassword(password);
  const isSet = await db.transaction().execute(async (transaction) => {
    await serialize(transaction, 'account', account.id);
    // If two requests use the same token, only one of them deletes it.
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) return false;
    await setPassword(transaction, account, hash, clock);
    return true;
  });
  if (!isSet) return false;
  const { person } = account;
  await forgetClaims(db, person);
  await acceptClaim(db, { person, from: { network } }, clock);
  return true;
}

/**
 * Checks an account's password. Counts as a sign-in attempt.
 * @throws BusyError if too many passwords are being hashed
 */
export async function confirmPassword(
  { db, clock }: Context,
  account: Account,
  password: string,
): Promise<{ kind: 'right' } | { kind: 'refused' } | { kind: 'locked'; seconds: number }> {
  const claim = sessionClaim(account);
  const seconds = await admitSignIn(db, claim, clock);
  if (seconds > 0) return { kind: 'locked', seconds };
  if (!(await isPassword(password, account.password))) return { kind: 'refused' };
  await acceptClaim(db, claim, clock);
  return { kind: 'right' };
}
