import { log } from '../log.ts';
import { errorMessage } from '../error-message.ts';

/** Work that goes on beside the requests. */
export interface Worker {
  /** There is something new to do. */
  wake(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/**
 * Does batches of work until there is none, when woken and every `pollMs`; never two batches at once.
 * @param batch does what is due and says whether there was anything
 */
export function startWorker(name: string, pollMs: number, batch: () => Promise<boolean>): Worker {
  const state = { stopped: false, again: false };
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    do {
      state.again = false;
      let more = true;
      while (more && !state.stopped) more = await batch();
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
