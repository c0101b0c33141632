/** Programs that a bench starts beside itself. */
import { execa } from 'execa';
import { ROOT } from '../root.ts';

/**
 * Starts a program that is stopped when this process ends, also by a signal or an exception. Await it to run it to its end.
 * A program that fails while it is not awaited ends this process with the reason.
 */
export const startProgram = (file: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execa(file, args, { cwd: ROOT, env, extendEnv: false, stdio: ['ignore', 'ignore', 'inherit'] });

export type Program = ReturnType<typeof startProgram>;

/** Starts a program of Node. */
export const startNode = (args: string[], env?: NodeJS.ProcessEnv): Program =>
  startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], env);

/** Stops programs, and resolves when they have ended. */
export async function stopPrograms(
  programs: readonly Program[],
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  for (const program of programs) program.kill(signal);
  await Promise.allSettled(programs);
}
