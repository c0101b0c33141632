import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createReviewsApp } from '@cleanpro/backend/reviews/routes';
import { openReviews } from '@cleanpro/backend/reviews/database';
import type { ReviewDatabase } from '@cleanpro/backend/reviews/tables';
import { storeReview } from '@cleanpro/backend/reviews/submissions';
import type { ReviewValues } from '../../../lib/reviews/review-form';
import { CATALOGUE, PASSKEY } from '@cleanpro/backend/tests/reviews/service';
import { SITE_SECRETS } from '../../fixtures/site-secrets';

type Client = typeof import('../../../lib/reviews/product-reviews') &
  typeof import('../../../lib/reviews/ratings') &
  typeof import('../../../lib/reviews/submit') &
  typeof import('../../../lib/reviews/feedback');

let server: Server;
let database: ReviewDatabase;
let client: Client;
let real: RequestListener;
/** The real review service, unless a test replaces it. */
let listener: RequestListener;
const pageQuery: string[] = [];
const parameters: URLSearchParams[] = [];
const logged: unknown[] = [];

const GOOD: ReviewValues = {
  rating: '5',
  isRecommended: 'true',
  title: 'Lasts all evening',
  reviewText: 'Suds last through the whole dinner rush, and the sink is changed half as often.',
  rating_Quality: '5',
  rating_Value: '',
  userNickname: 'SinkChef',
  userLocation: 'Austin, TX',
  contextdatavalue_Agemonth: '4',
  contextdatavalue_Ageyear: '1980',
  userEmail: 'chef@example.com',
  agreedToTermsAndConditions: 'true',
};
const AUTHOR = { address: '203.0.113.7', userAgent: 'test' };
const FIRST = { sort: 'highest', stars: null, page: 1 } as const;

