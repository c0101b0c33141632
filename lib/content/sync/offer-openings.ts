/** Which offers open or end: their pages change then, although no content does. */
import { z } from 'zod';
import { entryTag, WEBHOOK_BODY } from '../cache/tags';
import { offerPeriod } from '../catalogue/offer-period';
import type { SyncFollower } from './content-sync';
import type { SyncedChanges } from './sync-source';

const OFFER = z.object({
  startDate: z.record(z.string(), z.string()).optional(),
  endDate: z.record(z.string(), z.string()).optional(),
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

/** When an entry opens and ends; none for anything but an offer. */
function timesOf(raw: unknown): { tag: string; times: number[] } {
  const { sys, fields } = WEBHOOK_BODY.parse(raw);
  const tag = entryTag(sys.id);
  const offer = sys.contentType?.sys.id === 'offer' ? OFFER.safeParse(fields) : undefined;
  if (!offer?.success) return { tag, times: [] };
  const { opensAt, endsAt } = offerPeriod({
    startDate: firstOf(offer.data.startDate),
    endDate: firstOf(offer.data.endDate),
  });
  return { tag, times: [opensAt, endsAt].filter((time) => time !== undefined) };
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
    for (const { tag, times } of entries.map(timesOf)) {
      if (times.length > 0) all?.set(tag, times);
      else all?.delete(tag);
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
