const WINDOW_MS = 60_000;

interface Options {
  /** How many of a kind pass before the others are counted; none by default. */
  passing?: number;
  /** Takes the number of each kind that was counted, at the end of a minute. */
  report: (kind: string, count: number) => void;
}

/** Counts repeated events by kind and reports the totals once a minute, so that no visitor can fill a log. */
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
   * Notes one more of a kind.
   * @param kind one of a bounded number, never text of a visitor
   * @returns whether it is among the first of this minute; otherwise it is counted
   */
  passes(kind: string): boolean {
    const seen = (this.#seen.get(kind) ?? 0) + 1;
    this.#seen.set(kind, seen);
    this.#timer ??= setTimeout(() => this.report(), WINDOW_MS);
    // In tests of components it is a number, as in browsers.
    if (typeof this.#timer === 'object') this.#timer.unref();
    return seen <= this.#passing;
  }

  /** Reports what was counted since the last report, and begins a new minute. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const seen = [...this.#seen];
    this.#seen.clear();
    for (const [kind, times] of seen) if (times > this.#passing) this.#report(kind, times - this.#passing);
  }
}
