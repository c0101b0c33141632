import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { ROOT } from '../root.ts';

/**
 * Returns the paths of this repository's current files, including untracked ones.
 * @throws Error when git is not available
 */
export const sourceFiles = (): string[] =>
  execaSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .stdout.split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

/** Copies files of this repository and its installed packages to a folder, in which packages can be replaced. */
export function copyTree(files: readonly string[], folder: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  // Use hard links if the disk supports them. Hard links are safe, because npm removes a package's files before it
  // writes new ones.
  if (execaSync('cp', ['-al', from, to], { reject: false }).failed) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  // Files that are modified in place must not be linked.
  rmSync(join(to, '.cache'), { recursive: true, force: true });
  rmSync(join(to, '.package-lock.json'), { force: true });
  copyFileSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'));
}
