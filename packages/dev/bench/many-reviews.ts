import { openReviews } from '@cleanpro/backend/reviews/database';
import { addCounts, sumCounts } from '@cleanpro/backend/reviews/statistics';

/** Keeps a statement below SQLite's limit on parameters. */
const ROWS_PER_STATEMENT = 20;
const PRODUCTS_PER_TRANSACTION = 100;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

/** Creates a review that resembles real ones, including in length. */
const reviewOf = (productId: string, number: number) => {
  const submitted = FIRST_DAY + number * MINUTE_MS;
  const rating = 1 + ((number * 7) % 5);
  return {
    id: String(20_000_000 + number),
    product_id: productId,
    status: 'APPROVED' as const,
    rating,
    rating_quality: 1 + (number % 5),
    rating_value: null,
    title: `Lasts all evening, ${number}`,
    text: `Suds last through the whole dinner rush, and the sink is changed half as often. Cook ${number} wrote this after a month of double shifts in a kitchen with two sinks and one drain.`,
    nickname: `Cook${number}`,
    nickname_key: `cook${number}`,
    location: 'Austin, TX',
    email: `cook${number}@example.com`,
    author_id: `author-${number}`,
    birth_month: 4,
    birth_year: 1980,
    is_recommended: Number(rating > 2),
    is_featured: 0,
    is_ratings_only: 0,
    syndication_source: null,
    syndication_url: null,
    submitted_at: submitted,
    modified_at: submitted,
    moderated_at: submitted,
    moderation_reason: null,
    positive: (number * 31) % 40,
    negative: (number * 17) % 11,
    comments: 0,
    submission_id: `many-${number}`,
    submission_key: `many-${number}`,
    fingerprint: null,
    author_address: null,
    campaign_id: null,
    is_sample: 0,
  };
};

/**
 * Writes reviews into the database file that the services open.
 * @param counts number of reviews to write, by product ID of the review service
 * @returns the number of written reviews
 */
export async function writeReviews(file: string, counts: ReadonlyMap<string, number>): Promise<number> {
  const { db } = await openReviews(file);
  let number = 0;
  const products = [...counts];
  for (let from = 0; from < products.length; from += PRODUCTS_PER_TRANSACTION) {
    await db.transaction().execute(async (transaction) => {
      for (const [productId, count] of products.slice(from, from + PRODUCTS_PER_TRANSACTION)) {
        const reviews = Array.from({ length: count }, () => reviewOf(productId, number++));
        for (let row = 0; row < count; row += ROWS_PER_STATEMENT)
          await transaction
            .insertInto('reviews')
            .values(reviews.slice(row, row + ROWS_PER_STATEMENT))
            .execute();
        await addCounts(transaction, productId, sumCounts(reviews));
      }
    });
  }
  await db.destroy();
  return number;
}
