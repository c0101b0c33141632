/** `npm run backup` and `npm run restore`: back up and restore what the services store. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { servicesConfig, type ServicesConfig } from '../config.ts';
import { BACKUP, RESTORE } from '../help.ts';
import { openDataFolder } from '@cleanpro/backend/data-folder';
import { createBackup, hasData, type StorageLocations } from '@cleanpro/backend/backup/create';
import { removeExpired } from '@cleanpro/backend/backup/expire';
import { BackupError, type Manifest } from '@cleanpro/backend/backup/manifest';
import { restoreBackup } from '@cleanpro/backend/backup/restore';

const DAY_MS = 24 * 3600_000;

const storageLocations = (config: ServicesConfig, withoutContent: boolean): StorageLocations => ({
  dataDir: resolve(config.DATA_DIR),
  databaseUrl: config.DATABASE_URL,
  erasuresDir: config.ERASURES_DIR === undefined ? undefined : resolve(config.ERASURES_DIR),
  contentSource: withoutContent ? undefined : resolve(config.CONTENT_SOURCE),
});

function sizeOf({ files }: Manifest): string {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return `${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'without-content': { type: 'boolean', default: false },
      'erasures-lost': { type: 'boolean', default: false },
    },
  });
  const [command, folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError('Specify one folder.');
  const config = servicesConfig(process.env, new Set());
  const locations = storageLocations(config, values['without-content']);
  const notBefore = new Date(Date.now() - config.BACKUP_RETENTION * DAY_MS);
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (command === 'backup') {
    if (!existsSync(locations.dataDir))
      throw new BackupError(
        `DATA_DIR, ${locations.dataDir}, does not exist, so there is nothing to back up.`,
      );
    if (!hasData(locations))
      throw new BackupError(
        `DATA_DIR, ${locations.dataDir}, has no data of the services, and DATABASE_URL is not set, so there is nothing to back up. Run the command with the environment of the services.`,
      );
    openDataFolder(locations.dataDir);
    const made = await createBackup(locations, resolve(folder));
    console.log(`${made.folder}: ${sizeOf(made.manifest)}, ${seconds()}`);
    for (const removed of await removeExpired(resolve(folder), notBefore))
      console.log(`Removed the expired backup ${removed}`);
    return;
  }
  if (command !== 'restore') throw new UsageError(`There is no command "${command}".`);
  const { manifest, erasedAgain } = await restoreBackup(resolve(folder), locations, {
    isErasuresLost: values['erasures-lost'],
    notBefore,
    healthUrl: `http://${config.SERVICES_HOST}:${config.SERVICES_PORT}/health`,
  });
  console.log(`Restored the backup of ${manifest.startedAt}: ${sizeOf(manifest)}, ${seconds()}`);
  if (erasedAgain > 0)
    console.log(`Erasures repeated, because they are newer than the backup: ${erasedAgain}`);
}

await runCommandLine(main, process.argv[2] === 'restore' ? RESTORE : BACKUP);
