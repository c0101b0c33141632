/** Restores a backup into an empty installation, then repeats the erasures made since the backup. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { openDataFolder, RESTORING } from '../data-folder.ts';
import { repeatErasures } from '../members/erase.ts';
import { readErasures, writeErasures, type Erasure } from '../members/erasures.ts';
import { memberFolders, openMemberDatabase } from '../members/service.ts';
import { openExistingReviews } from '../reviews/database.ts';
import { repeatReviewerErasures } from '../reviews/erase.ts';
import type { StorageLocations } from './create.ts';
import { backupsIn } from './expire.ts';
import { BackupError, PARTS, readManifest, verifyFiles, type Manifest } from './manifest.ts';
import { requireEmptyDatabase, restoreDump } from './postgres.ts';

interface Options {
  /** Whether to continue without the installation's erasure records, using only those in backups. */
  isErasuresLost: boolean;
  /** Backups older than this are refused, because erasure records do not reach back that far. */
  notBefore: Date;
  /** URL that responds while the services run. */
  healthUrl: string;
}

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );

/** Whether a path may exist in an otherwise empty folder: the erasure records, or the file system's `lost+found`. */
const isAllowed = (path: string, records: string): boolean =>
  path === resolve(records) || basename(path) === 'lost+found';

function requireEmpty(variable: string, folder: string, records: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => !isAllowed(resolve(folder, name), records));
  if (names.length > 0)
    throw new BackupError(
      `${variable}, ${folder}, is not empty (${names.slice(0, 5).join(', ')}). A restore never overwrites data: move these files away, or set ${variable} to another folder.`,
    );
}

async function checkRestoreTarget(
  manifest: Manifest,
  locations: StorageLocations,
  options: Options,
): Promise<void> {
  const hasDump = Object.hasOwn(manifest.files, PARTS.postgres);
  if (hasDump && locations.databaseUrl === undefined)
    throw new BackupError('The backup has a PostgreSQL dump. Set DATABASE_URL to an empty database.');
  if (!hasDump && locations.databaseUrl !== undefined)
    throw new BackupError('The backup has no PostgreSQL dump. Remove DATABASE_URL from the environment.');
  if (await isAnswered(options.healthUrl))
    throw new BackupError(
      `The services are running (${options.healthUrl} responds). Stop them and the site first.`,
    );
  const { records } = memberFolders(locations);
  requireEmpty('DATA_DIR', locations.dataDir, records);
  if (locations.contentSource !== undefined && manifest.content === 'folder')
    requireEmpty('CONTENT_SOURCE', locations.contentSource, records);
  if (
    locations.contentSource !== undefined &&
    manifest.content === 'file' &&
    existsSync(locations.contentSource)
  )
    throw new BackupError(`CONTENT_SOURCE, ${locations.contentSource}, already exists. Move it away first.`);
  if (locations.databaseUrl !== undefined) await requireEmptyDatabase(locations.databaseUrl);
  if (!existsSync(records) && !options.isErasuresLost)
    throw new BackupError(
      `The records of erasures are missing at ${records}. Without them, people who were erased after the backup would come back. Copy the folder "erasures" from the old DATA_DIR, or set ERASURES_DIR to it. If it is lost, add --erasures-lost: only erasures up to the newest backup are then repeated.`,
    );
}

/** Returns all recorded erasures, from the installation and from the backups next to this one. */
function allErasures(records: string, backup: string): Map<string, Erasure> {
  const siblings = backupsIn(dirname(resolve(backup))).map(({ folder }) => join(folder, PARTS.erasures));
  return new Map([...siblings, records].flatMap(readErasures).map((erasure) => [erasure.id, erasure]));
}

async function copyPart(backup: string, manifest: Manifest, part: string, to: string): Promise<void> {
  for (const path of Object.keys(manifest.files)) {
    if (!path.startsWith(`${part}/`)) continue;
    const target = join(to, path.slice(part.length + 1));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(backup, path), target);
  }
}

/**
 * Repeats erasures in a restored review database.
 * @returns the hashes of the people found
 */
async function eraseReviewersAgain(
  target: Pick<StorageLocations, 'dataDir' | 'databaseUrl'>,
  erasures: readonly Erasure[],
): Promise<Set<string>> {
  const database = await openExistingReviews(target);
  if (!database) return new Set();
  // Deleting an account does not prove ownership of reviews that used the same email address.
  const persons = erasures.flatMap(({ accountId, personHash }) => (accountId === null ? [personHash] : []));
  try {
    return await repeatReviewerErasures(database, new Set(persons));
  } finally {
    await database.db.destroy();
  }
}

/**
 * Repeats erasures in every restored database.
 * @returns the number of people found
 */
async function eraseAgain(locations: StorageLocations, erasures: Erasure[]): Promise<number> {
  const { mails } = memberFolders(locations);
  const { dataDir, databaseUrl } = locations;
  const targets = [
    ...(databaseUrl === undefined ? [] : [{ dataDir, databaseUrl }]),
    // After a move to PostgreSQL, the old SQLite files may still exist.
    ...(['members.sqlite', 'reviews.db'].some((file) => existsSync(join(dataDir, file)))
      ? [{ dataDir }]
      : []),
  ];
  const found = new Set<string>();
  for (const target of targets) {
    const database = await openMemberDatabase(target);
    try {
      for (const person of await repeatErasures(database, erasures, mails)) found.add(person);
    } finally {
      await database.db.destroy();
    }
    for (const person of await eraseReviewersAgain(target, erasures)) found.add(person);
  }
  return found.size;
}

/**
 * Restores a backup. If the restore fails halfway, the services refuse to start until it is repeated.
 * @returns the manifest, and the number of people who were erased again
 * @throws BackupError before anything is written; any error of a failing step afterwards
 */
export async function restoreBackup(
  backup: string,
  locations: StorageLocations,
  options: Options,
): Promise<{ manifest: Manifest; erasedAgain: number }> {
  const manifest = readManifest(backup);
  if (new Date(manifest.startedAt) < options.notBefore)
    throw new BackupError(
      `The backup is from ${manifest.startedAt.slice(0, 10)}, older than BACKUP_RETENTION allows. People who were erased since then are no longer on record and would come back. Restore a newer backup.`,
    );
  await checkRestoreTarget(manifest, locations, options);
  await verifyFiles(backup, manifest.files);

  openDataFolder(locations.dataDir);
  await mkdir(locations.dataDir, { recursive: true });
  const marker = join(locations.dataDir, RESTORING);
  writeFileSync(marker, '', { flush: true });
  const { records } = memberFolders(locations);
  const erasures = allErasures(records, backup);
  writeErasures(records, [...erasures.values()]);
  await copyPart(backup, manifest, PARTS.data, locations.dataDir);
  if (locations.databaseUrl !== undefined)
    await restoreDump(locations.databaseUrl, join(backup, PARTS.postgres));
  const finished = new Set(
    readErasures(join(backup, PARTS.erasures)).flatMap(({ id, isFinished }) => (isFinished ? [id] : [])),
  );
  const missed = [...erasures.values()].filter(({ id }) => !finished.has(id));
  const erasedAgain = await eraseAgain(locations, missed);
  if (locations.contentSource !== undefined) {
    const to = manifest.content === 'file' ? dirname(locations.contentSource) : locations.contentSource;
    await copyPart(backup, manifest, PARTS.content, to);
  }
  rmSync(marker);
  return { manifest, erasedAgain };
}
