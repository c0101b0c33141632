import { createHash, type Hash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finished, RunToEnd } from './processes.ts';
import { ROOT } from './root.ts';

const SOURCES = [
  'app',
  'components',
  'lib',
  'packages/content-values',
  'packages/node-service',
  'packages/product-safety',
  'packages/text',
  'graphql',
  'styles',
  'public',
  'next.config.ts',
  'proxy.ts',
  'server/build-static.ts',
  'server/compression.ts',
  'server/documents',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];
/** Variables that the build inlines, or that determine what it contains. */
const INLINED = /^(NEXT_PUBLIC_|STYLE_GUIDE$)/;
const TEST = /\.test\.tsx?$/;

function* files(path: string): Generator<string> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** Hashes files and folders, except tests. */
export function digestOfFiles(sources: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of files(join(ROOT, source))) {
      if (!TEST.test(file)) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
    }
  }
  return hash;
}

function fingerprint(environment: NodeJS.ProcessEnv): string {
  const hash = digestOfFiles(SOURCES);
  for (const name of Object.keys(environment)
    .filter((key) => INLINED.test(key))
    .sort()) {
    hash.update(`${name}=${environment[name]}`);
  }
  return hash.digest('hex');
}

const distFolder = (environment: NodeJS.ProcessEnv): string =>
  join(ROOT, environment.NEXT_DIST_DIR ?? '.next');
/** Returns the path of the file, within a build, that contains the fingerprint of its sources. */
const stampFile = (environment: NodeJS.ProcessEnv): string => join(distFolder(environment), 'built-from');

/** Builds the site, and records the fingerprint of its sources. Does not need services or content. */
export async function build(
  environment: NodeJS.ProcessEnv,
  runToEnd: RunToEnd,
  options = { capture: false },
): Promise<Finished> {
  const stamp = stampFile(environment);
  const sources = fingerprint(environment);
  rmSync(stamp, { force: true });
  const env = { ...environment, NODE_ENV: 'production' } as const;
  const args = [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'];
  let finished = await runToEnd({ args, env }, options);
  if (finished.exitCode === 0) finished = await runToEnd({ args: ['server/build-static.ts'], env }, options);
  if (finished.exitCode === 0) writeFileSync(stamp, sources);
  return finished;
}

/** Whether there is a build, up to date or not. */
export const hasBuild = (environment: NodeJS.ProcessEnv): boolean =>
  existsSync(join(distFolder(environment), 'BUILD_ID'));

/** Builds the site, unless the last build was made from the current sources. */
export async function buildIfStale(environment: NodeJS.ProcessEnv, runToEnd: RunToEnd): Promise<Finished> {
  const stamp = stampFile(environment);
  const isFresh =
    hasBuild(environment) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(environment);
  if (isFresh) return { exitCode: 0, output: '' };
  console.log('Building the site …');
  return build(environment, runToEnd);
}

/** Copies a build for another process of the site, without the pages that the first process cached on disk. */
export function copyBuild(from: string, to: string): void {
  cpSync(join(ROOT, from), join(ROOT, to), {
    recursive: true,
    filter: (path) => !/\.(html|rsc|meta|body)$|\/(cache|route-cache)$/.test(path),
  });
}
