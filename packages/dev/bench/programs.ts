import { execa } from 'execa';
import { ROOT } from '../root.ts';

/**
 * Starts a program that is stopped when this process ends, even by a signal or an exception. Await it to run it to
 * completion. If a program fails while nothing awaits it, this process ends with its error.
 */
export const startProgram = (file: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execa(file, args, { cwd: ROOT, env, extendEnv: false, stdio: ['ignore', 'ignore', 'inherit'] });

export type Program = ReturnType<typeof startProgram>;

/** Starts a Node program. */
export const startNode = (args: string[], env?: NodeJS.ProcessEnv): Program =>
  startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], env);

/** Stops programs, and waits until they have ended. */
export async function stopPrograms(
  programs: readonly Program[],
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  for (const program of programs) program.kill(signal);
  await Promise.allSettled(programs);
}
