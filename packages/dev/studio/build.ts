/** Installs and builds the studio's client, a separate package with its own lock file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfFiles } from '../build.ts';
import { npmCommand, type RunToEnd } from '../processes.ts';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'packages/studio');
const LOCK = join(FOLDER, 'package-lock.json');
const INSTALLED = join(FOLDER, 'node_modules', '.installed-lock');
const BUILT = join(FOLDER, 'dist', '.built-from');
/**
 * Modules that the studio and the site share: the crop focus of images (docs/decisions/0015-crop-focus.md), and the
 * parsing of editors' values.
 */
export const SHARED_WITH_SITE = [
  'packages/content-values/crop-focus.ts',
  'packages/content-values/paths/links.ts',
  'packages/content-values/paths/slug.ts',
  'packages/content-values/editorial',
  'packages/content-values/redirects',
  'packages/text',
];
const SOURCES = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'screen'].map((name) =>
    join('packages/studio', name),
  ),
  ...SHARED_WITH_SITE,
];

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/**
 * Runs npm in the studio's folder.
 * @returns whether it succeeded
 */
export async function runStudioNpm(
  args: string[],
  environment: NodeJS.ProcessEnv,
  runToEnd: RunToEnd,
): Promise<boolean> {
  return (await runToEnd(npmCommand(FOLDER, args, environment))).exitCode === 0;
}

/**
 * Installs the packages if they are missing or belong to a different lock file.
 * @returns whether they are installed
 */
export async function installStudio(environment: NodeJS.ProcessEnv, runToEnd: RunToEnd): Promise<boolean> {
  const lock = textOf(LOCK);
  if (lock === undefined) return false;
  if (textOf(INSTALLED) === lock) return true;
  console.log('Installing the studio (about 900 packages, only once) …');
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  if (!(await runStudioNpm(args, environment, runToEnd))) return false;
  writeFileSync(INSTALLED, lock);
  return true;
}

/** Whether the client is built, up to date or not. */
export const hasStudioBuild = (): boolean => existsSync(join(FOLDER, 'dist', 'index.html'));

/**
 * Installs the packages and builds the studio, unless the last build is up to date.
 * @returns whether the build is up to date
 */
export async function buildStudio(environment: NodeJS.ProcessEnv, runToEnd: RunToEnd): Promise<boolean> {
  const sources = digestOfFiles(SOURCES).digest('hex');
  if (textOf(BUILT) === sources) return true;
  if (!(await installStudio(environment, runToEnd))) return false;
  console.log('Building the studio …');
  const env = { ...environment, NODE_ENV: 'production' } as const;
  if (!(await runStudioNpm(['run', 'build'], env, runToEnd))) return false;
  writeFileSync(BUILT, sources);
  return true;
}
