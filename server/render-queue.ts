import { performance } from 'node:perf_hooks';

/**
 * Maximum number of concurrent renders while the thread is busy. A second one would delay the first, and together they
 * would delay cached pages.
 */
const SLOTS = 1;
/** Maximum number of concurrent renders while the thread is idle because services are slow. */
const MAX_RUNNING = 128;
/** About ten seconds' worth of renders. */
const MAX_WAITING = 200;
const IDLE_CHECK_MS = 20;
const MAX_IDLE_UTILIZATION = 0.5;
/** A render that never ends gives its slot back after this time. */
const MAX_HOLD_MS = 30_000;

/** Ends a turn. Only the first call has an effect. */
export type EndTurn = () => void;
/** A turn, or the reason for getting none: the queue is full, or the render is no longer needed. */
export type Turn = EndTurn | 'full' | 'unneeded';

interface Waiting {
  network: string;
  isNeeded: () => boolean;
  resolve: (turn: Turn) => void;
}

interface Limits {
  slots?: number;
  maxRunning?: number;
  maxWaiting?: number;
  /** Returns the fraction of time that the thread was busy since the last call. */
  utilization?: () => number;
}

/** Creates a function that returns how busy this thread was since its last call. */
function threadUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
}

/**
 * Lets renders take turns. They share one thread with cached pages, so concurrent renders would delay everything
 * (decision 0018). Independent of HTTP.
 */
export class RenderQueue {
  readonly #slots: number;
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #utilization: () => number;
  /** Waiting renders by network, in the order in which the networks get their next turn. */
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  #running = 0;
  #timer: NodeJS.Timeout | undefined;
  #isFillScheduled = false;

  constructor({ slots, maxRunning, maxWaiting, utilization }: Limits = {}) {
    this.#slots = slots ?? SLOTS;
    this.#maxRunning = maxRunning ?? MAX_RUNNING;
    this.#maxWaiting = maxWaiting ?? MAX_WAITING;
    this.#utilization = utilization ?? threadUtilization();
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waitingCount;
  }

  /**
   * Waits for a turn to render. Waiting networks take turns, however many renders each has.
   * @param network the visitor's network
   * @param isNeeded whether a client still waits for the render; called before its turn begins
   */
  enter(network: string, isNeeded: () => boolean): Promise<Turn> {
    // Do not overtake waiting renders, which fill a free slot in the next turn of the event loop.
    if (this.#running < this.#slots && this.#waitingCount === 0) return Promise.resolve(this.#begin());
    if (this.#waitingCount >= this.#maxWaiting) this.#leaveUnneeded();
    if (this.#waitingCount >= this.#maxWaiting && !this.#makeRoom(network)) return Promise.resolve('full');
    return new Promise((resolve) => {
      const entries = this.#waiting.get(network) ?? [];
      entries.push({ network, isNeeded, resolve });
      this.#waiting.set(network, entries);
      this.#waitingCount += 1;
      this.#watch();
    });
  }

  #begin(): EndTurn {
    this.#running += 1;
    let hasEnded = false;
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      this.#running -= 1;
      this.#scheduleFill();
    };
    const timer = setTimeout(end, MAX_HOLD_MS).unref();
    return end;
  }

  /** Fills free slots in the next turn of the event loop, so that cached pages are served between two renders. */
  #scheduleFill(): void {
    if (this.#isFillScheduled) return;
    this.#isFillScheduled = true;
    setImmediate(() => {
      this.#isFillScheduled = false;
      this.#fill();
    });
  }

  #fill(limit = this.#slots): void {
    while (this.#running < limit) {
      const next = this.#next();
      if (!next) return;
      next.resolve(this.#begin());
    }
  }

  /** Removes and returns the first needed render of the network whose turn it is. */
  #next(): Waiting | undefined {
    for (const [network, entries] of this.#waiting) {
      const next = this.#firstNeeded(entries);
      // Move the network behind all others.
      this.#waiting.delete(network);
      if (entries.length > 0) this.#waiting.set(network, entries);
      if (next) return next;
    }
    return undefined;
  }

  #firstNeeded(entries: Waiting[]): Waiting | undefined {
    for (let entry = entries.shift(); entry; entry = entries.shift()) {
      this.#waitingCount -= 1;
      if (entry.isNeeded()) return entry;
      entry.resolve('unneeded');
    }
    return undefined;
  }

  #leaveUnneeded(): void {
    for (const [network, entries] of this.#waiting) {
      const needed = entries.filter((entry) => entry.isNeeded());
      for (const entry of entries) if (!needed.includes(entry)) entry.resolve('unneeded');
      this.#waitingCount -= entries.length - needed.length;
      if (needed.length > 0) this.#waiting.set(network, needed);
      else this.#waiting.delete(network);
    }
  }

  /**
   * Refuses the latest render of the network that has the most. Does nothing if the new render's network would then
   * have as many.
   */
  #makeRoom(network: string): boolean {
    let most: Waiting[] = [];
    for (const entries of this.#waiting.values()) if (entries.length > most.length) most = entries;
    if (most.length <= (this.#waiting.get(network)?.length ?? 0) + 1) return false;
    most.pop()?.resolve('full');
    this.#waitingCount -= 1;
    return true;
  }

  /** Begins more renders while the thread is idle, because those that run are waiting for services. */
  #watch(): void {
    if (this.#timer || this.#waitingCount === 0) return;
    this.#utilization();
    this.#timer = setInterval(() => {
      if (this.#waitingCount === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      } else if (this.#utilization() < MAX_IDLE_UTILIZATION)
        this.#fill(Math.min(this.#maxRunning, this.#running + this.#slots));
    }, IDLE_CHECK_MS).unref();
  }
}
