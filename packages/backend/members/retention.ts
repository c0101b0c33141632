/** Deletes personal data when its retention period is over. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/open.ts';
import { purgeDeletedRows } from '../database/purge.ts';
import { log } from '@cleanpro/node-service/logging/log';
import { timestamp, type Clock } from './clock.ts';
import { PERSONAL_TABLES, type ErasureFolders } from './erase.ts';
import { sweepErasures } from './erasures.ts';
import type { MemberTables } from './tables.ts';

const DAY_MS = 24 * 3600_000;
/** Small enough that visitors' submissions do not have to wait long for the transaction. */
const BATCH = 500;

/** Retention periods in days. */
export interface Retention {
  /** Also applies to mail files. */
  submissions: number;
  /** Also applies to erasure records, which restoring a backup needs. */
  backups: number;
}

interface Options extends Retention {
  folders: ErasureFolders;
  clock: Clock;
}

/**
 * Deletes expired personal data, one batch of submissions at a time.
 * @returns whether there may be more
 */
export async function sweepPersonalData(
  database: OpenDatabase<MemberTables>,
  { folders, clock, submissions, backups }: Options,
): Promise<boolean> {
  const before = clock.now() - submissions * DAY_MS;
  sweepErasures(folders.records, timestamp(clock.now() - backups * DAY_MS));
  sweepMails(folders.mails, before);
  const { db } = database;
  // The foreign key also deletes outbox rows that still wait for the CRM. Failed deliveries must not extend the
  // retention of personal data.
  const expired = db
    .selectFrom('submissions')
    .select('id')
    .where('received_at', '<', timestamp(before))
    .orderBy('received_at');
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('id', 'in', expired.limit(BATCH))
    .executeTakeFirst();
  const count = Number(numDeletedRows);
  if (count === 0) return false;
  log('info', 'SubmissionsExpired', { count });
  if (await expired.limit(1).executeTakeFirst()) return true;
  await purgeDeletedRows(database, PERSONAL_TABLES);
  return false;
}

function sweepMails(folder: string, before: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && stat.mtimeMs < before) rmSync(path, { force: true });
  }
}
