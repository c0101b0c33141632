/** Submissions: what visitors send by forms. Kept durably before anything else happens with them. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Commit } from '../../database/group-commit.ts';
import { moment, type Clock } from '../clock.ts';
import type { MemberDatabase, MemberTables, Submission } from '../tables.ts';

export interface Received {
  form: string;
  person: string;
  accountId: string | null;
  page: string;
  fields: Record<string, unknown>;
  idempotencyKey: string;
}

export interface Kept {
  id: string;
  receivedAt: string;
  /** The same key came before: nothing new was made. */
  replayed: boolean;
}

/** The same idempotency key came with something else. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}

interface Options {
  clock: Clock;
  /** Whether submissions go on to a CRM. */
  forward: boolean;
}

/** Keeps a submission in a transaction that is already open. @throws KeyReusedError */
export async function keepIn(
  transaction: Transaction<MemberTables>,
  received: Received,
  { clock, forward }: Options,
): Promise<Kept> {
  const receivedAt = moment(clock.now());
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
    const known = await transaction
      .selectFrom('submissions')
      .selectAll()
      .where('idempotency_key', '=', received.idempotencyKey)
      .executeTakeFirstOrThrow();
    if (known.form !== received.form || known.fields !== fields)
      throw new KeyReusedError('This idempotency key belongs to another submission');
    return { id: known.id, receivedAt: known.received_at, replayed: true };
  }
  if (forward) await enqueue(transaction, inserted.id, received.person, clock);
  return { id: inserted.id, receivedAt, replayed: false };
}

/** Keeps a submission. When the promise resolves it is on disk. @throws KeyReusedError */
export function storeSubmission(
  commit: Commit<MemberTables>,
  received: Received,
  options: Options,
): Promise<Kept> {
  return commit((transaction) => keepIn(transaction, received, options));
}

/** Puts a submission at the end of the way to the CRM. */
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
      next_at: moment(clock.now()),
      last_error: '',
    })
    .execute();
}

/** A submission as the CRM, an export and the staff see it. */
export interface SubmissionView {
  id: string;
  form: string;
  page: string;
  receivedAt: string;
  fields: Record<string, unknown>;
}

/** What stands in the table was an object when it was put there. */
export function viewOf(row: Submission): SubmissionView {
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

/** What an account sent while signed in, newest first. */
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
  return rows.map(viewOf);
}
