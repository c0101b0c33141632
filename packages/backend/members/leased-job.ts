import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { timestamp, type Clock } from './clock.ts';
import type { MemberDatabase } from './tables.ts';

/** A row of a queue. */
interface Job {
  seq: number;
  attempts: number;
  next_at: string;
}

/** How long and how often a queue's jobs are worked on. */
interface QueueRules {
  /** How long a job is reserved for one process, longer than it can take; after a crash another takes over. */
  leaseMs: number;
  /** The pause after the first failure; doubled after each. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** The share by which a pause is longer or shorter at random, which keeps retries from arriving at the same time. */
  jitter: number;
  /** After so many a job is dead: only staff resend it. */
  maxAttempts: number;
}

interface Work {
  /** Does the job. @returns what undoes it, should the job have been erased or taken over meanwhile */
  run: () => Promise<(() => Promise<void>) | undefined>;
  /** Logs a failure. */
  onFailure: (error: unknown, attempts: number, isDead: boolean) => void;
}

const MAX_ERROR_LENGTH = 200;
const RECORD_PAUSE_MS = 500;

/** Records an outcome, again while the database is away: what was sent is not sent twice. @throws unknown after the lease */
async function record<T>(leaseMs: number, write: () => Promise<T>): Promise<T> {
  const end = performance.now() + leaseMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(RECORD_PAUSE_MS, undefined, { ref: false });
    }
  }
}

/** Works on a job that is due, unless another process does: it is gone afterwards, due again later, or dead. */
export async function workOnJob(
  { db, clock }: { db: MemberDatabase; clock: Clock },
  queue: 'outbox' | 'mail_jobs',
  job: Job,
  { leaseMs, firstPauseMs, maxPauseMs, jitter, maxAttempts }: QueueRules,
  { run, onFailure }: Work,
): Promise<void> {
  const leasedUntil = timestamp(clock.now() + leaseMs);
  const claimed = await db
    .updateTable(queue)
    .set({ next_at: leasedUntil })
    .where('seq', '=', job.seq)
    .where('next_at', '=', job.next_at)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return;
  let undo: Awaited<ReturnType<Work['run']>>;
  try {
    undo = await run();
  } catch (error) {
    const attempts = job.attempts + 1;
    const isDead = attempts >= maxAttempts;
    const pause =
      Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs) * (1 + jitter * (2 * Math.random() - 1));
    onFailure(error, attempts, isDead);
    await record(leaseMs, () =>
      db
        .updateTable(queue)
        .set({
          attempts,
          state: isDead ? 'dead' : 'waiting',
          next_at: timestamp(clock.now() + pause),
          last_error: errorMessage(error).slice(0, MAX_ERROR_LENGTH),
        })
        .where('seq', '=', job.seq)
        .where('next_at', '=', leasedUntil)
        .execute(),
    );
    return;
  }
  let deletions = 0;
  const done = await record(leaseMs, () => {
    deletions += 1;
    // Not when staff resent it meanwhile: it is due again.
    return db
      .deleteFrom(queue)
      .where('seq', '=', job.seq)
      .where('next_at', '=', leasedUntil)
      .executeTakeFirst();
  });
  // A deletion whose answer was lost may have been this process's own.
  if (done.numDeletedRows === 0n && deletions === 1) await undo?.();
}
