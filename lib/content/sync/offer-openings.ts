/** Which offers open or end: their pages change then, although no content does. */
import { z } from 'zod';
import { entryTag } from '../cache/tags';
import { offerPeriod } from '../catalogue/offer-period';
import type { SyncFollower } from './content-sync';
import type { SyncedChanges } from './sync-source';

const DATE = z.record(z.string(), z.string()).optional().catch(undefined);
/** An entry of the sync that is an offer; an entry never changes its type. */
const OFFER = z.object({
  sys: z.object({
    id: z.string(),
    contentType: z.object({ sys: z.object({ id: z.literal('offer') }) }),
  }),
  fields: z.object({ startDate: DATE, endDate: DATE }).optional(),
});

/** What the next process has to know. */
export const OFFER_OPENINGS_POSITION = z.object({
  /** Up to when it was looked, in milliseconds since the epoch. */
  readUntil: z.number(),
  /** When each offer opens and ends, by the tag of its entry. */
  times: z.array(z.tuple([z.string(), z.array(z.number())])),
});

type Position = z.infer<typeof OFFER_OPENINGS_POSITION>;

const firstOf = (byLocale: Record<string, string> | undefined): string | undefined =>
  Object.values(byLocale ?? {})[0];

/** When an offer opens and ends, as far as it says. */
function timesOf({ fields }: z.infer<typeof OFFER>): number[] {
  const { opensAt, endsAt } = offerPeriod({
    startDate: firstOf(fields?.startDate),
    endDate: firstOf(fields?.endDate),
  });
  return [opensAt, endsAt].filter((time) => time !== undefined);
}

export class OfferOpenings implements SyncFollower {
  readonly #now: () => number;
  #readUntil: number;
  /** By the tag of the entry; undefined until all content was read. */
  #times: Map<string, number[]> | undefined;
  /** Collects all content. */
  #next: Map<string, number[]> | undefined;

  /** @param restored the position of an earlier process */
  constructor(now: () => number, restored?: Position) {
    this.#now = now;
    this.#readUntil = restored?.readUntil ?? now();
    this.#times = restored && new Map(restored.times);
  }

  /** Undefined until all content was read. */
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

  /** The tags of the offers that opened or ended since the last call that found all content read. */
  read(): string[] {
    if (!this.#times) return [];
    const [since, until] = [this.#readUntil, this.#now()];
    this.#readUntil = until;
    return [...this.#times]
      .filter(([, times]) => times.some((time) => time > since && time <= until))
      .map(([tag]) => tag);
  }
}
