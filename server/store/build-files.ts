/**
 * Keeps the static files of every build that ran within the last day, next to the stored pages. During a deployment, a
 * page of one build can request its files from a process of another build. A tab can also stay open longer than any
 * process.
 */
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { errorMessage } from '../../lib/telemetry/error-message.ts';
import { log } from '../../lib/telemetry/log.ts';

/** Relative to the folder of stored pages. */
export const BUILD_FILES_FOLDER = 'static';
const HOUR_MS = 3600_000;
/** How long files are kept after the last process of their build has ended. */
const MAX_AGE_MS = 24 * HOUR_MS;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Copies a file under a temporary name and renames it, so that no process serves an incomplete file. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const part = join(dirname(to), `.${randomUUID()}`);
  await copyFile(from, part);
  await rename(part, to);
}

/** Adds the files of a build, and marks existing ones as in use. File names contain a hash of their content. */
async function addFiles(build: string, shared: string, now: number): Promise<void> {
  const time = new Date(now);
  await Promise.all(
    (await filesIn(build)).map(async (file) => {
      const target = join(shared, relative(build, file));
      const isThere = await utimes(target, time, time).then(
        () => true,
        () => false,
      );
      if (!isThere) await copyWhole(file, target);
    }),
  );
}

async function removeOld(shared: string, now: number): Promise<void> {
  await Promise.all(
    (await filesIn(shared)).map(async (file) => {
      // Another process may have removed the file in the meantime.
      const found = await stat(file).catch(() => undefined);
      if (found && found.mtimeMs < now - MAX_AGE_MS) await rm(file, { force: true });
    }),
  );
}

/**
 * Copies the static files of a build to the shared folder, and removes those of builds that have not run for a day.
 * @param distDir folder of the build
 * @param root folder of stored pages (`PAGE_CACHE_DIR`)
 * @returns the folder with the files of all builds
 */
export async function shareBuildFiles(distDir: string, root: string, now = Date.now()): Promise<string> {
  const shared = join(root, BUILD_FILES_FOLDER);
  await addFiles(join(distDir, 'static'), shared, now);
  await removeOld(shared, now);
  return shared;
}

/**
 * Shares the files of a build now and once an hour. Logs failures instead of throwing.
 * @returns the folder with the files of all builds
 */
export async function startSharingBuildFiles(distDir: string, root: string): Promise<string> {
  const share = (): Promise<unknown> =>
    shareBuildFiles(distDir, root).catch((error: unknown) =>
      log('error', 'BuildFilesNotShared', { message: errorMessage(error) }),
    );
  setInterval(() => void share(), HOUR_MS).unref();
  await share();
  return join(root, BUILD_FILES_FOLDER);
}
