/** Runs a command in its own process, which can be killed together with the programs it started. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Timeout of a command. Longer than an import takes on a slow and busy machine. */
const TIMEOUT_MS = 400_000;
const MAX_REPORTED = 4_000;

class CommandFailure extends Error {
  /** Exit code; null when the process was killed. */
  readonly code: number | null;
  readonly stderr: string;

  constructor(message: string, of: { code: number | null; stdout: string; stderr: string }) {
    super(`${message}\n${of.stdout.slice(-MAX_REPORTED)}\n${of.stderr.slice(-MAX_REPORTED)}`);
    this.code = of.code;
    this.stderr = of.stderr;
  }
}

export interface BegunCommand {
  hasEnded: () => boolean;
  /**
   * @returns the output of the command
   * @throws CommandFailure when it fails, is killed or takes too long
   */
  result: () => Promise<string>;
  kill: () => Promise<void>;
}

/**
 * Starts a Node program.
 * @param folder where its output is written
 */
export function beginCommand(args: readonly string[], env: NodeJS.ProcessEnv, folder: string): BegunCommand {
  const outputs = mkdtempSync(join(folder, 'command-'));
  const paths = { stdout: join(outputs, 'stdout'), stderr: join(outputs, 'stderr') };
  const files = [openSync(paths.stdout, 'w'), openSync(paths.stderr, 'w')] as const;
  // `detached` gives the process its own process group.
  const child = spawn(process.execPath, args, { stdio: ['ignore', ...files], detached: true, env });
  files.forEach(closeSync);
  const exit = once(child, 'exit');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  async function kill(): Promise<void> {
    if (!hasEnded()) process.kill(-Number(child.pid), 'SIGKILL');
    await exit;
  }
  return {
    hasEnded,
    kill,
    async result() {
      let hasTimedOut = false;
      const timer = setTimeout(() => {
        hasTimedOut = true;
        void kill();
      }, TIMEOUT_MS);
      await exit;
      clearTimeout(timer);
      const stdout = readFileSync(paths.stdout, 'utf8');
      if (child.exitCode === 0) return stdout;
      const how = hasTimedOut
        ? `was killed after ${TIMEOUT_MS} ms`
        : `ended with ${child.signalCode ?? child.exitCode}`;
      throw new CommandFailure(`${args.join(' ')} ${how}`, {
        code: child.exitCode,
        stdout,
        stderr: readFileSync(paths.stderr, 'utf8'),
      });
    },
  };
}
