/** Checks a space in a separate process: the rules take seconds of CPU time and a hundred megabytes of memory. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { FINDING, type Finding } from './findings.ts';
import type { LiveSpace } from './read-space.ts';

const TIMEOUT_MS = 5 * 60_000;

const ANSWER = z.union([z.object({ findings: z.array(FINDING) }), z.object({ failure: z.string() })]);

/** Lowers the priority of a check, so that requests run first. Some systems do not allow it. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The check then runs with normal priority.
  }
}

/**
 * Returns the findings of a space.
 * @throws Error if the space could not be read or checked
 */
export async function checkInOwnProcess(live: LiveSpace): Promise<Finding[]> {
  const child = fork(fileURLToPath(new URL('run.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    timeout: TIMEOUT_MS,
  });
  // Checks of published content run in the background, but an editor waits for a check of drafts.
  if (!live.isPreview) lowerPriority(child.pid);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The content check ended with exit code ${String(code)} and returned no result`);
  });
  const answered = once(child, 'message').then(([message]) => ANSWER.parse(message));
  child.send(live);
  const answer = await Promise.race([answered, ended]);
  // The process exits normally after its response, which rejects `ended`.
  ended.catch(() => undefined);
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.findings;
}
