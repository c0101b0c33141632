/** Erases a person on request: every row, every mail on disk, and the bytes left in the database files. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseKind } from '../database/open.ts';
import { sha256 } from './accounts/token.ts';
import { mailPrefix } from './mail/folder.ts';
import { eraseMailCounts } from './mail/limit.ts';
import { toPerson } from './person.ts';
import type { MemberDatabase } from './tables.ts';

const TABLES = [
  'outbox',
  'mail_jobs',
  'sessions',
  'password_resets',
  'submissions',
  'accounts',
  'sign_in_failures',
  'sent_mails',
];

/** Below SQLite's limit of bound parameters. */
const DELETE_BATCH = 500;

export interface Erased {
  submissions: number;
  accounts: number;
  mails: number;
  /** Submissions of others that mention the address, for staff to review. */
  mentionedIn: string[];
}

/**
 * Erases a person, by email address.
 * @param folder where mails are written when there is no SMTP server
 * @param scope `account` leaves submissions sent while signed out: nobody has proved that the address is theirs
 */
export async function erasePerson(
  { db, kind }: { db: MemberDatabase; kind: DatabaseKind },
  email: string,
  folder: string,
  scope: 'all' | 'account' = 'all',
): Promise<Erased> {
  const person = toPerson(email);
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
          ...(scope === 'all' ? [eb('person', '=', person)] : []),
          ...(account ? [eb('account_id', '=', account.id)] : []),
        ]),
      )
      .execute();
    const ids = own.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += DELETE_BATCH) {
      const batch = ids.slice(start, start + DELETE_BATCH);
      await transaction.deleteFrom('outbox').where('submission_id', 'in', batch).execute();
      await transaction.deleteFrom('submissions').where('id', 'in', batch).execute();
    }
    await transaction.deleteFrom('mail_jobs').where('person', '=', person).execute();
    await transaction.deleteFrom('sign_in_failures').where('address_hash', '=', sha256(person)).execute();
    // Whoever deletes an account must not have the limit of its address lifted; it is forgotten after a day.
    if (scope === 'all') await eraseMailCounts(transaction, person);
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
  await purgeDeletedRows(db, kind);
  return { ...counts, mails: mails.length, mentionedIn: mentions.map(({ id }) => id) };
}

/** Deleted rows stay in SQLite's write-ahead log and PostgreSQL's pages until these commands. */
async function purgeDeletedRows(db: MemberDatabase, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  else await sql`vacuum ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(db);
}
