/** The folder of the services' data: what visitors wrote, mails, telemetry. Only the user of the process may read it. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@cleanpro/node-service/configuration-error';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';

/** The permissions of everybody but the owner. */
const OTHERS = 0o077;

const isOpenToOthers = (mode: number): boolean => (mode & OTHERS) !== 0;

function restrictToOwner(path: string): void {
  const { mode } = lstatSync(path);
  if (isOpenToOthers(mode)) chmodSync(path, mode & 0o700);
}

/** The file that says that a restore has not ended: what is beside it is not whole. */
export const RESTORING = '.restoring';

/**
 * Makes the data folder, and everything that this process creates from here on, accessible to its own user only: files
 * 0600, folders 0700. A folder that others could read, from an older version or made by hand, is restricted with all it
 * holds. Every program that opens a database or writes a file there calls this first.
 * @throws ConfigurationError when a restore into the folder was interrupted
 */
export function openDataFolder(folder: string): void {
  if (existsSync(join(folder, RESTORING)))
    throw new ConfigurationError(
      `A restore into DATA_DIR, ${folder}, runs, or was interrupted. Wait for its end, or empty the folder except for the records of erasures and restore again.`,
    );
  // Windows has no such permissions.
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true });
  if (!isOpenToOthers(statSync(folder).mode)) return;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      // The target of a link may lie outside the folder.
      if (entry.isFile() || entry.isDirectory()) restrictToOwner(join(entry.parentPath, entry.name));
    }
    // Last, because it tells the next start that the rest is done.
    chmodSync(folder, statSync(folder).mode & 0o700);
  } catch (error) {
    log('warn', 'DataFolderOpenToOthers', { folder, reason: errorMessage(error) });
  }
}

/**
 * Opens the data folder for a command that works on a database of the services and must not create it.
 * @param file the SQLite file that has the database without `DATABASE_URL`
 * @throws ConfigurationError when the services never ran with this data folder
 */
export function openExistingData(
  { DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  file: string,
): void {
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, file)))
    throw new ConfigurationError(
      `There is no ${file} in DATA_DIR, ${DATA_DIR}, and DATABASE_URL is not set: the services never ran with these settings. Run the command with the environment of the services.`,
    );
  openDataFolder(DATA_DIR);
}
