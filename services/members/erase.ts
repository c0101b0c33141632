/** Erases a person on request: every row, every mail on disk, and the bytes that they left in the database file. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseKind } from '../database/open.ts';
import { sha256 } from './accounts/token.ts';
import { mailPrefix } from './mail/folder.ts';
import { personOf } from './person.ts';
import type { MemberDatabase } from './tables.ts';

const TABLES = [
  'outbox',
  'mail_jobs',
  'sessions',
  'password_resets',
  'submissions',
  'accounts',
  'sign_in_failures',
];

export interface Erased {
  submissions: number;
  accounts: number;
  mails: number;
  /** Submissions of others that name the address in their text: for staff to look at. */
  mentionedIn: string[];
}

/**
 * Erases a person, by email address.
 * @param folder where mails are written when there is no SMTP server
 * @param scope `account` leaves what was sent without being signed in: nobody has shown that the address is theirs
 */
export async function erasePerson(
  { db, kind }: { db: MemberDatabase; kind: DatabaseKind },
  email: string,
  folder: string,
  scope: 'everything' | 'account' = 'everything',
): Promise<Erased> {
  const person = personOf(email);
  const counts = await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('person', '=', person)
      .executeTakeFirst();
    const own = await transaction
      .selectFrom('submissions')
      .select('id')
      .where(({ eb, or }) =>
        or([
          ...(scope === 'everything' ? [eb('person', '=', person)] : []),
          ...(account ? [eb('account_id', '=', account.id)] : []),
        ]),
      )
      .execute();
    const ids = own.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 500) {
      const part = ids.slice(at, at + 500);
      await transaction.deleteFrom('outbox').where('submission_id', 'in', part).execute();
      await transaction.deleteFrom('submissions').where('id', 'in', part).execute();
    }
    await transaction.deleteFrom('mail_jobs').where('person', '=', person).execute();
    await transaction.deleteFrom('sign_in_failures').where('address_hash', '=', sha256(person)).execute();
    if (account) {
      await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute();
      await transaction.deleteFrom('password_resets').where('account_id', '=', account.id).execute();
      await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
    }
    return { submissions: ids.length, accounts: account ? 1 : 0 };
  });
  const mails = readdirSync(folder).filter((name) => name.replace(/^\./, '').startsWith(mailPrefix(person)));
  for (const name of mails) rmSync(join(folder, name), { force: true });
  const mentions = await db
    .selectFrom('submissions')
    .select('id')
    .where(sql<boolean>`replace(lower(fields), ${person}, '') <> lower(fields)`)
    .execute();
  await forgetBytes(db, kind);
  return { ...counts, mails: mails.length, mentionedIn: mentions.map(({ id }) => id) };
}

/** Deleted rows live on in SQLite's log and in PostgreSQL's pages until these say otherwise. */
async function forgetBytes(db: MemberDatabase, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  else await sql`vacuum ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(db);
}
