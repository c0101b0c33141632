import { NextRequest } from 'next/server';
import { getPublishedArticles } from '@/lib/content/catalogue/published-pages';
import { ContentUnavailableError } from '@/lib/content/client/content-unavailable';
import { POST } from './route';
import { SITE_SECRETS } from '../../../tests/fixtures/site-secrets';

jest.mock('@/lib/content/catalogue/published-pages', () => ({
  getPublishedArticles: jest.fn(),
  getPublishedProducts: jest.fn().mockResolvedValue(['brands/dawn/pan-soak']),
}));
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

const post = (fields: Record<string, string>, accept = 'application/json'): Promise<Response> =>
  POST(
    new NextRequest(`${SITE}/api/recommendations`, {
      method: 'POST',
      headers: { origin: SITE, accept },
      body: new URLSearchParams(fields),
    }),
  );

test.each([
  ['like', { articleId: 'sink', status: 'liked' }],
  ['withdrawal of a like', { articleId: 'sink', status: 'withdrawn' }],
  ['view', { articleUrl: '/en-us/articles/sink', view: 'Article' }],
  ['view of a product', { productUrl: '/en-us/brands/dawn/pan-soak', view: 'Product' }],
])('records a %s and returns 201', async (_, fields) => {
  expect((await post(fields)).status).toBe(201);
  expect(service).toHaveBeenCalledTimes(1);
});

test.each([
  ['like of an unknown id', { articleId: 'made-up', status: 'liked' }],
  ['like of a slug', { articleId: 'articles', status: 'liked' }],
  ['view of an unknown page', { articleUrl: '/en-us/articles/made-up', view: 'Article' }],
  ['view of an unknown product', { productUrl: '/en-us/brands/dawn/made-up', view: 'Product' }],
  ['view of a page below an article', { articleUrl: '/en-us/articles/sink/x', view: 'Article' }],
])('returns 404 for a %s, without calling the service', async (_, fields) => {
  const response = await post(fields);
  expect(response.status).toBe(404);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(service).not.toHaveBeenCalled();
});

test('returns 503 and counts nothing while the content service is unavailable', async () => {
  published.mockRejectedValue(new ContentUnavailableError('PublishedArticles', 'down'));
  expect((await post({ articleId: 'sink', status: 'liked' })).status).toBe(503);
  expect(service).not.toHaveBeenCalled();
});

test('without JavaScript, redirects to the article with the outcome in the URL', async () => {
  const like = async (): Promise<string | null> => {
    const fields = { articleId: 'sink', status: 'liked', returnTo: '/en-us/articles/sink?like=failed' };
    const response = await post(fields, 'text/html');
    expect(response.status).toBe(303);
    return response.headers.get('location');
  };
  expect(await like()).toBe('/en-us/articles/sink?like=liked#like');
  service.mockImplementation(() => Promise.resolve(Response.json({}, { status: 503 })));
  expect(await like()).toBe('/en-us/articles/sink?like=failed#like');
});
