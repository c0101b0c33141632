import { articleCount, articleCounts, recommendArticle, RecommendationServiceFailure } from './client';

jest.mock('@/lib/config/server', () => ({
  serverConfig: () => ({ RECOMMENDATIONS_URL: 'https://likes.example', BRAND_CODE: 'cleanpro' }),
}));
const service = jest.spyOn(globalThis, 'fetch');
const respondWith = (body: unknown, status = 200): void =>
  void service.mockReset().mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const VISITOR = { id: 'visitor-ann', address: '203.0.113.1' };

test('requests an article’s count by article, brand, locale and type', async () => {
  respondWith({ recommendedArticleCount: [{ articleId: 'sink', count: 7 }] });
  expect(await articleCount('sink')).toBe(7);
  const url = new URL(String(service.mock.calls[0]?.[0]));
  expect(url.pathname).toBe('/articles');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    articleId: 'sink',
    brand: 'cleanpro',
    locale: 'en-us',
    type: 'article',
  });
  respondWith({ recommendedArticleCount: [] });
  expect(await articleCount('unread')).toBe(0);
});

test('requests the counts for all articles by brand, locale and a fixed condition', async () => {
  respondWith({ recommendedArticleCount: [{ articleId: 'sink', count: 7 }, { count: 1 }] });
  expect(await articleCounts()).toEqual({ sink: 7 });
  expect(Object.fromEntries(new URL(String(service.mock.calls[0]?.[0])).searchParams)).toEqual({
    brand: 'cleanpro',
    locale: 'en-us',
    condition: 'all',
  });
});

test('posts a recommendation with its article and the fixed brand', async () => {
  respondWith({ count: 8 }, 201);
  expect(await recommendArticle('sink', 'liked', VISITOR)).toBe(8);
  const [, init] = service.mock.calls[0] ?? [];
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    articleId: 'sink',
    brand: 'cleanpro',
    status: 'liked',
  });
});

test.each([200, 400, 429, 500])('throws an error with the status of a %i response', async (status) => {
  respondWith({ count: 8 }, status);
  await expect(recommendArticle('sink', 'liked', VISITOR)).rejects.toThrow(RecommendationServiceFailure);
  await expect(recommendArticle('sink', 'liked', VISITOR)).rejects.toMatchObject({ status });
});
