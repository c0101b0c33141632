/** Erases a person on request: all rows, all mail files, and the deleted data that remains in the database files. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from '../database/open.ts';
import { purgeDeletedRows } from '../database/purge.ts';
import { serialize } from '../database/serialize.ts';
import { forgetClaims } from './accounts/throttle.ts';
import { sha256 } from './accounts/token.ts';
import { mailPrefix } from './mail/folder.ts';
import { eraseMailCounts } from './mail/limit.ts';
import type { Clock } from './clock.ts';
import { beginErasure, finishErasure, type Erasure } from './erasures.ts';
import { toPerson } from './person.ts';
import type { MemberTables } from './tables.ts';

type Database = Pick<OpenDatabase<MemberTables>, 'db' | 'maintenance' | 'kind'>;

export const PERSONAL_TABLES = [
  'outbox',
  'mail_jobs',
  'sessions',
  'password_resets',
  'submissions',
  'accounts',
  'sign_in_failures',
  'sent_mails',
];

/** Number of ids per statement, below SQLite's limit on bound parameters. */
const DELETE_BATCH = 500;

export interface Erased {
  submissions: number;
  accounts: number;
  mails: number;
  /** Submissions by other people that mention the address, for staff to review. */
  mentionedIn: string[];
}

export interface ErasureFolders {
  /** Folder to which emails are written if there is no SMTP server. */
  mails: string;
  records: string;
}

/**
 * Erases a person by email address, and records the erasure for backups that are restored later.
 * @param accountId erases only this account. Submissions sent while signed out stay, because having the account does
 * not prove ownership of the address.
 */
export async function erasePerson(
  database: Database,
  email: string,
  folders: ErasureFolders,
  { clock, accountId = null }: { clock: Clock; accountId?: string | null },
): Promise<Erased> {
  const person = toPerson(email);
  const record = beginErasure(folders.records, person, accountId, clock);
  const counts = await database.db
    .transaction()
    .execute((transaction) => eraseRows(transaction, person, accountId));
  const mails = eraseMails(folders.mails, sha256(person));
  // Uses the maintenance connection, because the query scans all submissions.
  const mentions = await database.maintenance
    .selectFrom('submissions')
    .select('id')
    .where(sql<boolean>`replace(lower(fields), ${person}, '') <> lower(fields)`)
    .execute();
  await purgeDeletedRows(database, PERSONAL_TABLES);
  finishErasure(folders.records, record);
  return { ...counts, mails, mentionedIn: mentions.map(({ id }) => id) };
}

/**
 * Repeats erasures in a database restored from a backup that predates them.
 * @returns the hashes of the people found
 */
export async function repeatErasures(
  database: Database,
  erasures: readonly Erasure[],
  mailFolder: string,
): Promise<Set<string>> {
  const { db } = database;
  const found = await db
    .selectFrom('submissions')
    .select('person')
    .union(db.selectFrom('accounts').select('person'))
    .union(db.selectFrom('mail_jobs').select('person'))
    .execute();
  const persons = new Map(found.map(({ person }) => [sha256(person), person]));
  const repeated = new Set<string>();
  for (const { personHash, accountId } of erasures) {
    const person = persons.get(personHash);
    const rows =
      person === undefined
        ? undefined
        : await db.transaction().execute((transaction) => eraseRows(transaction, person, accountId));
    const mails = eraseMails(mailFolder, personHash);
    if (rows?.submissions || rows?.accounts || mails) repeated.add(personHash);
  }
  await purgeDeletedRows(database, PERSONAL_TABLES);
  return repeated;
}

/** Erases all rows of a person, or only those of one account. */
async function eraseRows(
  transaction: Transaction<MemberTables>,
  person: string,
  accountId: string | null,
): Promise<Pick<Erased, 'submissions' | 'accounts'>> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('person', '=', person)
    .where(({ eb, lit }) => (accountId === null ? lit(true) : eb('id', '=', accountId)))
    .executeTakeFirst();
  if (account) await serialize(transaction, 'account', account.id);
  // The address may have registered again since the account was erased.
  if (accountId !== null && !account) return { submissions: 0, accounts: 0 };
  const own = await transaction
    .selectFrom('submissions')
    .select('id')
    .where(({ eb, or }) =>
      or([
        ...(accountId === null ? [eb('person', '=', person)] : []),
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
  await forgetClaims(transaction, person);
  // Deleting an account must not lift the mail limit of its address. The counts expire after a day.
  if (accountId === null) await eraseMailCounts(transaction, person);
  if (account) {
    await transaction.deleteFrom('sessions').where('account_id', '=', account.id).execute();
    await transaction.deleteFrom('password_resets').where('account_id', '=', account.id).execute();
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  }
  return { submissions: ids.length, accounts: account ? 1 : 0 };
}

function eraseMails(folder: string, personHash: string): number {
  if (!existsSync(folder)) return 0;
  const prefix = mailPrefix(personHash);
  const mails = readdirSync(folder).filter((name) => name.replace(/^\./, '').startsWith(prefix));
  for (const name of mails) rmSync(join(folder, name), { force: true });
  return mails.length;
}
