/** Loads the sample reviews at the first start; deterministic per product. */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Catalogue } from '../catalogue.ts';
import { addCounts, sumOf } from '../statistics.ts';
import { authorIdOf } from '../submissions.ts';
import type { ReviewDatabase, ReviewTables } from '../tables.ts';
import { CARE_ANSWERS, ENDS, FIRST_NAMES, LOCATIONS, PROSE, ROLES, TITLES } from './prose.ts';
import { SAMPLE_PRODUCTS } from './products.ts';

const MARK = 'samples';
/** Identifies sample reviews in responses. */
const CAMPAIGN = 'sample';
const FROM = Date.UTC(2023, 8, 1);
const TO = Date.UTC(2025, 11, 20);

/** A seeded random number generator from 0 to 1. */
function seededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Cycles through a list in shuffled order, so that parts repeat as late as possible. */
function shuffledCycle(list: readonly string[], next: () => number): () => string {
  let order: { part: string; place: number }[] = [];
  return () => {
    if (order.length === 0)
      order = list.map((part) => ({ part, place: next() })).sort((a, b) => a.place - b.place);
    return order.pop()?.part ?? '';
  };
}

/** Most reviewers are pleased, some are not at all, few are in between. */
function starsOf(lean: number, next: () => number): number {
  if (lean === 1) return 5;
  if (next() < lean) return next() < 0.3 + lean * 0.5 ? 5 : 4;
  const [three, two] = [0.45, 0.7];
  const fate = next();
  return fate < three ? 3 : fate < two ? 2 : 1;
}

const near = (stars: number, next: () => number): number =>
  Math.min(5, Math.max(1, stars + (next() < 0.3 ? Math.round(next() * 2 - 1) : 0)));

type NewReview = Insertable<ReviewTables['reviews']>;
type NewComment = Insertable<ReviewTables['comments']>;

/** The sample reviews of one product, and customer care's answers to poor ones. */
function sampleReviews(
  productId: string,
  nickname: (next: () => number) => string,
): { reviews: NewReview[]; comments: NewComment[] } {
  const sample = SAMPLE_PRODUCTS[productId];
  if (!sample) return { reviews: [], comments: [] };
  const [group, count, lean] = sample;
  const next = seededRandom(productId);
  const prose = PROSE[group];
  const opening = shuffledCycle(prose.openings, next);
  const outcome = {
    good: shuffledCycle(prose.good, next),
    mixed: shuffledCycle(prose.mixed, next),
    poor: shuffledCycle(prose.poor, next),
  };
  const title = {
    good: shuffledCycle([...prose.titles.good, ...TITLES.good], next),
    mixed: shuffledCycle([...prose.titles.mixed, ...TITLES.mixed], next),
    poor: shuffledCycle([...prose.titles.poor, ...TITLES.poor], next),
  };
  const end = {
    good: shuffledCycle(ENDS.good, next),
    mixed: shuffledCycle(ENDS.mixed, next),
    poor: shuffledCycle(ENDS.poor, next),
  };
  const care = shuffledCycle(CARE_ANSWERS, next);
  const reviews: NewReview[] = [];
  const comments: NewComment[] = [];
  const texts = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const rating = starsOf(lean, next);
    const tone = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'poor';
    const written = (): string =>
      [
        opening(),
        outcome[tone](),
        ...(tone === 'good' && next() < 0.35 ? [outcome.good()] : []),
        ...(tone === 'good' && rating === 4 ? [outcome.mixed()] : []),
        ...(next() < 0.5 ? [end[tone]()] : []),
      ].join(' ');
    let text = written();
    while (texts.has(text)) text = written();
    texts.add(text);
    const name = nickname(next);
    const id = createHash('sha256').update(`${productId} ${index}`).digest().readUInt32LE(0).toString();
    const submitted = FROM + Math.floor(next() * (TO - FROM));
    const interest = Math.floor(next() ** 3 * 18);
    const positive = Math.round(interest * (0.55 + next() * 0.45));
    const answered = tone === 'poor' && next() < 0.6;
    const syndicated = next() < 0.08;
    reviews.push({
      id,
      product_id: productId,
      status: 'APPROVED',
      rating,
      rating_quality: next() < 0.85 ? near(rating, next) : null,
      rating_value: next() < 0.8 ? near(Math.max(1, rating - (next() < 0.25 ? 1 : 0)), next) : null,
      title: title[tone](),
      text,
      nickname: name,
      nickname_key: name.toLowerCase(),
      location: LOCATIONS[Math.floor(next() * LOCATIONS.length)] ?? '',
      email: null,
      author_id: authorIdOf(`${name}@sample.invalid`),
      birth_month: null,
      birth_year: null,
      is_recommended: rating === 3 && next() < 0.4 ? null : Number(rating >= 3),
      is_featured: Number(rating === 5 && next() < 0.05),
      is_ratings_only: 0,
      syndication_source: syndicated ? 'FoodserviceSupply.example' : null,
      syndication_url: syndicated ? 'https://www.foodservicesupply.example/' : null,
      submitted_at: submitted,
      modified_at: submitted,
      moderated_at: submitted + 26 * 3_600_000,
      moderation_reason: null,
      positive,
      negative: interest - positive,
      comments: Number(answered),
      submission_id: `sample-${id}`,
      submission_key: `sample-${productId}-${index}`,
      fingerprint: null,
      author_address: null,
      campaign_id: CAMPAIGN,
    });
    if (answered)
      comments.push({
        id: `${id}-1`,
        review_id: id,
        title: null,
        text: care(),
        nickname: 'CleanPro Customer Care',
        location: null,
        author_id: authorIdOf('care@sample.invalid'),
        submitted_at: submitted + 3 * 86_400_000,
        status: 'APPROVED',
      });
  }
  return { reviews, comments };
}

/** Unique nicknames. */
function nicknames(): (next: () => number) => string {
  const used = new Set<string>();
  return (next) => {
    const first = FIRST_NAMES[Math.floor(next() * FIRST_NAMES.length)] ?? '';
    const role = ROLES[Math.floor(next() * ROLES.length)] ?? '';
    const plain = next() < 0.5 ? `${first}${role}` : `${role}${first}`;
    let name = plain;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${plain}${number}`;
    used.add(name.toLowerCase());
    return name;
  };
}

/** Loads the samples for the products of the catalogue, once per database. @returns how many */
export async function loadSamples(database: ReviewDatabase, catalogue: Catalogue): Promise<number> {
  const nickname = nicknames();
  return database.transaction().execute(async (transaction) => {
    const mark = await transaction
      .selectFrom('marks')
      .where('name', '=', MARK)
      .select('name')
      .executeTakeFirst();
    if (mark) return 0;
    let loaded = 0;
    for (const productId of Object.keys(SAMPLE_PRODUCTS)) {
      if (!catalogue.get(productId)) continue;
      const { reviews, comments } = sampleReviews(productId, nickname);
      for (const review of reviews) await transaction.insertInto('reviews').values(review).execute();
      for (const comment of comments) await transaction.insertInto('comments').values(comment).execute();
      await addCounts(
        transaction,
        productId,
        sumOf(
          reviews.map((review) => ({
            ...review,
            rating_quality: review.rating_quality ?? null,
            rating_value: review.rating_value ?? null,
            is_recommended: review.is_recommended ?? null,
          })),
        ),
      );
      loaded += reviews.length;
    }
    await transaction.insertInto('marks').values({ name: MARK }).execute();
    return loaded;
  });
}
