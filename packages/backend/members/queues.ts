import { sql } from 'kysely';
import type { MemberDatabase } from './tables.ts';

export interface QueueLength {
  queue: 'submission-forwarding' | 'mail';
  /** `dead` after the last attempt. Only staff can resend dead submissions and mails. */
  state: 'waiting' | 'dead';
  length: number;
}

const STATES = ['waiting', 'dead'] as const;

/** Returns the number of submissions and emails in the queues of the database, for all processes that share it. */
export async function memberQueues(db: MemberDatabase): Promise<QueueLength[]> {
  const [submissions, mails] = await Promise.all([
    db
      .selectFrom('outbox')
      .select(['state', sql<number | string>`count(*)`.as('length')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('mail_jobs')
      .select(['state', sql<number | string>`count(*)`.as('length')])
      .groupBy('state')
      .execute(),
  ]);
  return [
    { queue: 'submission-forwarding' as const, rows: submissions },
    { queue: 'mail' as const, rows: mails },
  ].flatMap(({ queue, rows }) =>
    STATES.map((state) => ({
      queue,
      state,
      // PostgreSQL returns counts as 64-bit integers, which arrive as strings.
      length: Number(rows.find((row) => row.state === state)?.length ?? 0),
    })),
  );
}
