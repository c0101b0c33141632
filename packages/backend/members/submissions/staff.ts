/** Lets staff list, show, export and resend submissions. */
import { timestamp, type Clock } from '../clock.ts';
import type { MemberDatabase } from '../tables.ts';
import { enqueue, toView, type SubmissionView } from './store.ts';

const PAGE_SIZE = 500;

export interface Filter {
  form?: string | undefined;
  person?: string | undefined;
  /** ISO 8601, inclusive. */
  since?: string | undefined;
}

/** Yields submissions from oldest to newest. Reads page by page, so that any number fits in memory. */
export async function* eachSubmission(
  db: MemberDatabase,
  filter: Filter = {},
): AsyncGenerator<SubmissionView> {
  let after = { received_at: '', id: '' };
  for (;;) {
    let query = db
      .selectFrom('submissions')
      .selectAll()
      .where(({ eb, and, or }) =>
        or([
          eb('received_at', '>', after.received_at),
          and([eb('received_at', '=', after.received_at), eb('id', '>', after.id)]),
        ]),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(PAGE_SIZE);
    if (filter.form !== undefined) query = query.where('form', '=', filter.form);
    if (filter.person !== undefined) query = query.where('person', '=', filter.person);
    if (filter.since !== undefined) query = query.where('received_at', '>=', filter.since);
    const rows = await query.execute();
    for (const row of rows) yield toView(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last;
  }
}

/** Returns a submission with its delivery state, or undefined if it does not exist. */
export async function showSubmission(
  db: MemberDatabase,
  id: string,
): Promise<{ submission: SubmissionView; delivery: string } | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const waiting = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', id)
    .executeTakeFirst();
  const delivery = waiting
    ? `${waiting.state}, ${waiting.attempts} attempts${waiting.last_error ? `, last: ${waiting.last_error}` : ''}`
    : 'not waiting';
  return { submission: toView(row), delivery };
}

/** Returns dead letters, oldest first. */
export function deadLetters(db: MemberDatabase) {
  return db
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['submissions.id', 'submissions.form', 'outbox.attempts', 'outbox.last_error', 'outbox.next_at'])
    .where('outbox.state', '=', 'dead')
    .orderBy('outbox.seq')
    .execute();
}

/**
 * Enqueues a submission again, or all dead letters.
 * @returns the number of submissions enqueued
 */
export async function resend(
  db: MemberDatabase,
  which: { id: string } | 'dead',
  clock: Clock,
): Promise<number> {
  const fresh = { state: 'waiting' as const, attempts: 0, next_at: timestamp(clock.now()), last_error: '' };
  if (which === 'dead') {
    const updated = await db.updateTable('outbox').set(fresh).where('state', '=', 'dead').executeTakeFirst();
    return Number(updated.numUpdatedRows);
  }
  return db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable('outbox')
      .set(fresh)
      .where('submission_id', '=', which.id)
      .executeTakeFirst();
    if (updated.numUpdatedRows > 0n) return Number(updated.numUpdatedRows);
    const row = await transaction
      .selectFrom('submissions')
      .select(['id', 'person'])
      .where('id', '=', which.id)
      .executeTakeFirst();
    if (!row) return 0;
    await enqueue(transaction, row.id, row.person, clock);
    return 1;
  });
}
