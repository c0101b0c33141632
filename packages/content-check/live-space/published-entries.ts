import { log } from '@cleanpro/node-service/logging/log';
import { startWorker } from '@cleanpro/node-service/worker';
import type { Finding } from './findings.ts';

/** Debounces publishes, so that entries published together are checked together and the delivery API is up to date. */
const DELAY_MS = 10_000;
/** Minimum time between two checks while entries are being published, and delay before a failed check is retried. */
const PAUSE_MS = 60_000;

export interface PublishedEntries {
  add(id: string): void;
  readonly brokenRules: number;
  stop(): Promise<void>;
}

/**
 * Reports published entries that break a safety rule.
 * @param check returns the findings for the published content
 */
export function reportPublishedEntries(
  check: () => Promise<Finding[]>,
  { delayMs = DELAY_MS, pauseMs = PAUSE_MS } = {},
): PublishedEntries {
  let waiting = new Set<string>();
  let brokenRules = 0;
  let timer: NodeJS.Timeout | undefined;
  let nextCheckAt = 0;
  const worker = startWorker('PublishedContentNotChecked', pauseMs, async () => {
    if (timer || waiting.size === 0) return false;
    const published = waiting;
    waiting = new Set();
    nextCheckAt = performance.now() + pauseMs;
    try {
      for (const { id, field, what, todo, rule, entries } of await check()) {
        if (rule === undefined || !entries.some((entry) => published.has(entry))) continue;
        brokenRules += 1;
        const sentence = `${field === undefined ? '' : `${field}: `}${what}; ${todo}`;
        log('error', 'PublishedContentBreaksRule', { entry: id, rule, sentence });
      }
    } catch (error) {
      waiting = waiting.union(published);
      throw error;
    }
    return false;
  });
  return {
    add(id) {
      waiting.add(id);
      timer ??= setTimeout(
        () => {
          timer = undefined;
          worker.wake();
        },
        Math.max(delayMs, nextCheckAt - performance.now()),
      ).unref();
    },
    get brokenRules() {
      return brokenRules;
    },
    stop() {
      clearTimeout(timer);
      return worker.stop();
    },
  };
}
