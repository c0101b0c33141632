import 'server-only';
import { defineCachedRead } from '@/lib/content/cache/cached-read';
import { log } from '@/lib/telemetry/log';
import { PRODUCTS } from './responses';
import { readReviews, ReviewServiceFailure } from './client';
import { ALL_REVIEWS_TAG, escapeFilter, reviewsTag } from './product-reviews';

/** Average ratings by review id. Products without reviews are missing. */
export type Ratings = Readonly<Record<string, number>>;

const IDS_PER_REQUEST = 100;
const FAILURE_SECONDS = 10;

/**
 * Fetches the average ratings of several products in one call. A failure is logged as FetchRatingFailure, and results
 * in an empty object (docs/product.md, "Calls").
 * @param productIds at most 100
 */
export async function fetchRatings(
  productIds: readonly string[],
): Promise<{ ratings: Ratings; failed: boolean }> {
  const started = performance.now();
  try {
    const answer = await readReviews(
      'products',
      new URLSearchParams({
        Filter: `Id:${productIds.map(escapeFilter).join(',')}`,
        Stats: 'Reviews',
        Limit: String(IDS_PER_REQUEST),
      }),
      PRODUCTS,
    );
    log('info', 'FetchRatingSuccess', {
      products: productIds.length,
      duration: (performance.now() - started) / 1000,
    });
    const ratings = answer.Results.flatMap(({ Id, ReviewStatistics }): [string, number][] =>
      ReviewStatistics?.AverageOverallRating ? [[Id, ReviewStatistics.AverageOverallRating]] : [],
    );
    return { ratings: Object.fromEntries(ratings), failed: false };
  } catch (error) {
    if (!(error instanceof ReviewServiceFailure)) throw error;
    log('error', 'FetchRatingFailure', {
      statusText: error.statusText,
      status: error.status,
      productId: productIds.join(','),
      duration: (performance.now() - started) / 1000,
    });
    return { ratings: {}, failed: true };
  }
}

const ratingsOfProducts = defineCachedRead({
  name: 'ratings',
  hasDrafts: false,
  load: async (_preview, productIds: string[]) => {
    const { ratings, failed } = await fetchRatings(productIds);
    return {
      value: ratings,
      tags: [ALL_REVIEWS_TAG, ...productIds.map(reviewsTag)],
      ...(failed && { maxAge: FAILURE_SECONDS }),
    };
  },
});

/**
 * Returns the review id of an object, or an empty string. Does not use a schema, because each rendering visits
 * thousands of objects, and each failed parse would create a list of issues.
 */
const reviewIdOf = (value: object): string =>
  'ratingAndReviewId' in value && typeof value.ratingAndReviewId === 'string' ? value.ratingAndReviewId : '';

/** Returns the review ids of all products anywhere in a page's data, sorted because they are part of a cache key. */
export function ratedProductsIn(data: unknown): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (typeof value === 'object' && value !== null) {
      const id = reviewIdOf(value);
      if (id !== '') ids.add(id);
      for (const [key, child] of Object.entries(value)) if (key !== 'json') visit(child);
    }
  };
  visit(data);
  return [...ids].sort();
}

/**
 * Returns the average ratings of all products anywhere in a page's data, with one request per hundred products.
 * Products without reviews and products of a failed request are missing.
 */
export async function getRatings(pageData: unknown): Promise<Ratings> {
  const ids = ratedProductsIn(pageData);
  const batches = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    ratingsOfProducts(ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST)),
  );
  return Object.fromEntries((await Promise.all(batches)).flatMap((ratings) => Object.entries(ratings)));
}
