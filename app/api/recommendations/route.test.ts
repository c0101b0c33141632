/** @jest-environment node */
import { NextRequest } from 'next/server';
import { getPublishedArticles } from '@/lib/content/catalogue/published-articles';
import { ContentUnavailableError } from '@/lib/content/client/content-unavailable';
import { POST } from './route';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets';

jest.mock('@/lib/content/catalogue/published-articles', () => ({ getPublishedArticles: jest.fn() }));
const published = jest.mocked(getPublishedArticles);

const SITE = 'http://localhost:3000';
const service = jest.spyOn(globalThis, 'fetch');

beforeAll(() => {
  Object.assign(process.env, {
    SITE_URL: SITE,
    ...SITE_SECRETS,
  });
});
beforeEach(() => {
  published.mockReset().mockResolvedValue([{ id: 'sink', slug: 'articles/sink' }]);
  service
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ count: 1, views: '1' }, { status: 201 })));
});

const post = (fields: Record<string, string>): Promise<Response> =>
  POST(
    new NextRequest(`${SITE}/api/recommendations`, {
      method: 'POST',
      headers: { origin: SITE, accept: 'application/json' },
      body: new URLSearchParams(fields),
    }),
  );

test.each([
  ['like', { articleId: 'sink', status: 'liked' }],
  ['view', { articleUrl: '/en-us/articles/sink', view: 'Article' }],
])('a %s of a published article is counted', async (_, fields) => {
  expect((await post(fields)).status).toBe(201);
  expect(service).toHaveBeenCalledTimes(1);
});

test.each([
  ['like of an unknown id', { articleId: 'made-up', status: 'liked' }],
  ['like of a slug', { articleId: 'articles', status: 'liked' }],
  ['view of an unknown page', { articleUrl: '/en-us/articles/made-up', view: 'Article' }],
  ['view of a page below an article', { articleUrl: '/en-us/articles/sink/x', view: 'Article' }],
])('a %s is 404, and not sent to the service', async (_, fields) => {
  const response = await post(fields);
  expect(response.status).toBe(404);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(service).not.toHaveBeenCalled();
});

test('while the content service is unavailable nothing is counted', async () => {
  published.mockRejectedValue(new ContentUnavailableError('PublishedArticles', 'down'));
  expect((await post({ articleId: 'sink', status: 'liked' })).status).toBe(503);
  expect(service).not.toHaveBeenCalled();
});
