import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../root.ts';
import { hasChanged } from './change-base.ts';

const SCOPE = '@cleanpro/';
const FOLDER = 'packages';

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** Packages by folder name, each with the packages that it imports. */
export type Packages = Readonly<Record<string, readonly string[]>>;

/** Packages that the studio uses. Its manifest does not list them, because it is installed separately. */
const OF_STUDIO = ['contentful-local', 'content-values', 'node-service', 'text'];

function readPackage(name: string): string[] {
  const text = readFileSync(join(ROOT, FOLDER, name, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(text));
  const imported = Object.keys({ ...dependencies, ...devDependencies });
  return imported.filter((each) => each.startsWith(SCOPE)).map((each) => each.slice(SCOPE.length));
}

/** Reads the packages of this repository. */
export const readPackages = (): Packages => ({
  ...Object.fromEntries(
    globSync(`${FOLDER}/*/package.json`, { cwd: ROOT })
      .map((path) => basename(dirname(path)))
      .map((name) => [name, readPackage(name)]),
  ),
  studio: OF_STUDIO,
});

/** Returns the packages that have changed, and those that import one of them directly or indirectly. */
export function withDependents(packages: Packages, isChanged: (name: string) => boolean): string[] {
  const names = Object.keys(packages);
  const found = new Set(names.filter(isChanged));
  for (let size = -1; found.size > size;) {
    size = found.size;
    for (const name of names) if (packages[name]?.some((each) => found.has(each))) found.add(name);
  }
  return names.filter((name) => found.has(name));
}

/**
 * Returns the packages whose tests could be affected by changes since a commit. Returns all if the lock file has
 * changed.
 */
export function changedPackages(commit: string, packages = readPackages()): string[] {
  const isInstalledAnew = hasChanged(commit, ['package-lock.json']);
  return withDependents(packages, (name) => isInstalledAnew || hasChanged(commit, [join(FOLDER, name)]));
}
