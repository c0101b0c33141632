import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from './logging/log.ts';
import { errorMessage } from './logging/error-message.ts';

export interface Worker {
  /** Runs now instead of at the next poll. */
  wake(): void;
  /** Stops after the current batch. */
  stop(): Promise<void>;
}

/**
 * Runs batches until no work is left: at startup, every `pollMs`, and when woken. Batches never overlap, and requests
 * are handled between them.
 * @param batch does the work that is due and returns whether there was any
 */
export function startWorker(name: string, pollMs: number, batch: () => Promise<boolean>): Worker {
  const state = { stopped: false, again: false };
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    do {
      state.again = false;
      let more = true;
      while (more && !state.stopped) {
        more = await batch();
        // SQLite queries are synchronous. Without a pause, requests would wait for all batches.
        await nextTurn();
      }
    } while (state.again && !state.stopped);
  }

  function wake(): void {
    if (state.stopped) return;
    if (running) {
      state.again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => log('error', name, { reason: errorMessage(error) }))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    wake,
    async stop() {
      state.stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
