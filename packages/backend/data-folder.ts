/** The services' data folder: visitors' data, emails, telemetry. Only the user running the process may read it. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';

/** All permissions of users other than the owner. */
const OTHERS = 0o077;

const isOpenToOthers = (mode: number): boolean => (mode & OTHERS) !== 0;

function restrictToOwner(path: string): void {
  const { mode } = lstatSync(path);
  if (isOpenToOthers(mode)) chmodSync(path, mode & 0o700);
}

/** Marker file of an unfinished restore. While it exists, the data is incomplete. */
export const RESTORING = '.restoring';

/**
 * Restricts the data folder, and everything that this process creates from now on, to its own user: files 0600, folders
 * 0700. A folder that others can read, created by an older version or by hand, is restricted with all its contents.
 * Every program must call this before it opens a database or writes a file there.
 * @throws ConfigurationError if a restore into the folder was interrupted
 */
export function openDataFolder(folder: string): void {
  if (existsSync(join(folder, RESTORING)))
    throw new ConfigurationError(
      `A restore into DATA_DIR, ${folder}, is running or was interrupted. Wait until it ends. If it was interrupted, empty the folder except for the records of erasures, and restore again.`,
    );
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true });
  if (!isOpenToOthers(statSync(folder).mode)) return;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      // Skip symbolic links, because their targets may be outside the folder.
      if (entry.isFile() || entry.isDirectory()) restrictToOwner(join(entry.parentPath, entry.name));
    }
    // Restrict the folder last. A restricted folder tells the next start that its contents are already restricted.
    chmodSync(folder, statSync(folder).mode & 0o700);
  } catch (error) {
    log('warn', 'DataFolderOpenToOthers', { folder, reason: errorMessage(error) });
  }
}

/**
 * Opens the data folder for a command that needs an existing database of the services and must not create one.
 * @param file SQLite file of the database if `DATABASE_URL` is not set
 * @throws ConfigurationError if the services have never used this data folder
 */
export function openExistingData(
  { DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  file: string,
): void {
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, file)))
    throw new ConfigurationError(
      `There is no ${file} in DATA_DIR, ${DATA_DIR}, and DATABASE_URL is not set, so the services have never run with these settings. Run the command with the environment of the services.`,
    );
  openDataFolder(DATA_DIR);
}
