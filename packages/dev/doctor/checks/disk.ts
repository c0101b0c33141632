/** Checks that folders are writable, only accessible to their owner, and have enough free space. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import type { StudioConfig } from '../../../studio/server/config.ts';
import type { ServicesConfig } from '@cleanpro/services/config';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { error, warning, type Check, type Finding } from '../check.ts';

const GB = 1e9;
const LITTLE = 2 * GB;
const TOO_LITTLE = 0.2 * GB;

interface Folder {
  setting: string;
  folder: string;
  /** Completes the sentence "when the disk is full, …" in the advice. */
  whenFull: string;
  /** `error` if data is lost when the folder is not writable, otherwise `warning`. */
  whenUnusable: typeof error;
  advice: string;
}

const dataFolder = (folder: string, whenFull: string): Folder => ({
  setting: 'DATA_DIR',
  folder,
  whenFull,
  whenUnusable: error,
  advice: 'Create it, and make the user that runs the process its owner.',
});

function checkFolder({ setting, folder, whenFull, whenUnusable, advice }: Folder): Finding[] {
  const existing = existsSync(folder) ? folder : dirname(folder);
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(existing);
    const free = bavail * bsize;
    const findings: Finding[] = [];
    if (existing === folder && (statSync(folder).mode & 0o077) !== 0)
      findings.push(
        warning(
          setting,
          `Other users of this machine can read ${folder}.`,
          `Run chmod -R go= ${folder}, or start the services, which do the same.`,
        ),
      );
    if (free < LITTLE) {
      const level = free < TOO_LITTLE ? whenUnusable : warning;
      findings.push(
        level(
          setting,
          `The disk of ${folder} has ${(free / GB).toFixed(1)} GB left.`,
          `Free space: when the disk is full, ${whenFull}`,
        ),
      );
    }
    return findings;
  } catch (failure) {
    return [whenUnusable(setting, `${folder} cannot be written: ${errorMessage(failure)}.`, advice)];
  }
}

export const servicesDisk: Check<ServicesConfig> = {
  name: 'disk',
  run: ({ DATA_DIR }) =>
    Promise.resolve(checkFolder(dataFolder(DATA_DIR, 'submissions, reviews and publishes are refused.'))),
};

export const studioDisk: Check<StudioConfig> = {
  name: 'disk',
  run: ({ dataDir }) => Promise.resolve(checkFolder(dataFolder(dataDir, 'editors cannot sign in.'))),
};

const WITHOUT_PAGES = 'pages are not stored: a restarted process renders them again. Nothing is lost.';

/** Checks the folder of stored pages. They are only copies, so the site works without the folder. */
export const siteDisk: Check<SiteConfig> = {
  name: 'disk',
  run: ({ PAGE_CACHE_DIR: folder }) =>
    Promise.resolve(
      folder === undefined
        ? { skipped: 'PAGE_CACHE_DIR is off' }
        : checkFolder({
            setting: 'PAGE_CACHE_DIR',
            folder,
            whenFull: WITHOUT_PAGES,
            whenUnusable: warning,
            advice: `Create it for the user that runs the site, or set PAGE_CACHE_DIR=off. Until then ${WITHOUT_PAGES}`,
          }),
    ),
};
