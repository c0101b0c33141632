import { join } from 'node:path';
import { createRecommendationsApp } from '../../recommendations/routes.ts';
import { openRecommendations, type RecommendationDatabase } from '../../recommendations/tables.ts';
import { KINDS, createStorage, type TestStorage } from '../databases.ts';

describe.each(KINDS)('the recommendation service on %s', (kind) => {
  let storage: TestStorage;
  let database: RecommendationDatabase;
  let app: ReturnType<typeof createRecommendationsApp>;
  beforeAll(async () => {
    storage = await createStorage(kind);
    ({ db: database } = await openRecommendations(
      join(storage.dataDir, 'recommendations.db'),
      storage.databaseUrl,
    ));
    app = createRecommendationsApp({ database });
  });
  afterAll(async () => {
    await database.destroy();
    await storage.remove();
  });

  const post = (path: string, body: unknown, address = '203.0.113.1') =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    });
  const like = (visitor: string, status = 'liked', more: Record<string, unknown> = {}, address?: string) =>
    post(
      '/articles',
      { articleId: 'sink', brand: 'cleanpro', visitor: `visitor-${visitor}`, status, ...more },
      address,
    );
  const get = async (path: string): Promise<unknown> => (await app.request(path)).json();

  test('responds to a like with 201 and the count, and allows the visitor to change the vote', async () => {
    const first = await like('ann');
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ articleId: 'sink', count: 1, dislikedCount: 0, status: 'liked' });
    await like('ann');
    expect(await (await like('bob')).json()).toMatchObject({ count: 2, dislikedCount: 0 });
    expect(await (await like('ann', 'disliked')).json()).toMatchObject({ count: 1, dislikedCount: 1 });
  });

  test('withdraws a like without adding a dislike, even if the request is repeated', async () => {
    const counts = async (status: string): Promise<unknown> =>
      (await like('cat', status, { brand: 'withdrawn' })).json();
    expect(await counts('liked')).toMatchObject({ count: 1, dislikedCount: 0 });
    expect(await counts('withdrawn')).toMatchObject({ count: 0, dislikedCount: 0, status: 'withdrawn' });
    expect(await counts('withdrawn')).toMatchObject({ count: 0, dislikedCount: 0 });
    expect(await counts('liked')).toMatchObject({ count: 1, dislikedCount: 0 });
  });

  test('returns the counts for one article', async () => {
    expect(await get('/articles?articleId=sink&brand=cleanpro&locale=en-us&type=article')).toEqual({
      recommendedArticleCount: [{ articleId: 'sink', count: 1, dislikedCount: 1 }],
    });
    expect(await get('/articles?articleId=unread&brand=cleanpro&locale=en-us')).toEqual({
      recommendedArticleCount: [{ articleId: 'unread', count: 0, dislikedCount: 0 }],
    });
  });

  test('returns all counts for one brand and locale, most liked first', async () => {
    await like('ann', 'liked', { articleId: 'grease' });
    await like('bob', 'liked', { articleId: 'grease' });
    await like('ann', 'liked', { brand: 'other' });
    await like('ann', 'liked', { locale: 'fr-fr' });
    expect(await get('/articles?brand=cleanpro&locale=en-us&condition=all')).toEqual({
      recommendedArticleCount: [
        { articleId: 'grease', count: 2, dislikedCount: 0 },
        { articleId: 'sink', count: 1, dislikedCount: 1 },
      ],
    });
  });

  test('limits the likes per network', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 27; index += 1)
      statuses.push((await like(`robot${index}`, 'liked', { articleId: 'robots' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(25);
    const refused = await like('robot99', 'liked', { articleId: 'robots' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('86400');
    expect((await like('elsewhere', 'liked', { articleId: 'robots' }, '198.51.100.9')).status).toBe(201);
  });

  test('treats all addresses in an IPv6 /64 as one network', async () => {
    const statuses: number[] = [];
    for (let index = 1; index <= 26; index += 1)
      statuses.push(
        (await like(`crowd${index}`, 'liked', { articleId: 'crowd' }, `2001:db8:1:2::${index}`)).status,
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(25);
    expect((await like('next', 'liked', { articleId: 'crowd' }, '2001:db8:1:3::1')).status).toBe(201);
  });

  test('counts views by URL, and returns the count with the slug and type', async () => {
    const seen = { url: '/en-us/articles/sink', slug: 'articles/sink', type: 'Article', brand: 'cleanpro' };
    expect((await post('/views', seen)).status).toBe(201);
    expect(await (await post('/views', seen)).json()).toEqual({
      url: seen.url,
      slug: seen.slug,
      type: 'Article',
      views: '2',
    });
    await post('/views', {
      url: '/en-us/brands/dawn/x',
      slug: 'brands/dawn/x',
      type: 'Product',
      brand: 'cleanpro',
    });
    expect(await get('/views?brand=cleanpro&locale=en-us')).toEqual({
      viewCount: [
        { url: '/en-us/articles/sink', slug: 'articles/sink', type: 'Article', views: '2' },
        { url: '/en-us/brands/dawn/x', slug: 'brands/dawn/x', type: 'Product', views: '1' },
      ],
    });
    expect(await get('/views?brand=cleanpro&locale=en-us&type=Product')).toMatchObject({
      viewCount: [{ views: '1' }],
    });
    expect(await get('/views?brand=cleanpro&url=/en-us/articles/sink')).toMatchObject({
      viewCount: [{ views: '2' }],
    });
  });

  test.each([
    ['/articles', { brand: 'cleanpro' }],
    ['/articles', { brand: 'cleanpro', articleId: '<script>' }],
    ['/articles', { brand: 'cleanpro', articleId: 'sink', status: 'loved' }],
    ['/views', { brand: 'cleanpro', url: 'https://evil.example', slug: 'x', type: 'Article' }],
    ['/views', { brand: 'cleanpro', url: '/en-us/x', slug: 'x', type: 'Page' }],
  ])('%s rejects the body %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(400);
  });

  test('rejects a body that is not JSON or is too large', async () => {
    expect((await app.request('/articles', { method: 'POST', body: 'x' })).status).toBe(400);
    expect((await post('/articles', { brand: 'x'.repeat(10_000) })).status).toBe(413);
  });
});
