import { log } from '../telemetry/log.ts';

const REPORT_INTERVAL_MS = 60_000;

/** Counts refusals and logs each reason's number once a minute: whoever sends many must not fill the log. */
export class RefusalCounter {
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  count(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.report(), REPORT_INTERVAL_MS).unref();
  }

  /** Logs what was counted since the last report. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [reason, requests] of this.#counts) log('warn', 'RequestsRefused', { reason, requests });
    this.#counts.clear();
  }
}
