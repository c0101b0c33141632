/** Copies SQLite databases while services write to them. */
import { backup, DatabaseSync } from 'node:sqlite';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { BackupError } from './manifest.ts';

/**
 * All pages in one step, under one read lock: writers go on beside it, in the write-ahead log. A copy in several steps
 * begins again after each write of another process, and never ends under load.
 */
const ALL_PAGES = 2 ** 31 - 1;
/** How long the copy waits for another process that has the whole database locked. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Copies a database as it is at one moment, and checks the copy.
 * @throws BackupError when the database cannot be copied, or is damaged
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  try {
    const from = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    await backup(from, target, { rate: ALL_PAGES }).finally(() => from.close());
  } catch (error) {
    throw new BackupError(
      `${source} cannot be copied (${errorMessage(error)}): there is no new backup. Where it is damaged, restore the newest one.`,
      { cause: error },
    );
  }
  const problems = problemsOf(target);
  if (problems.length > 0)
    throw new BackupError(
      `${source} is damaged (${problems.slice(0, 3).join('; ')}): there is no new backup. Restore the newest one.`,
    );
}

/** What SQLite finds wrong with a copy, which is one file afterwards, without a write-ahead log beside it. */
function problemsOf(file: string): string[] {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    return [
      ...copy.prepare('PRAGMA integrity_check(3)').all(),
      ...copy.prepare('PRAGMA foreign_key_check').all(),
    ]
      .map((row) => Object.values(row).join(' '))
      .filter((problem) => problem !== 'ok');
  } finally {
    copy.close();
  }
}
