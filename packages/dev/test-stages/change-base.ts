import { execaSync } from 'execa';
import { ROOT } from '../root.ts';

const git = (...args: string[]): string | undefined => {
  const { exitCode, stdout } = execaSync('git', args, { cwd: ROOT, reject: false });
  return exitCode === 0 ? stdout : undefined;
};

/**
 * Returns the commit at which this branch left the main branch. On the main branch, or if there is none, returns the
 * last commit.
 */
export const changeBase = (): string =>
  git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';

/**
 * Returns the files in these folders that differ from a commit, including untracked ones. Returns undefined if git
 * fails.
 */
export function changedFiles(commit: string, folders: readonly string[]): string[] | undefined {
  const lists = [
    git('diff', '--name-only', commit, '--', ...folders),
    git('ls-files', '--others', '--exclude-standard', '--', ...folders),
  ];
  if (lists.includes(undefined)) return undefined;
  return lists.flatMap((list) => list?.split('\n').filter(Boolean) ?? []);
}

/** Whether anything in these folders differs from a commit. True if git fails. */
export const hasChanged = (commit: string, folders: readonly string[]): boolean =>
  changedFiles(commit, folders)?.length !== 0;
