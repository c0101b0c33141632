const WINDOW_MS = 60_000;

interface Options {
  /** Number of events of each kind that pass per minute before the rest are only counted; 0 by default. */
  passing?: number;
  /** Called at the end of a minute with the number of counted events of each kind. */
  report: (kind: string, count: number) => void;
}

/** Counts repeated events by kind and reports the totals once a minute, so that no visitor can fill the log. */
export class Repeats {
  readonly #passing: number;
  readonly #report: Options['report'];
  readonly #seen = new Map<string, number>();
  #timer: NodeJS.Timeout | number | undefined;

  constructor({ passing = 0, report }: Options) {
    this.#passing = passing;
    this.#report = report;
  }

  /**
   * Records an event.
   * @param kind one of a limited number of kinds, never a visitor's input
   * @returns true for the first `passing` events of the kind in a minute
   */
  passes(kind: string): boolean {
    const seen = (this.#seen.get(kind) ?? 0) + 1;
    this.#seen.set(kind, seen);
    this.#timer ??= setTimeout(() => this.report(), WINDOW_MS);
    // In component tests, `setTimeout` returns a number, as in browsers.
    if (typeof this.#timer === 'object') this.#timer.unref();
    return seen <= this.#passing;
  }

  /** Reports the counts since the last report, and starts a new minute. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const seen = [...this.#seen];
    this.#seen.clear();
    for (const [kind, times] of seen) if (times > this.#passing) this.#report(kind, times - this.#passing);
  }
}
