/** Thrown when too many conversions are waiting. The client should retry later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export type ConversionSize = 'small' | 'large';

/**
 * Conversions run on the same four threads as file reads. Large ones take seconds, so two threads are kept free of
 * them.
 */
const MAX_LARGE = 2;

interface Lane {
  readonly concurrency: number;
  readonly waiting: (() => void)[];
  running: number;
}

/** Queues conversions. Small ones never wait for large ones. */
export class ConversionQueue {
  readonly #lanes: Record<ConversionSize, Lane>;
  readonly #maxWaiting: number;

  constructor(options: { concurrency: number; maxWaiting?: number }) {
    const { concurrency, maxWaiting = 400 } = options;
    const large = Math.min(concurrency - 1, MAX_LARGE);
    this.#lanes = {
      small: { concurrency: Math.max(1, concurrency), waiting: [], running: 0 },
      large: { concurrency: Math.max(1, large), waiting: [], running: 0 },
    };
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs a conversion when it is its turn.
   * @throws BusyError when too many conversions are waiting
   */
  async run<Result>(size: ConversionSize, convert: () => Promise<Result>): Promise<Result> {
    const lane = this.#lanes[size];
    if (lane.running < lane.concurrency) lane.running += 1;
    else {
      if (lane.waiting.length >= this.#maxWaiting) throw new BusyError('Too many images are being converted');
      // A finished conversion hands its slot to the next one in line, so no newcomer can take it.
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
    try {
      return await convert();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else lane.running -= 1;
    }
  }
}
