import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { timestamp, type Clock } from './clock.ts';
import type { MemberDatabase } from './tables.ts';

interface Job {
  seq: number;
  attempts: number;
  next_at: string;
}

/** Lease, retries and backoff of a queue's jobs. */
interface QueueRules {
  /**
   * How long a job is reserved for one process. Longer than any job takes. After a crash, another process takes over.
   */
  leaseMs: number;
  /** Pause before the first retry. It doubles with each retry. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** Maximum random variation of a pause, as a fraction of the pause. It spreads out retries. */
  jitter: number;
  /** Number of attempts after which a job is dead. Only staff can resend a dead job. */
  maxAttempts: number;
}

interface Work {
  /**
   * Does the job.
   * @returns a function that undoes it, called if the job was erased or taken over in the meantime
   */
  run: () => Promise<(() => Promise<void>) | undefined>;
  onFailure: (error: unknown, attempts: number, isDead: boolean) => void;
}

const MAX_ERROR_LENGTH = 200;
const RECORD_PAUSE_MS = 500;

/**
 * Records the outcome of a job, with retries while the database is unavailable, because a sent message must not be sent
 * again.
 * @throws unknown the last error, once the lease has expired
 */
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

/** Runs a due job unless another process has reserved it. Afterwards, the job is deleted, rescheduled or dead. */
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
    // If staff rescheduled the job in the meantime, it is due again, so do not delete it.
    return db
      .deleteFrom(queue)
      .where('seq', '=', job.seq)
      .where('next_at', '=', leasedUntil)
      .executeTakeFirst();
  });
  // If the first deletion succeeded and only its response was lost, the second one finds no row.
  if (done.numDeletedRows === 0n && deletions === 1) await undo?.();
}
