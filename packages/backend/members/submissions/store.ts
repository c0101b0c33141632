/** Stores submitted forms. Each is on disk before anything else happens with it. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Commit } from '../../database/group-commit.ts';
import { timestamp, type Clock } from '../clock.ts';
import type { MemberDatabase, MemberTables, Submission } from '../tables.ts';

export interface IncomingSubmission {
  form: string;
  person: string;
  accountId: string | null;
  page: string;
  fields: Record<string, unknown>;
  idempotencyKey: string;
}

export interface StoredSubmission {
  id: string;
  receivedAt: string;
  /** Whether the idempotency key was used before. If so, nothing was stored. */
  replayed: boolean;
}

/** Thrown when an idempotency key is reused with a different body. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}

interface Options {
  clock: Clock;
  forward: boolean;
}

/**
 * Stores a submission in an open transaction.
 * @throws KeyReusedError if the idempotency key belongs to another submission
 */
export async function storeInTransaction(
  transaction: Transaction<MemberTables>,
  received: IncomingSubmission,
  { clock, forward }: Options,
): Promise<StoredSubmission> {
  const receivedAt = timestamp(clock.now());
  const fields = JSON.stringify(received.fields);
  const inserted = await transaction
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      form: received.form,
      person: received.person,
      account_id: received.accountId,
      page: received.page,
      fields,
      received_at: receivedAt,
      idempotency_key: received.idempotencyKey,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const existing = await transaction
      .selectFrom('submissions')
      .selectAll()
      .where('idempotency_key', '=', received.idempotencyKey)
      .executeTakeFirstOrThrow();
    if (existing.form !== received.form || existing.fields !== fields)
      throw new KeyReusedError('This idempotency key belongs to another submission');
    return { id: existing.id, receivedAt: existing.received_at, replayed: true };
  }
  if (forward) await enqueue(transaction, inserted.id, received.person, clock);
  return { id: inserted.id, receivedAt, replayed: false };
}

/**
 * Stores a submission. It is on disk when the promise resolves.
 * @throws KeyReusedError if the idempotency key belongs to another submission
 */
export function storeSubmission(
  commit: Commit<MemberTables>,
  received: IncomingSubmission,
  options: Options,
): Promise<StoredSubmission> {
  return commit((transaction) => storeInTransaction(transaction, received, options));
}

/** Appends a submission to the outbox. */
export async function enqueue(
  db: MemberDatabase | Transaction<MemberTables>,
  submissionId: string,
  person: string,
  clock: Clock,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      submission_id: submissionId,
      person,
      state: 'waiting',
      attempts: 0,
      next_at: timestamp(clock.now()),
      last_error: '',
    })
    .execute();
}

/** A submission as the CRM, exports and staff receive it. */
export interface SubmissionView {
  id: string;
  form: string;
  page: string;
  receivedAt: string;
  fields: Record<string, unknown>;
}

/**
 * Converts a row of the table `submissions`.
 * @throws Error if its fields are not an object
 */
export function toView(row: Submission): SubmissionView {
  const fields: unknown = JSON.parse(row.fields);
  if (typeof fields !== 'object' || fields === null)
    throw new Error(`The fields of submission ${row.id} are not an object`);
  return {
    id: row.id,
    form: row.form,
    page: row.page,
    receivedAt: row.received_at,
    fields: { ...fields },
  };
}

/** Returns the submissions that an account sent while signed in, newest first. */
export async function submissionsOfAccount(
  db: MemberDatabase,
  accountId: string,
  limit: number,
): Promise<SubmissionView[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toView);
}
