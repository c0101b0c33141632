import { readdirSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Suffix of a backup that is being created or removed. */
export const PARTIAL = '.partial';
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** Upper bound on the duration of a backup. A partial backup that is older was interrupted. */
const MAX_DURATION_MS = 24 * 3600_000;

/** Returns the name of a backup: its start time in UTC, such as 20260131T235900Z. */
export const backupName = (start: Date): string => start.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Returns the complete backups in a folder, oldest first. */
export function backupsIn(parent: string): { folder: string; startedAt: Date }[] {
  return readdirSync(parent)
    .toSorted()
    .flatMap((name) => {
      const parts = NAME.exec(name);
      if (!parts) return [];
      const [, year, month, day, hour, minute, second] = parts;
      const startedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return [{ folder: join(parent, name), startedAt }];
    });
}

/**
 * Removes backups started before a time, and the remains of interrupted ones.
 * @returns the folders of the removed backups
 */
export async function removeExpired(parent: string, before: Date): Promise<string[]> {
  const expired = backupsIn(parent).filter(({ startedAt }) => startedAt < before);
  // Rename before removing, so that a half-removed backup never looks complete.
  for (const { folder } of expired) await rename(folder, `${folder}${PARTIAL}`);
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    const isExpired = expired.some(({ folder }) => path === `${folder}${PARTIAL}`);
    if (!name.endsWith(PARTIAL) || !NAME.test(name.slice(0, -PARTIAL.length))) continue;
    if (isExpired || statSync(path).mtimeMs < Date.now() - MAX_DURATION_MS)
      rmSync(path, { recursive: true, force: true });
  }
  return expired.map(({ folder }) => folder);
}
