/** Sends queued emails by SMTP or writes them to a folder. */
import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { log } from '@cleanpro/node-service/logging/log';
import { newToken, sha256 } from '../accounts/token.ts';
import { timestamp, type Clock } from '../clock.ts';
import { workOnJob } from '../leased-job.ts';
import type { MemberDatabase, MemberTables } from '../tables.ts';
import { startWorker, type Worker } from '@cleanpro/node-service/worker';
import { mailPrefix } from './folder.ts';
import { admitMail } from './limit.ts';
import { renderMail, type MailKind } from './letters.ts';
import type { Selectable, Transaction } from 'kysely';

const RESET_MS = 30 * 60_000;
/** Timeout of each step of an SMTP conversation. The lease covers ten steps, the most that a conversation has. */
const STEP_TIMEOUT_MS = 20_000;
const RULES = { leaseMs: 4 * 60_000, firstPauseMs: 5_000, maxPauseMs: 3600_000, jitter: 0, maxAttempts: 12 };
const POLL_MS = 1_000;
const BATCH = 20;
const SMTP_ERROR = z.object({ code: z.string().optional(), responseCode: z.number().optional() }).catch({});
const KINDS: readonly MailKind[] = ['welcome', 'alreadyRegistered', 'passwordReset', 'passwordChanged'];

export interface MailOptions {
  db: MemberDatabase;
  clock: Clock;
  /** `smtp://` or `smtps://`. Without it, emails are written to `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
  from: string;
  siteUrl: string;
}

/** Queues an email, in the same transaction as its cause. */
export async function enqueueMail(
  db: MemberDatabase | Transaction<MemberTables>,
  kind: MailKind,
  person: string,
  clock: Clock,
): Promise<void> {
  await db
    .insertInto('mail_jobs')
    .values({ kind, person, state: 'waiting', attempts: 0, next_at: timestamp(clock.now()), last_error: '' })
    .execute();
}

/** Writes a file atomically and syncs it to disk. */
async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.part`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
}

/** Starts the worker that sends mails. */
export function startMail(options: MailOptions): Worker {
  const { db, clock, folder, from, siteUrl, smtpUrl } = options;
  mkdirSync(folder, { recursive: true });
  const smtp: Transporter | undefined =
    smtpUrl === undefined
      ? undefined
      : createTransport(
          {
            url: smtpUrl,
            connectionTimeout: STEP_TIMEOUT_MS,
            greetingTimeout: STEP_TIMEOUT_MS,
            socketTimeout: STEP_TIMEOUT_MS,
          },
          { disableFileAccess: true, disableUrlAccess: true },
        );
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  /**
   * Sends an email unless its address has reached the limit.
   * @returns the path of the mail if it was written to the folder
   */
  async function send(kind: MailKind, person: string, isRetry: boolean): Promise<string | undefined> {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'first_name'])
      .where('person', '=', person)
      .executeTakeFirst();
    // The account is looked up here, after the response was sent, so that neither its text nor its timing reveals
    // whether there is an account.
    if (!account) return undefined;
    if (!isRetry && !(await admitMail(db, kind, person, clock))) {
      log('warn', 'MailLimitReached', { kind });
      return undefined;
    }
    let resetUrl = '';
    if (kind === 'passwordReset') {
      const token = newToken();
      await db
        .insertInto('password_resets')
        .values({
          token_hash: sha256(token),
          account_id: account.id,
          expires_at: timestamp(clock.now() + RESET_MS),
        })
        .execute();
      resetUrl = `${siteUrl}/api/members/reset?token=${token}`;
    }
    const message = {
      from,
      to: { name: '', address: person },
      ...renderMail(kind, { firstName: account.first_name, siteUrl, resetUrl }),
    };
    if (smtp) {
      await smtp.sendMail(message);
      return undefined;
    }
    const built = await writer.sendMail(message);
    if (!Buffer.isBuffer(built.message)) throw new Error('Nodemailer did not return a message');
    const at = timestamp(clock.now()).replaceAll(/[:.]/g, '-');
    const name = `${mailPrefix(sha256(person))}${at}-${kind}-${randomUUID().slice(0, 8)}.eml`;
    await writeDurably(folder, name, built.message);
    return join(folder, name);
  }

  const work = (job: Selectable<MemberTables['mail_jobs']>): Promise<void> =>
    workOnJob(options, 'mail_jobs', job, RULES, {
      run: async () => {
        const kind = KINDS.find((candidate) => candidate === job.kind);
        if (!kind) throw new Error(`Unknown kind of job in the mail queue: "${job.kind}"`);
        const file = await send(kind, job.person, job.attempts > 0);
        return file === undefined ? undefined : () => rm(file, { force: true });
      },
      onFailure: (error, attempts, isDead) => {
        // The text of an SMTP error may contain the address, so only its codes are logged.
        const { code, responseCode } = SMTP_ERROR.parse(error);
        log(isDead ? 'error' : 'warn', isDead ? 'MailGivenUp' : 'MailFailure', {
          kind: job.kind,
          attempts,
          code,
          status: responseCode,
        });
      },
    });

  return startWorker('Mail', POLL_MS, async () => {
    const jobs = await db
      .selectFrom('mail_jobs')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('next_at', '<=', timestamp(clock.now()))
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    for (const job of jobs) await work(job);
    return jobs.length > 0;
  });
}
