import { backup, DatabaseSync } from 'node:sqlite';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { BackupError } from './manifest.ts';

/**
 * Copies all pages in one step, under one read lock. Writers continue in the write-ahead log. A copy in several steps
 * restarts after each write by another process, and never ends under load.
 */
const ALL_PAGES = 2 ** 31 - 1;
/** How long to wait for another process that has locked the whole database. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Copies a consistent snapshot of a database and checks the copy.
 * @throws BackupError if the database cannot be copied or is damaged
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  try {
    const from = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    await backup(from, target, { rate: ALL_PAGES }).finally(() => from.close());
  } catch (error) {
    throw new BackupError(
      `${source} could not be copied (${errorMessage(error)}), so no backup was made. If the database is damaged, restore the newest backup.`,
      { cause: error },
    );
  }
  const problems = problemsOf(target);
  if (problems.length > 0)
    throw new BackupError(
      `${source} is damaged (${problems.slice(0, 3).join('; ')}), so no backup was made. Restore the newest backup.`,
    );
}

/**
 * Returns the problems that SQLite finds in a copy. Also turns the copy into a single file, without a write-ahead log.
 */
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
