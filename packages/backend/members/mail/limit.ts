/**
 * Limits the number of emails per address. Anyone can enter someone else's address in a form, and must not be able to
 * flood that inbox.
 */
import { sha256 } from '../accounts/token.ts';
import { timestamp, type Clock } from '../clock.ts';
import type { MemberDatabase } from '../tables.ts';
import type { MailKind } from './letters.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

type Purpose = 'registration' | 'passwordReset' | 'passwordChanged';

interface Limit {
  mails: number;
  withinMs: number;
}

/**
 * Each purpose has its own limit, so that exhausting one does not suppress other mails. "Welcome" and "already
 * registered" share a limit. Otherwise, someone could register a stranger's address, delete the account, and start over
 * without limit.
 */
const PURPOSES: Record<MailKind, Purpose> = {
  welcome: 'registration',
  alreadyRegistered: 'registration',
  passwordReset: 'passwordReset',
  passwordChanged: 'passwordChanged',
};
const LIMITS: Record<Purpose, readonly Limit[]> = {
  registration: [{ mails: 3, withinMs: DAY_MS }],
  passwordReset: [
    { mails: 3, withinMs: HOUR_MS },
    { mails: 10, withinMs: DAY_MS },
  ],
  passwordChanged: [{ mails: 5, withinMs: DAY_MS }],
};

/** Returns the hash of the mailbox. Mail to `ada+1@example.com` is delivered to `ada@example.com`. */
const mailboxHash = (person: string): string => sha256(person.replace(/\+[^@]*(?=@)/, ''));

/**
 * Counts an email toward the limits of its recipient.
 * @returns whether the email may be sent
 */
export async function admitMail(
  db: MemberDatabase,
  kind: MailKind,
  person: string,
  clock: Clock,
): Promise<boolean> {
  const purpose = PURPOSES[kind];
  const mailbox = { mailbox_hash: mailboxHash(person), purpose };
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    for (const { mails, withinMs } of LIMITS[purpose]) {
      const { sent } = await transaction
        .selectFrom('sent_mails')
        .select((query) => query.fn.countAll().as('sent'))
        .where((where) => where.and(mailbox))
        .where('sent_at', '>', timestamp(now - withinMs))
        .executeTakeFirstOrThrow();
      if (Number(sent) >= mails) return false;
    }
    await transaction
      .insertInto('sent_mails')
      .values({ ...mailbox, sent_at: timestamp(now) })
      .execute();
    return true;
  });
}

/** Deletes the counts of an address. */
export async function eraseMailCounts(db: MemberDatabase, person: string): Promise<void> {
  await db.deleteFrom('sent_mails').where('mailbox_hash', '=', mailboxHash(person)).execute();
}

/** Deletes counts that are too old for any limit. */
export async function sweepMailCounts(db: MemberDatabase, clock: Clock): Promise<void> {
  await db
    .deleteFrom('sent_mails')
    .where('sent_at', '<', timestamp(clock.now() - DAY_MS))
    .execute();
}
