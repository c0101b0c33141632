import { execaSync } from 'execa';
import { ROOT } from '../root.ts';

const git = (...args: string[]): string | undefined => {
  const { exitCode, stdout } = execaSync('git', args, { cwd: ROOT, reject: false });
  return exitCode === 0 ? stdout : undefined;
};

/** The commit where this branch left the main branch; on the main branch, or without one, its last commit. */
export const changeBase = (): string =>
  git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';

/** Whether anything in these folders differs from a commit, new files included; where git cannot say, it does. */
export const hasChanged = (commit: string, folders: readonly string[]): boolean =>
  git('diff', '--name-only', commit, '--', ...folders) !== '' ||
  git('ls-files', '--others', '--exclude-standard', '--', ...folders) !== '';
