/** The folders that are written: that they can be, by their owner only, and have space left. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorMessage } from '../../../error-message.ts';
import { error, warning, type Check, type Finding } from '../check.ts';

const GB = 1e9;
const LITTLE = 2 * GB;
const TOO_LITTLE = 0.2 * GB;

function checkFolder(setting: string, folder: string): Finding[] {
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
          `chmod -R go= ${folder}, or start the services, which do it.`,
        ),
      );
    if (free < LITTLE) {
      const level = free < TOO_LITTLE ? error : warning;
      findings.push(
        level(
          setting,
          `The disk of ${folder} has ${(free / GB).toFixed(1)} GB left.`,
          'Free some: when it is full, submissions, reviews and publishes are refused.',
        ),
      );
    }
    return findings;
  } catch (failure) {
    return [
      error(
        setting,
        `${folder} cannot be written: ${errorMessage(failure)}.`,
        'Create it, and give it to the user that runs the services.',
      ),
    ];
  }
}

export const disk: Check = {
  name: 'disk',
  run: ({ site, services }) =>
    Promise.resolve([
      ...checkFolder('DATA_DIR', services.DATA_DIR),
      ...(site.PAGE_CACHE_DIR === undefined ? [] : checkFolder('PAGE_CACHE_DIR', site.PAGE_CACHE_DIR)),
    ]),
};
