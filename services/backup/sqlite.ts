/** Copies SQLite databases while services write to them. */
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './manifest.ts';

/**
 * All pages in one step, under one read lock: writers go on beside it, in the write-ahead log. A copy in several steps
 * begins again after each write of another process, and never ends under load.
 */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database as it is at one moment, and checks the copy.
 * @throws BackupError when the database is damaged
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  const from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 });
  try {
    await backup(from, target, { rate: ALL_PAGES });
  } finally {
    from.close();
  }
  const copy = new DatabaseSync(target);
  try {
    // One file, without a write-ahead log beside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    const problems = [
      ...copy.prepare('PRAGMA integrity_check(3)').all(),
      ...copy.prepare('PRAGMA foreign_key_check').all(),
    ].map((row) => Object.values(row).join(' '));
    if (problems.join() !== 'ok')
      throw new BackupError(
        `${source} is damaged (${problems.slice(0, 3).join('; ')}): there is no new backup. Restore the newest one.`,
      );
  } finally {
    copy.close();
  }
}
