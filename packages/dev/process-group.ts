import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultPromise } from 'execa';
import { log } from '@cleanpro/node-service/logging/log';
import { reportProblem } from './messages.ts';
import { startCaptured, startProcess, type RunToEnd, type Service } from './processes.ts';

/** Restart backoff. The delay doubles from the first value to the last while a process keeps ending early. */
const FIRST_RESTART_DELAY_MS = 1_000;
const LAST_RESTART_DELAY_MS = 30_000;
/** After this time, a process counts as successfully started, and its restart delay is reset. */
const STABLE_MS = 60_000;

/** Describes how a process ended, for messages. */
const endOf = ({ exitCode, signal }: { exitCode?: number | undefined; signal?: string | undefined }) =>
  signal ?? `exit code ${exitCode}`;

/**
 * Creates a group of processes that start and stop together. A termination signal stops all of them, in reverse order
 * of their start, because the site's last requests still need the services. A service that ends on its own is
 * restarted.
 */
export function processGroup() {
  /** Processes in start order, including services that are waiting to be restarted. */
  const running = new Set<{ subprocess: ResultPromise | undefined }>();
  let stopping = false;

  /** Stops all processes, prints the reason, and exits with the code once they have ended. */
  async function stop(code: number, reason?: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (reason) reportProblem(reason);
    for (const { subprocess } of [...running].toReversed()) {
      subprocess?.kill('SIGTERM');
      await subprocess;
    }
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  /** Restarts a service each time it ends, until the group is stopped. */
  async function restart(service: Service, slot: { subprocess: ResultPromise | undefined }): Promise<void> {
    let delayMs = FIRST_RESTART_DELAY_MS;
    let startedAt = performance.now();
    for (;;) {
      const result = await slot.subprocess;
      slot.subprocess = undefined;
      if (stopping) return;
      if (performance.now() - startedAt > STABLE_MS) delayMs = FIRST_RESTART_DELAY_MS;
      log('error', 'ProcessEnded', {
        process: service.name,
        reason: result && endOf(result),
        restartSeconds: delayMs / 1_000,
      });
      await sleep(delayMs);
      if (stopping) return;
      delayMs = Math.min(2 * delayMs, LAST_RESTART_DELAY_MS);
      startedAt = performance.now();
      slot.subprocess = startProcess(service);
    }
  }

  /**
   * Starts a service and waits until it is ready. From then on, restarts it whenever it ends. If it ends before that or
   * is not ready in time, stops the group with exit code 1.
   */
  async function startService(service: Service): Promise<void> {
    const subprocess = startProcess(service);
    const slot = { subprocess };
    running.add(slot);
    const ended = new AbortController();
    void subprocess.then(() => ended.abort());
    const hasStarted = await isReady(ended.signal, service.readyUrl, service.readySeconds);
    if (stopping) await new Promise(() => {});
    if (hasStarted) {
      void restart(service, slot);
      return;
    }
    if (!ended.signal.aborted)
      return stop(1, `${service.name} did not respond within ${service.readySeconds} seconds.`);
    const { exitCode, signal, cause } = await subprocess;
    return stop(
      1,
      exitCode === undefined && !signal && cause instanceof Error
        ? `${service.name} could not be started: ${cause.message}`
        : `${service.name} ended (${endOf({ exitCode, signal })}). The messages above say why.`,
    );
  }

  const runToEnd: RunToEnd = async (command, { capture } = { capture: false }) => {
    const subprocess = capture ? startCaptured(command) : startProcess(command);
    const slot = { subprocess };
    running.add(slot);
    const { exitCode = 1, all } = await subprocess;
    running.delete(slot);
    if (stopping) await new Promise(() => {});
    return { exitCode, output: typeof all === 'string' ? all : '' };
  };

  return { startService, runToEnd };
}

/**
 * Waits until a URL responds without a server error.
 * @returns false if the process ends first or the time is up
 */
async function isReady(ended: AbortSignal, url: string, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && !ended.aborted) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response && response.status < 500) return true;
    await sleep(100);
  }
  return false;
}