beforeAll(async () => {
  ({ db: database } = await openReviews(':memory:'));
  const app = new Hono();
  app.route(
    '/reviews',
    createReviewsApp({
      database,
      catalogue: CATALOGUE,
      passkey: PASSKEY,
      autoApprove: true,
    }),
  );
  real = getRequestListener(app.fetch);
  listener = real;
  server = createServer((request, response) => {
    pageQuery.push(`${request.method} ${request.url?.split('?')[0]}`);
    parameters.push(new URLSearchParams(request.url?.split('?')[1]));
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  Object.assign(process.env, {
    ...SITE_SECRETS,
    REVIEWS_PASSKEY: PASSKEY,
    REVIEWS_URL: `http://127.0.0.1:${port}/reviews`,
  });
  client = {
    ...(await import('../../../lib/reviews/product-reviews')),
    ...(await import('../../../lib/reviews/ratings')),
    ...(await import('../../../lib/reviews/submit')),
    ...(await import('../../../lib/reviews/feedback')),
  };
});

beforeEach(() => {
  listener = real;
  pageQuery.length = 0;
  parameters.length = 0;
  logged.length = 0;
  for (const level of ['error', 'info', 'warn', 'log'] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...line: unknown[]) => void logged.push(JSON.parse(String(line[0]))));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.destroy();
});

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

let number = 0;
const review = (rating: number, change: { quality?: number; text?: string } = {}) =>
  storeReview(
    database,
    'soap',
    {
      rating,
      isRecommended: rating > 2,
      title: `Number ${(number += 1)}`,
      text: change.text ?? 'Suds last through the whole dinner rush.',
      quality: change.quality ?? null,
      value: null,
      nickname: `Chef${number}`,
      location: 'Austin, TX',
      email: `chef${number}@example.com`,
      birthMonth: 4,
      birthYear: 1980,
    },
    { address: null, fingerprint: null, campaignId: null },
    { approve: true, now: Date.now() },
  );

describe('with a running service', () => {
  test('reads a product without reviews', async () => {
    expect(await client.fetchProductReviews('soap', FIRST)).toEqual({
      summary: {
        average: 0,
        total: 0,
        samples: 0,
        distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
        recommendedPercent: null,
        secondary: [],
      },
      reviews: [],
      matching: 0,
    });
    expect(await client.fetchRatings(['soap', 'pan-soak'])).toEqual({ ratings: {}, failed: false });
  });

  test('reads a single five-star review without sub-ratings', async () => {
    await review(5);
    const found = await client.fetchProductReviews('soap', FIRST);
    expect(found.summary).toMatchObject({ average: 5, total: 1, recommendedPercent: 100, secondary: [] });
    expect(found.reviews).toMatchObject([
      { rating: 5, secondary: [], recommends: true, syndicatedFrom: null, isSample: false, responses: [] },
    ]);
    expect(await client.fetchRatings(['soap', 'pan-soak'])).toEqual({ ratings: { soap: 5 }, failed: false });
    expect(logged).toMatchObject([
      { event: 'FetchRatingSuccess', products: 2, duration: expect.any(Number) },
    ]);
  });

  test('reads a sample review with a response from the brand', async () => {
    await database
      .updateTable('reviews')
      .set({
        is_sample: 1,
        client_response: 'Turn it down.',
        client_response_by: 'Dawn',
        client_responded_at: 0,
      })
      .execute();
    await database.updateTable('statistics').set({ samples: 1 }).execute();
    expect(await client.fetchProductReviews('soap', FIRST)).toMatchObject({
      summary: { total: 1, samples: 1 },
      reviews: [
        {
          isSample: true,
          responses: [{ author: 'Dawn', text: 'Turn it down.', submitted: '1970-01-01T00:00:00.000+00:00' }],
        },
      ],
    });
  });

  test('escapes the filter’s special characters in ids', async () => {
    expect(await client.fetchProductReviews('a:b,c', FIRST)).toMatchObject({ matching: 0 });
    expect(pageQuery).toEqual(['GET /reviews/data/products.json']);
  });

  test('pages, sorts and filters by stars', async () => {
    for (let index = 0; index < 14; index += 1) await review(1 + (index % 5), { quality: 4 });
    const second = await client.fetchProductReviews('soap', { sort: 'lowest', stars: null, page: 2 });
    expect(second).toMatchObject({ matching: 15, summary: { total: 15 } });
    expect(second.reviews.map(({ rating }) => rating)).toEqual(
      [4, 4, 5, 5, 5].slice(0, second.reviews.length),
    );
    const five = await client.fetchProductReviews('soap', { sort: 'newest', stars: 5, page: 1 });
    expect(five.matching).toBe(3);
    const preload = await client.fetchProductReviews('soap', FIRST, 3);
    expect(preload.reviews.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(preload.matching).toBe(15);
    expect(five.summary).toMatchObject({ total: 15, secondary: [{ name: 'Quality', average: 4 }] });
  });

  test('sends the parameters that the service expects', async () => {
    await client.fetchProductReviews('soap', FIRST);
    await client.fetchProductReviews('soap', { sort: 'newest', stars: 4, page: 2 });
    await client.fetchRatings(['soap', 'pan-soak']);
    expect(pageQuery).toEqual([
      'GET /reviews/data/products.json',
      'GET /reviews/data/reviews.json',
      'GET /reviews/data/products.json',
    ]);
    const [first, second, ratings] = parameters.map((sent) => Object.fromEntries(sent));
    expect(first).toMatchObject({
      Filter: 'Id:soap',
      Include: 'Reviews,Comments',
      Stats: 'Reviews',
      Limit_Reviews: '10',
      Sort_Reviews: expect.stringMatching(/^Rating:desc/),
      apiversion: '5.4',
      passkey: PASSKEY,
    });
    expect(second).toMatchObject({ Stats: 'Reviews', Limit: '10', Offset: '10' });
    expect(parameters[1]?.getAll('Filter')).toEqual(['ProductId:soap', 'Rating:4']);
    expect(ratings).toMatchObject({ Filter: 'Id:soap,pan-soak', Stats: 'Reviews' });
  });

  test('sends a review with every documented field', async () => {
    const bodies: string[] = [];
    listener = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        json({ HasErrors: false, Errors: [], FormErrors: {} })(request, response);
      });
    };
    await client.processReview('preview', 'soap', { ...GOOD, rating_Value: '3' }, AUTHOR);
    expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
      apiversion: '5.4',
      passkey: PASSKEY,
      Action: 'preview',
      ProductId: 'soap',
      rating: '5',
      isRecommended: 'true',
      title: GOOD.title,
      reviewText: GOOD.reviewText,
      rating_Quality: '5',
      rating_Value: '3',
      userNickname: 'SinkChef',
      userLocation: 'Austin, TX',
      userEmail: 'chef@example.com',
      hostedAuthentication_AuthenticationEmail: 'chef@example.com',
      callBackURL: expect.stringMatching(/\/en-us\/write-review$/),
      contextdatavalue_Agemonth: '4',
      contextdatavalue_Ageyear: '1980',
      agreedToTermsAndConditions: 'true',
      fp: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  test('previews and submits a review, and stores a repeated submission once', async () => {
    expect(await client.processReview('preview', 'soap', GOOD, AUTHOR)).toMatchObject({
      stage: 'preview',
      values: GOOD,
    });
    expect(await client.processReview('submit', 'soap', GOOD, AUTHOR)).toMatchObject({
      stage: 'thanks',
      errors: [],
    });
    expect(await client.processReview('submit', 'soap', GOOD, AUTHOR)).toMatchObject({ stage: 'thanks' });
    const stored = await database
      .selectFrom('reviews')
      .selectAll()
      .where('nickname', '=', 'SinkChef')
      .execute();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      author_address: '203.0.113.7',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(JSON.stringify(logged)).not.toMatch(/chef@example|203\.0\.113/);
  });

  test('reports a taken nickname at its field and preserves all values', async () => {
    const other = { ...GOOD, userEmail: 'other@example.com' };
    expect(await client.processReview('preview', 'soap', other, AUTHOR)).toEqual({
      stage: 'write',
      values: other,
      notice: null,
      errors: [
        {
          name: 'userNickname',
          message: 'Your nickname has already been taken by another reviewer. Please choose a different one.',
        },
      ],
    });
  });

  test('sends a vote, and reports a refused vote', async () => {
    const { reviews } = await client.fetchProductReviews('soap', FIRST);
    const vote = { ContentId: reviews[0]?.id ?? '', Vote: 'Positive' } as const;
    expect(await client.sendFeedback(vote, { id: 'visitor-one', address: '203.0.113.7' })).toBe(true);
    expect(
      await client.sendFeedback({ ...vote, ContentId: 'none' }, { id: 'v', address: '203.0.113.7' }),
    ).toBe(false);
  });
});

const ENVELOPE = { HasErrors: false, Results: [], Includes: {}, TotalResults: 0, Errors: [] };

describe('when the service fails', () => {
  const slow = (_request: IncomingMessage, response: ServerResponse): void => {
    // Never responds. The client closes the connection.
    response.on('close', () => response.end());
  };
  const reset: RequestListener = (request) => {
    request.socket.destroy();
  };
  const html: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Maintenance</h1>');
  };
  const refused = json({
    ...ENVELOPE,
    HasErrors: true,
    Errors: [{ Message: 'The passKey provided is invalid.', Code: 'ERROR_PARAM_INVALID_API_KEY' }],
  });

  test.each([
    ['HasErrors with 200', refused, 200, 'ERROR_PARAM_INVALID_API_KEY', 1],
    ['HTML instead of JSON', html, 0, 'no readable answer (SyntaxError)', 2],
    ['a reset connection', reset, 0, 'no readable answer (TypeError)', 2],
    [
      'another shape',
      json({ HasErrors: false, Results: [{ Id: 7 }] }),
      200,
      'the answer has another shape at "Results.0.Id"',
      1,
    ],
    ['an error status', json({}, 502), 502, 'Bad Gateway', 2],
    ['a refusing status', json({}, 403), 403, 'Forbidden', 1],
  ])(
    '%s: returns an empty object and logs the failure (%s)',
    async (_name, answer, status, statusText, times) => {
      listener = answer;
      expect(await client.fetchRatings(['soap'])).toEqual({ ratings: {}, failed: true });
      expect(logged).toMatchObject([
        { level: 'error', event: 'FetchRatingFailure', status, statusText, productId: 'soap' },
      ]);
      expect(pageQuery).toHaveLength(times);
      await expect(client.fetchProductReviews('soap', FIRST)).rejects.toMatchObject({ status, statusText });
    },
  );

  test('times out after three seconds and tries reads twice', async () => {
    listener = slow;
    const afterMs = AbortSignal.timeout.bind(AbortSignal);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => afterMs(ms / 10));
    const started = performance.now();
    expect(await client.fetchRatings(['soap'])).toEqual({ ratings: {}, failed: true });
    const seconds = (performance.now() - started) / 1000;
    expect(timeout.mock.calls).toEqual([[3_000], [3_000]]);
    expect(seconds).toBeGreaterThan(0.55);
    expect(pageQuery).toHaveLength(2);
    expect(logged).toMatchObject([{ event: 'FetchRatingFailure', statusText: 'no answer in 3 s' }]);
  });

  test('retries after a single failure', async () => {
    let first = true;
    listener = (request, response) => {
      if (!first) return real(request, response);
      first = false;
      return reset(request, response);
    };
    expect(await client.fetchRatings(['soap'])).toMatchObject({ failed: false });
    expect(pageQuery).toHaveLength(2);
  });

  test.each([
    ['HasErrors with 200', refused],
    ['HTML instead of JSON', html],
    ['a reset connection', reset],
    ['another shape', json({ unexpected: true })],
  ])('%s: does not retry a write, and preserves its values', async (_name, answer) => {
    listener = answer;
    const fresh = { ...GOOD, title: 'Another', userNickname: 'Another' };
    expect(await client.processReview('preview', 'soap', fresh, AUTHOR)).toMatchObject({
      stage: 'write',
      values: fresh,
      notice: 'Currently service is not available',
    });
    expect(pageQuery).toHaveLength(1);
    expect(
      await client.processReview('submit', 'soap', fresh, { ...AUTHOR, address: '203.0.113.8' }),
    ).toMatchObject({
      stage: 'failed',
      values: fresh,
    });
    expect(pageQuery).toHaveLength(2);
    expect(logged).toMatchObject([
      { event: 'ReviewSubmissionFailure' },
      { event: 'ReviewSubmissionFailure' },
    ]);
  });
});
