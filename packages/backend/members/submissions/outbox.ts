/**
 * Forwards submissions to the customer's CRM: signed, at least once, and in order per person. Failures are retried with
 * exponential backoff. After too many attempts a submission becomes a dead letter, which staff can resend.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { log } from '@cleanpro/node-service/logging/log';
import { timestamp, type Clock } from '../clock.ts';
import { workOnJob } from '../leased-job.ts';
import type { MemberDatabase } from '../tables.ts';
import { startWorker, type Worker } from '@cleanpro/node-service/worker';
import { toView } from './store.ts';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';

const BATCH = 32;
const TIMEOUT_MS = 10_000;
const LEASE_MS = 60_000;
const POLL_MS = 1_000;

export interface ForwardOptions {
  db: MemberDatabase;
  clock: Clock;
  url: string;
  secret: string;
  /** Pause before the first retry. It doubles with each retry. */
  firstPauseMs?: number;
  maxPauseMs?: number;
  attempts?: number;
}

/** Returns the signature header of a body: `t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`. */
export function signatureOf(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

interface Due {
  seq: number;
  submission_id: string;
  attempts: number;
  next_at: string;
}

async function dueOf(db: MemberDatabase, now: string): Promise<Due[]> {
  const heads = db
    .selectFrom('outbox')
    .select(sql<number>`min(seq)`.as('seq'))
    .where('state', '=', 'waiting')
    .groupBy('person');
  return db
    .selectFrom('outbox')
    .select(['seq', 'submission_id', 'attempts', 'next_at'])
    .where('seq', 'in', heads)
    .where('next_at', '<=', now)
    .orderBy('seq')
    .limit(BATCH)
    .execute();
}

/** Starts the worker that forwards submissions. */
export function startForwarding(options: ForwardOptions): Worker {
  const { db, clock, url, secret } = options;
  const rules = {
    leaseMs: LEASE_MS,
    firstPauseMs: options.firstPauseMs ?? 2_000,
    maxPauseMs: options.maxPauseMs ?? 3600_000,
    jitter: 0.25,
    maxAttempts: options.attempts ?? 14,
  };

  async function post(submissionId: string): Promise<void> {
    const row = await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', submissionId)
      .executeTakeFirst();
    // The submission was erased in the meantime, together with its outbox row.
    if (!row) return;
    const body = JSON.stringify(toView(row));
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': row.id,
        'x-submission-signature': signatureOf(secret, body, clock.now()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  }

  const deliver = (due: Due): Promise<void> =>
    workOnJob(options, 'outbox', due, rules, {
      run: async () => {
        await post(due.submission_id);
        return undefined;
      },
      onFailure: (error, attempts, isDead) =>
        log(isDead ? 'error' : 'warn', isDead ? 'SubmissionDeadLetter' : 'SubmissionForwardFailure', {
          id: due.submission_id,
          attempts,
          reason: errorMessage(error),
        }),
    });

  return startWorker('SubmissionForwarding', Math.min(POLL_MS, rules.firstPauseMs), async () => {
    const due = await dueOf(db, timestamp(clock.now()));
    await Promise.all(due.map(deliver));
    return due.length > 0;
  });
}
