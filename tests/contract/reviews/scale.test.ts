/** @jest-environment node */
import { performance } from 'node:perf_hooks';
import { addCounts, sumOf } from '../../../services/reviews/statistics.ts';
import { reviewService } from './service.ts';

const REVIEWS = 10_000;
/** Of a page of reviews with statistics, as the median of many. */
const LIMIT_MS = 15;

const service = reviewService();
afterAll(() => service.close());

const row = (index: number) => ({
  id: String(index),
  product_id: 'soap',
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
  submission_id: String(index),
  submission_key: String(index),
  fingerprint: null,
  author_address: null,
  campaign_id: null,
});

beforeAll(async () => {
  const rows = Array.from({ length: REVIEWS }, (_, index) => row(index));
  await service.database.transaction().execute(async (transaction) => {
    for (const each of rows) await transaction.insertInto('reviews').values(each).execute();
    await addCounts(transaction, 'soap', sumOf(rows));
  });
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

test.each(QUERIES)(`10,000 reviews: %s under ${LIMIT_MS} ms`, async (text) => {
  const [call = '', query = ''] = text.split(' ');
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const started = performance.now();
    const answer = await service.get(call, query);
    times.push(performance.now() - started);
    expect(answer.HasErrors).toBe(false);
    expect(JSON.stringify(answer)).toContain('"TotalReviewCount":10000');
  }
  const median = times.sort((a, b) => a - b)[7] ?? Infinity;
  console.info(`${median.toFixed(1)} ms  ${text}`);
  expect(median).toBeLessThan(LIMIT_MS);
});
