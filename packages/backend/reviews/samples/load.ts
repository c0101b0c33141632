/** Loads the sample reviews at the first start. Each product always gets the same ones. */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { addCounts, sumCounts } from '../statistics.ts';
import { authorIdOf } from '../submissions.ts';
import type { ReviewDatabase, ReviewTables, ReviewTransaction } from '../tables.ts';
import { FIRST_NAMES, LOCATIONS, TRADES } from './people.ts';
import { readSampleProducts, type Group, type SampleProduct } from './products.ts';

/**
 * Recorded once these samples are loaded. Databases with an older mark contain samples of an earlier version, which are
 * replaced.
 */
const MARK = 'samples by product';
const SUBMISSION_PREFIX = 'sample-';
const CAMPAIGN = 'sample';
const FROM = Date.UTC(2023, 8, 1);
const TO = Date.UTC(2025, 11, 20);
const DAY_MS = 86_400_000;

type Random = () => number;

/** Returns a seeded generator of random numbers from 0 to 1. */
function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    // The mulberry32 algorithm.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (list: readonly string[], next: Random): string => list[Math.floor(next() * list.length)] ?? '';

const near = (stars: number, next: Random): number =>
  Math.min(5, Math.max(1, stars + (next() < 0.3 ? Math.round(next() * 2 - 1) : 0)));

type NewReview = Insertable<ReviewTables['reviews']>;

/** Returns the sample reviews of one product. Some have a response from the product's brand. */
function sampleReviews(
  { productId, group, reviews }: SampleProduct,
  brandName: string,
  nickname: (group: Group, next: Random) => string,
) {
  const next = seededRandom(productId);
  return reviews.map(({ rating, title, text, response }, index) => {
    const name = nickname(group, next);
    const id = createHash('sha256').update(`${productId} ${index}`).digest().readUInt32LE(0).toString();
    const submitted = FROM + Math.floor(next() * (TO - FROM));
    const interest = Math.floor(next() ** 3 * 18);
    const positive = Math.round(interest * (0.55 + next() * 0.45));
    const isSyndicated = next() < 0.08;
    return {
      id,
      product_id: productId,
      status: 'APPROVED',
      rating,
      rating_quality: next() < 0.85 ? near(rating, next) : null,
      rating_value: next() < 0.8 ? near(Math.max(1, rating - (next() < 0.25 ? 1 : 0)), next) : null,
      title,
      text,
      nickname: name,
      nickname_key: name.toLowerCase(),
      location: pick(LOCATIONS, next),
      email: null,
      author_id: authorIdOf(`${name}@sample.invalid`),
      birth_month: null,
      birth_year: null,
      is_recommended: rating === 3 && next() < 0.4 ? null : Number(rating >= 3),
      is_featured: Number(rating === 5 && next() < 0.05),
      is_ratings_only: 0,
      syndication_source: isSyndicated ? 'FoodserviceSupply.example' : null,
      syndication_url: isSyndicated ? 'https://www.foodservicesupply.example/' : null,
      submitted_at: submitted,
      modified_at: submitted,
      moderated_at: submitted + 26 * 3_600_000,
      moderation_reason: null,
      positive,
      negative: interest - positive,
      comments: 0,
      submission_id: `${SUBMISSION_PREFIX}${id}`,
      submission_key: `${SUBMISSION_PREFIX}${productId}-${index}`,
      fingerprint: null,
      author_address: null,
      campaign_id: CAMPAIGN,
      is_sample: 1,
      client_response: response ?? null,
      client_response_by: response === undefined ? null : brandName,
      client_responded_at: response === undefined ? null : submitted + 3 * DAY_MS,
    } satisfies NewReview;
  });
}

function nicknames(): (group: Group, next: Random) => string {
  const used = new Set<string>();
  return (group, next) => {
    const first = pick(FIRST_NAMES, next);
    const trade = pick(TRADES[group], next);
    const plain = next() < 0.5 ? `${first}${trade}` : `${trade}${first}`;
    let name = plain;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${plain}${number}`;
    used.add(name.toLowerCase());
    return name;
  };
}

/** Removes the samples of an earlier version and everything that refers to them. */
async function removeSamples(transaction: ReviewTransaction): Promise<void> {
  const old = await transaction
    .selectFrom('reviews')
    .where('submission_id', 'like', `${SUBMISSION_PREFIX}%`)
    .selectAll()
    .execute();
  for (const review of old) {
    await transaction.deleteFrom('comments').where('review_id', '=', review.id).execute();
    await transaction.deleteFrom('feedback').where('content_id', '=', review.id).execute();
    await transaction.deleteFrom('reviews').where('id', '=', review.id).execute();
    if (review.status === 'APPROVED')
      await addCounts(transaction, review.product_id, sumCounts([review]), -1);
  }
}

/**
 * Loads the samples for the catalogue's products, once per database.
 * @returns the number of reviews loaded
 */
export async function loadSamples(database: ReviewDatabase, catalogue: Catalogue): Promise<number> {
  const nickname = nicknames();
  return database.transaction().execute(async (transaction) => {
    const mark = await transaction
      .insertInto('marks')
      .values({ name: MARK })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (mark.numInsertedOrUpdatedRows === 0n) return 0;
    await removeSamples(transaction);
    let loaded = 0;
    for (const sample of readSampleProducts()) {
      const product = catalogue.get(sample.productId);
      if (!product) continue;
      const reviews = sampleReviews(sample, product.brandName, nickname);
      for (const review of reviews) await transaction.insertInto('reviews').values(review).execute();
      await addCounts(transaction, sample.productId, sumCounts(reviews));
      loaded += reviews.length;
    }
    return loaded;
  });
}
