/** Creates a backup while the services run. It contains everything that was acknowledged before it started. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { memberFolders } from '../members/service.ts';
import { copyFolder } from './copy-folder.ts';
import { backupName, PARTIAL } from './expire.ts';
import { BackupError, computeChecksum, MANIFEST_NAME, PARTS, type Manifest } from './manifest.ts';
import { dumpDatabase, pgDumpVersion } from './postgres.ts';
import { copyDatabase } from './sqlite.ts';

export interface StorageLocations {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Defaults to a folder in `dataDir`. */
  erasuresDir?: string | undefined;
  /** A content folder or an export file. Omit it if content is hosted elsewhere. */
  contentSource?: string | undefined;
}

/** SQLite databases. The files next to them are either SQLite's own journals or expendable. */
const DATABASE_FILE = /\.(sqlite|db)$/;
/** Folders in `DATA_DIR` to back up. Resized images, rendered pages and telemetry are left out. */
const DATA_FOLDERS = ['mail', 'uploads', 'management', 'snapshots', 'environments', 'spaces', 'webhooks'];
/** Whether the services have ever stored data in these locations. */
export const hasData = ({ dataDir, databaseUrl }: StorageLocations): boolean =>
  databaseUrl !== undefined ||
  readdirSync(dataDir).some((name) => DATABASE_FILE.test(name) || DATA_FOLDERS.includes(name));

/** Parts of a content folder that the services read. */
const CONTENT = ['space.json', 'model', 'entries', 'assets'];

const PACKAGE = z.object({ version: z.string() });

const siteVersion = (): string =>
  PACKAGE.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))).version;

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function copyContent(source: string | undefined, to: string): Promise<Manifest['content']> {
  if (source === undefined) return 'none';
  const stat = statSync(source, { throwIfNoEntry: false });
  if (!stat)
    throw new BackupError(
      `CONTENT_SOURCE, ${source}, does not exist. Correct it, or add --without-content if the content is elsewhere.`,
    );
  if (stat.isDirectory()) await copyFolder(source, to, CONTENT);
  else await copyFolder(dirname(source), to, [basename(source)]);
  return stat.isDirectory() ? 'folder' : 'file';
}

async function copyAll(locations: StorageLocations, folder: string): Promise<Manifest> {
  const startedAt = new Date().toISOString();
  // Copy the erasure records before the databases. A person whose erasure they record as finished is then in none of
  // the copied databases.
  const { records } = memberFolders(locations);
  await copyFolder(records, join(folder, PARTS.erasures), ['.']);
  const data = join(folder, PARTS.data);
  await mkdir(data);
  for (const name of readdirSync(locations.dataDir))
    if (DATABASE_FILE.test(name)) await copyDatabase(join(locations.dataDir, name), join(data, name));
  if (locations.databaseUrl !== undefined)
    await dumpDatabase(locations.databaseUrl, join(folder, PARTS.postgres));
  await copyFolder(locations.dataDir, data, DATA_FOLDERS);
  const content = await copyContent(locations.contentSource, join(folder, PARTS.content));
  const files: Manifest['files'] = {};
  const folders = new Set([folder]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    folders.add(entry.parentPath);
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1)] = await computeChecksum(path, { syncs: true });
  }
  for (const each of folders) await syncFolder(each);
  return {
    format: 1,
    versions: {
      site: siteVersion(),
      node: process.versions.node,
      sqlite: process.versions.sqlite ?? '',
      pgDump: locations.databaseUrl === undefined ? null : await pgDumpVersion(),
    },
    startedAt,
    finishedAt: new Date().toISOString(),
    content,
    files,
  };
}

/**
 * Creates a backup in a new folder of `parent`, named after its start time in UTC.
 * @returns the folder and its manifest
 * @throws BackupError if the backup cannot be created. The partial folder is then removed.
 */
export async function createBackup(
  locations: StorageLocations,
  parent: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = join(parent, backupName(new Date()));
  if (existsSync(folder))
    throw new BackupError(`${folder} already exists. Run the command again in a second.`);
  const partial = `${folder}${PARTIAL}`;
  await mkdir(parent, { recursive: true });
  // Fail here, so that the error names the parent folder and not the new one in it.
  await access(parent, constants.W_OK);
  await mkdir(partial);
  try {
    const manifest = await copyAll(locations, partial);
    const path = join(partial, MANIFEST_NAME);
    await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await syncFolder(partial);
    await rename(partial, folder);
    await syncFolder(parent);
    return { folder, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
