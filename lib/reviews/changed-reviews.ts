import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/telemetry/log';
import { readReviews, ReviewServiceFailure } from './client';
import { ALL_REVIEWS_TAG, reviewsTag } from './product-reviews';
import { CHANGED_REVIEWS, type ChangedReview } from './responses';

/** How far each read reaches back before the previous one, to allow for clock skew and for changes that appear late. */
const OVERLAP_MS = 5 * 60_000;
const PAGE_SIZE = 100;
/** Maximum number of pages of changes. If there are more, all reviews expire. */
const MAX_PAGES = 10;
/** How often all reviews expire while the service refuses to list the changed ones. */
const REFUSED_INTERVAL_MS = 15 * 60_000;
/**
 * Timestamps used to find changed reviews. An edit by the author or the service changes the first, approval the second.
 */
const ATTRIBUTES = ['LastModificationTime', 'LastModeratedTime'] as const;
/**
 * Error codes of a refused request. With a key for syndicated reviews, each request must name a product, a review or an
 * author (docs/services.md, "Bazaarvoice Conversations").
 */
const REFUSAL = /^ERROR_(PARAM|ACCESS_DENIED|UNSUPPORTED|BAD_REQUEST)/;

const versionOf = ({ LastModificationTime, LastModeratedTime }: ChangedReview): string =>
  `${LastModificationTime} ${LastModeratedTime}`;

export const REVIEWS_POSITION = z.object({
  /** Time of the last read, in milliseconds since the epoch. */
  lookedAt: z.number(),
  total: z.number(),
  /** Tags that are due to expire again. */
  changed: z.array(z.string()),
});

export type ReviewsPosition = z.infer<typeof REVIEWS_POSITION>;

/** Polls the review service for products whose reviews changed, because it has no webhooks. */
export class ReviewChanges {
  readonly #now: () => number;
  #lookedAt: number;
  /**
   * Versions of the reviews in the last read, by id. Reads overlap in time, so the next read returns some of these
   * reviews again.
   */
  #found = new Map<string, string>();
  /** Tags from the last read. They expire again, because statistics may change later than reviews. */
  #changed: readonly string[] = [];
  #total = 0;
  #refusedAt: number | undefined;
  /** Whether changes from before the start of this process are still unread. */
  #isResumed: boolean;

  /**
   * @param now returns the current time, in milliseconds since the epoch
   * @param restored position of an earlier process whose cached pages are still used
   */
  constructor(now = Date.now, restored?: ReviewsPosition) {
    this.#now = now;
    this.#lookedAt = restored?.lookedAt ?? now();
    this.#total = restored?.total ?? 0;
    this.#changed = restored?.changed ?? [];
    this.#isResumed = restored !== undefined;
  }

  get position(): ReviewsPosition {
    return { lookedAt: this.#lookedAt, total: this.#total, changed: [...this.#changed] };
  }

  /** Returns the tags of the products whose reviews changed since the last call. @throws ReviewServiceFailure */
  async read(): Promise<string[]> {
    try {
      const tags = await this.#look();
      this.#refusedAt = undefined;
      this.#isResumed = false;
      return tags;
    } catch (error) {
      const isRefused =
        error instanceof ReviewServiceFailure && error.codes.some((code) => REFUSAL.test(code));
      if (!isRefused) throw error;
      return this.#onRefusal(error);
    }
  }

  async #look(): Promise<string[]> {
    const lookedAt = this.#now();
    const since = Math.floor((this.#lookedAt - OVERLAP_MS) / 1000);
    const [{ TotalResults: total }, ...changes] = await Promise.all([
      readReviews('reviews', new URLSearchParams({ Limit: '1' }), CHANGED_REVIEWS),
      ...ATTRIBUTES.map((attribute) => changedReviews(`${attribute}:gte:${since}`)),
    ]);
    // Removed reviews are in no list. Only a lower total reveals them.
    const isUnclear = total < this.#total || changes.includes(undefined);
    const reviews = changes.flatMap((each) => each ?? []);
    const changed = reviews
      .filter((review) => this.#found.get(review.Id) !== versionOf(review))
      .map(({ ProductId }) => reviewsTag(ProductId));
    const tags = new Set([...this.#changed, ...changed]);
    this.#changed = changed;
    this.#found = new Map(reviews.map((review) => [review.Id, versionOf(review)]));
    this.#total = total;
    this.#lookedAt = lookedAt;
    return isUnclear ? [ALL_REVIEWS_TAG] : [...tags];
  }

  #onRefusal({ statusText }: ReviewServiceFailure): string[] {
    const now = this.#now();
    if (this.#refusedAt === undefined) {
      log('warn', 'ReviewChangesRefused', { statusText });
      this.#refusedAt = this.#isResumed ? -Infinity : now;
      this.#isResumed = false;
    }
    if (now - this.#refusedAt < REFUSED_INTERVAL_MS) return [];
    this.#refusedAt = now;
    return [ALL_REVIEWS_TAG];
  }
}

/** Returns the reviews that match a filter. Undefined if there are too many. */
async function changedReviews(filter: string): Promise<ChangedReview[] | undefined> {
  const reviews: ChangedReview[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { Results, TotalResults } = await readReviews(
      'reviews',
      new URLSearchParams({ Filter: filter, Limit: String(PAGE_SIZE), Offset: String(page * PAGE_SIZE) }),
      CHANGED_REVIEWS,
    );
    reviews.push(...Results);
    if (reviews.length >= TotalResults || Results.length === 0) return reviews;
  }
  return undefined;
}
