import { z } from 'zod';
import { entryTag } from '../cache/tags';
import { offerPeriod } from '../catalogue/offer-period';
import type { SyncFollower } from './content-sync';
import type { SyncedChanges } from './sync-source';

const DATE = z.record(z.string(), z.string()).optional().catch(undefined);
/** An offer in a sync response. An entry never changes its type. */
const OFFER = z.object({
  sys: z.object({
    id: z.string(),
    contentType: z.object({ sys: z.object({ id: z.literal('offer') }) }),
  }),
  fields: z.object({ startDate: DATE, endDate: DATE }).optional(),
});

/** State to keep across restarts of the process. */
export const OFFER_OPENINGS_POSITION = z.object({
  /** End of the last checked period, in milliseconds since the epoch. */
  readUntil: z.number(),
  /** Opening and ending times of each offer, by the tag of its entry. */
  times: z.array(z.tuple([z.string(), z.array(z.number())])),
});

type Position = z.infer<typeof OFFER_OPENINGS_POSITION>;

const firstOf = (byLocale: Record<string, string> | undefined): string | undefined =>
  Object.values(byLocale ?? {})[0];

function timesOf({ fields }: z.infer<typeof OFFER>): number[] {
  const { opensAt, endsAt } = offerPeriod({
    startDate: firstOf(fields?.startDate),
    endDate: firstOf(fields?.endDate),
  });
  return [opensAt, endsAt].filter((time) => time !== undefined);
}

/** Tracks when offers open and end. Their pages change at that moment, although no content changes. */
export class OfferOpenings implements SyncFollower {
  readonly #now: () => number;
  #readUntil: number;
  /** Times at which offers open or end, by the tag of the entry. Undefined until all content has been read. */
  #times: Map<string, number[]> | undefined;
  /** Collects the offers while all content is being read. */
  #next: Map<string, number[]> | undefined;

  /**
   * @param now returns the current time, in milliseconds since the epoch
   * @param restored position of an earlier process
   */
  constructor(now: () => number, restored?: Position) {
    this.#now = now;
    this.#readUntil = restored?.readUntil ?? now();
    this.#times = restored && new Map(restored.times);
  }

  /** Undefined until all content has been read. */
  get position(): Position | undefined {
    return this.#times && { readUntil: this.#readUntil, times: [...this.#times] };
  }

  begin(): void {
    this.#next = new Map();
  }

  apply({ entries, deletedEntries }: SyncedChanges): void {
    const all = this.#next ?? this.#times;
    for (const id of deletedEntries) all?.delete(entryTag(id));
    for (const entry of entries) {
      const offer = OFFER.safeParse(entry);
      if (offer.success) all?.set(entryTag(offer.data.sys.id), timesOf(offer.data));
    }
  }

  end(): void {
    this.#times = this.#next ?? this.#times;
    this.#next = undefined;
  }

  /**
   * Returns the tags of the offers that opened or ended since the last call. Before all content has been read, returns
   * nothing and does not count as a call.
   */
  read(): string[] {
    if (!this.#times) return [];
    const [since, until] = [this.#readUntil, this.#now()];
    this.#readUntil = until;
    return [...this.#times]
      .filter(([, times]) => times.some((time) => time > since && time <= until))
      .map(([tag]) => tag);
  }
}
