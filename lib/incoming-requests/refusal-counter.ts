import { Repeats } from '@cleanpro/node-service/logging/repeats';
import { log } from '../telemetry/log.ts';

/** Counts refusals, and logs the number per reason once a minute, so that a flood of requests cannot fill the log. */
export class RefusalCounter {
  readonly #repeats = new Repeats({
    report: (reason, requests) => log('warn', 'RequestsRefused', { reason, requests }),
  });

  count(reason: string): void {
    this.#repeats.passes(reason);
  }

  /** Logs the refusals since the last report. */
  report(): void {
    this.#repeats.report();
  }
}
