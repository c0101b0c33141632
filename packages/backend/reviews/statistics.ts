import { sql } from 'kysely';
import { serialize } from '../database/serialize.ts';
import type { ReviewDatabase, ReviewRow, ReviewTransaction, StatisticsRow } from './tables.ts';

export type Counts = Omit<StatisticsRow, 'product_id' | 'first_at' | 'last_at'>;

export const NO_COUNTS: Counts = {
  total: 0,
  ratings_only: 0,
  featured: 0,
  recommended: 0,
  not_recommended: 0,
  helpful: 0,
  not_helpful: 0,
  rating_sum: 0,
  rating_1: 0,
  rating_2: 0,
  rating_3: 0,
  rating_4: 0,
  rating_5: 0,
  quality_sum: 0,
  quality_count: 0,
  value_sum: 0,
  value_count: 0,
  samples: 0,
};

const NAMES = Object.keys(NO_COUNTS).filter((name): name is keyof Counts => name in NO_COUNTS);

type Counted = Pick<
  ReviewRow,
  | 'rating'
  | 'rating_quality'
  | 'rating_value'
  | 'is_recommended'
  | 'is_featured'
  | 'is_ratings_only'
  | 'positive'
  | 'negative'
  | 'is_sample'
>;

/** Returns the contribution of one approved review to the counts of its product. */
export function countsOf(review: Counted): Counts {
  const is = (value: number): number => Number(review.rating === value);
  return {
    total: 1,
    ratings_only: review.is_ratings_only,
    featured: review.is_featured,
    recommended: Number(review.is_recommended === 1),
    not_recommended: Number(review.is_recommended === 0),
    helpful: review.positive,
    not_helpful: review.negative,
    rating_sum: review.rating,
    rating_1: is(1),
    rating_2: is(2),
    rating_3: is(3),
    rating_4: is(4),
    rating_5: is(5),
    quality_sum: review.rating_quality ?? 0,
    quality_count: Number(review.rating_quality !== null),
    value_sum: review.rating_value ?? 0,
    value_count: Number(review.rating_value !== null),
    samples: review.is_sample,
  };
}

/** Returns the total counts of several reviews. */
export function sumCounts(reviews: readonly Counted[]): Counts {
  const sum = { ...NO_COUNTS };
  for (const review of reviews) {
    const counts = countsOf(review);
    for (const name of NAMES) sum[name] += counts[name];
  }
  return sum;
}

/**
 * Adds counts to a product's statistics, or subtracts them. Reads the times of the first and last review from an index.
 */
export async function addCounts(
  transaction: ReviewTransaction,
  productId: string,
  counts: Partial<Counts>,
  sign: 1 | -1 = 1,
): Promise<void> {
  await serialize(transaction, 'statistics', productId);
  await transaction
    .insertInto('statistics')
    .values({ product_id: productId, ...NO_COUNTS, first_at: null, last_at: null })
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .execute();
  const approved = sql`FROM reviews WHERE product_id = ${productId} AND status = 'APPROVED'`;
  const changes = NAMES.flatMap((name) => {
    const change = (counts[name] ?? 0) * sign;
    return change === 0 ? [] : [sql`${sql.ref(name)} = ${sql.ref(name)} + ${change}`];
  });
  const times = [
    sql`first_at = (SELECT min(submitted_at) ${approved})`,
    sql`last_at = (SELECT max(submitted_at) ${approved})`,
  ];
  await sql`UPDATE statistics SET ${sql.join([...changes, ...times])} WHERE product_id = ${productId}`.execute(
    transaction,
  );
}

/** Returns statistics by product id. Products that never had an approved review are missing. */
export async function readStatistics(
  database: ReviewDatabase,
  productIds: readonly string[],
): Promise<Map<string, StatisticsRow>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('statistics')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}
