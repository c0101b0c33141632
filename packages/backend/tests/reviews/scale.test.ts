import { performance } from 'node:perf_hooks';
import { addCounts, sumCounts } from '../../reviews/statistics.ts';
import { reviewService, type RunningReviews } from './service.ts';

const REVIEWS = 10_000;
/** The baseline has as many reviews as fit on one page. */
const FEW_REVIEWS = 10;
/** Maximum time of a page of 10,000 reviews with statistics, as a multiple of the baseline. */
const MAX_RATIO = 10;

let service: RunningReviews;
beforeAll(async () => {
  service = await reviewService();
});
afterAll(() => service.close());

const row = (product: string, index: number) => ({
  id: `${product}-${index}`,
  product_id: product,
  status: 'APPROVED' as const,
  rating: 1 + ((index * 7) % 5),
  rating_quality: 1 + (index % 5),
  rating_value: null,
  title: `Review ${index}`,
  text: `What reviewer ${index} thought of the suds, at some length, so that rows have the size of real ones.`,
  nickname: `Chef${index}`,
  nickname_key: `chef${index}`,
  location: 'Austin, TX',
  email: null,
  author_id: String(index),
  birth_month: null,
  birth_year: null,
  is_recommended: index % 3 === 0 ? 0 : 1,
  is_featured: 0,
  is_ratings_only: 0,
  syndication_source: null,
  syndication_url: null,
  submitted_at: 1_700_000_000_000 + ((index * 7919) % REVIEWS) * 1000,
  modified_at: 1_700_000_000_000,
  moderated_at: null,
  moderation_reason: null,
  positive: (index * 31) % 40,
  negative: (index * 17) % 11,
  comments: 0,
  submission_id: `${product}-${index}`,
  submission_key: `${product}-${index}`,
  fingerprint: null,
  author_address: null,
  campaign_id: null,
  is_sample: 0,
});

beforeAll(async () => {
  for (const [product, length] of [
    ['soap', REVIEWS],
    ['pan-soak', FEW_REVIEWS],
  ] as const) {
    const rows = Array.from({ length }, (_, index) => row(product, index));
    await service.database.transaction().execute(async (transaction) => {
      for (const each of rows) await transaction.insertInto('reviews').values(each).execute();
      await addCounts(transaction, product, sumCounts(rows));
    });
  }
});

const QUERIES = [
  'reviews Filter=ProductId:soap&Include=Products&Stats=Reviews&Sort=Rating:desc',
  'reviews Filter=ProductId:soap&Include=Products&Stats=Reviews&Sort=Rating:asc',
  'reviews Filter=ProductId:soap&Include=Products,Comments&Stats=Reviews&Sort=TotalPositiveFeedbackCount:desc,Helpfulness:desc',
  'reviews Filter=ProductId:soap&Include=Products&Stats=Reviews&Sort=SubmissionTime:desc&Limit=20',
  'reviews Filter=ProductId:soap&Include=Products&Stats=Reviews&Sort=SubmissionTime:asc&Offset=9990',
  'reviews Filter=ProductId:soap&Filter=Rating:3&Include=Products&Stats=Reviews&Sort=SubmissionTime:desc',
  'products Filter=Id:soap&Include=Reviews,Comments&Stats=Reviews&Sort_Reviews=Rating:desc&Limit_Reviews=10',
];

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;

test.each(QUERIES)('takes about as long with 10,000 reviews as with ten: %s', async (text) => {
  const [call = '', query = ''] = text.split(' ');
  const times = { soap: new Array<number>(), 'pan-soak': new Array<number>() };
  const measure = async (product: keyof typeof times, total: number): Promise<void> => {
    const start = performance.now();
    const response = await service.get(call, query.replace(':soap', `:${product}`));
    times[product].push(performance.now() - start);
    expect(response.HasErrors).toBe(false);
    expect(JSON.stringify(response)).toContain(`"TotalReviewCount":${total}`);
  };
  // Alternate between the products, so that other load on the machine affects both measurements.
  for (let round = 0; round < 15; round += 1) {
    await measure('soap', REVIEWS);
    await measure('pan-soak', FEW_REVIEWS);
  }
  const [large, small] = [median(times.soap), median(times['pan-soak'])];
  console.info(`${large.toFixed(1)} ms, ${small.toFixed(1)} ms  ${text}`);
  expect(large / small).toBeLessThan(MAX_RATIO);
});
