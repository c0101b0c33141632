import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/telemetry/log';
import { readReviews, ReviewServiceFailure } from './client';
import { ALL_REVIEWS_TAG, reviewsTag } from './product-reviews';
import { CHANGED_REVIEWS, type ChangedReview } from './responses';

/** How far a look reaches back before the last one, for clocks that differ and for changes that are shown late. */
const OVERLAP_MS = 5 * 60_000;
const PAGE_SIZE = 100;
/** Changes of more reviews than these expire all of them. */
const MAX_PAGES = 10;
/** When all reviews expire where the service does not tell which ones changed. */
const REFUSED_INTERVAL_MS = 15 * 60_000;
/** Approval is one kind of change, an edit by the author or the service another. */
const ATTRIBUTES = ['LastModificationTime', 'LastModeratedTime'] as const;
/** A key with syndicated reviews may only ask for those of a product (docs/services.md, "Bazaarvoice Conversations"). */
const REFUSAL = /^ERROR_(PARAM|ACCESS_DENIED|UNSUPPORTED|BAD_REQUEST)/;

const versionOf = ({ LastModificationTime, LastModeratedTime }: ChangedReview): string =>
  `${LastModificationTime} ${LastModeratedTime}`;

/** How far changes of reviews were followed. */
export const REVIEWS_POSITION = z.object({
  /** In milliseconds since 1970. */
  lookedAt: z.number(),
  /** How many reviews there were. */
  total: z.number(),
  /** Tags that expire once more. */
  changed: z.array(z.string()),
});

export type ReviewsPosition = z.infer<typeof REVIEWS_POSITION>;

/** Asks the review service, which has no webhook, which products' reviews changed. */
export class ReviewChanges {
  readonly #now: () => number;
  #lookedAt: number;
  /** The versions of the reviews that the last look found, by id: an overlap finds them again. */
  #found = new Map<string, string>();
  /** The products of the last look expire once more: their statistics may follow their reviews. */
  #changed: readonly string[] = [];
  #total = 0;
  #refusedAt: number | undefined;
  /** What changed while no process ran was not looked for yet. */
  #isResumed: boolean;

  /**
   * @param now in milliseconds since 1970
   * @param restored how far an earlier process was, whose pages are used on
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

  /** The tags of the products whose reviews changed since the last call. @throws ReviewServiceFailure */
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
    // A review that is no longer shown is in no list.
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

/** The reviews that match a filter; undefined when they are too many. */
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
