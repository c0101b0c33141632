import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { defineCachedRead } from '@/lib/content/cache/cached-read';
import { log } from '@/lib/telemetry/log';
import { PRODUCTS } from './answers';
import { readReviews, ReviewServiceFailure } from './client';
import { escapeFilter, reviewsTag } from './product-reviews';

/** Average ratings by product id; products that nobody reviewed are not in it. */
export type Ratings = Record<string, number>;

const IDS_PER_REQUEST = 100;
const FAILURE_SECONDS = 10;

/**
 * The average ratings of several products in one call. A failure is logged as FetchRatingFailure and gives an empty
 * object (docs/product.md, "Calls").
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
  load: async (_preview, productIds: string[]) => {
    const { ratings, failed } = await fetchRatings(productIds);
    return {
      value: ratings,
      tags: productIds.map(reviewsTag),
      ...(failed && { maxAge: FAILURE_SECONDS }),
    };
  },
});

async function getCachedRatings(productIds: string[]): Promise<Ratings> {
  'use cache';
  return ratingsOfProducts.cached(productIds);
}

const ratingsOfRequest = cache((): { ratings: Ratings } => ({ ratings: {} }));
const RATED = z.object({ ratingAndReviewId: z.string().min(1) });

/** The review ids of all products anywhere in what was loaded for a page. */
export function ratedProductsIn(data: unknown): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (typeof value === 'object' && value !== null) {
      const rated = RATED.safeParse(value);
      if (rated.success) ids.add(rated.data.ratingAndReviewId);
      for (const [key, child] of Object.entries(value)) if (key !== 'json') visit(child);
    }
  };
  visit(data);
  return [...ids].sort();
}

/**
 * Loads the ratings of all products of a page in one call, before it is rendered; its tiles read them by
 * `ratingOf`. A page awaits this once, whatever it shows.
 */
export async function loadRatings(data: unknown): Promise<void> {
  const ids = ratedProductsIn(data);
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    getCachedRatings(ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST)),
  );
  Object.assign(ratingsOfRequest().ratings, ...(await Promise.all(parts)));
}

/** The average rating of a product that `loadRatings` loaded for this page. */
export const ratingOf = (productId: string | null | undefined): number | undefined =>
  productId ? ratingsOfRequest().ratings[productId] : undefined;
