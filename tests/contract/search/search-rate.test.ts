import { NextRequest } from 'next/server';
import { proxy } from '@/proxy';

jest.mock('@/lib/config/server', () => ({
  serverConfig: () => ({ PREVIEW_SECRET: 'a'.repeat(64), TRUSTED_PROXIES: 0 }),
}));
jest.mock('@/lib/content/routing/resolve-slug', () => ({ resolveSlug: () => ({ kind: 'page' }) }));

const get = (path: string, visitor: string): Promise<Response> =>
  proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { 'x-forwarded-for': visitor } }));

test('a visitor who searches too often gets 429 with Retry-After; others are not affected', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1)
    statuses.push((await get(`/en-us/search?q=soap+${number}`, '192.0.2.1')).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  const refused = await get('/en-us/search', '192.0.2.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(await refused.text()).toContain('Too many searches');
  expect((await get('/en-us/about-us', '192.0.2.1')).status).toBe(200);
  expect((await get('/en-us/search', '192.0.2.2')).status).toBe(200);
});
