import { expect, test, type APIRequestContext } from '@playwright/test';
import { MISSING_PATHS } from '../fixtures/missing-paths.ts';
import { expectStrictPolicy } from './response-policy';

/** Same limit as in lib/content/routing/resolve-slug.ts. */
const MISSING_PER_MINUTE = 60;

const get = (request: APIRequestContext, path: string, visitor: number) =>
  request.get(path, { headers: { 'x-forwarded-for': `10.1.0.${visitor}` } });

test('every missing path gets the same page and policy', async ({ request }) => {
  // This request stores the not-found page in memory.
  await request.get('/en-us/the-first-missing-page');
  const etags = new Set<string | undefined>();
  for (const [visitor, [shape, pathOf]] of Object.entries(MISSING_PATHS).entries()) {
    const response = await get(request, pathOf(1), visitor);
    expect(response.status(), shape).toBe(404);
    const headers = response.headers();
    etags.add(headers.etag);
    expect(headers['cache-status'], shape).toBe('site; hit');
    expect(headers['content-security-policy'], shape).toContain("default-src 'self'");
    expectStrictPolicy(response, shape);
    expect(await response.text(), shape).toContain('We can’t find that page');
  }
  expect([...etags]).toHaveLength(1);
});

test('made-up paths of every shape count toward the limit on missing pages', async ({ request }) => {
  const { retry } = test.info();
  const statusesOf = async (round: number): Promise<Record<string, number>> => {
    const statuses: Record<string, number> = {};
    for (const [shape, pathOf] of Object.entries(MISSING_PATHS))
      statuses[shape] = (await get(request, pathOf(1_000 * (retry + 1) + round), 100 + retry)).status();
    return statuses;
  };
  const rounds = Math.ceil(MISSING_PER_MINUTE / Object.keys(MISSING_PATHS).length);
  const first: number[] = [];
  for (let round = 1; round <= rounds; round += 1) first.push(...Object.values(await statusesOf(round)));
  expect(first.filter((status) => status === 404)).toHaveLength(MISSING_PER_MINUTE);
  // Paths that did not count toward the limit would still get 404.
  for (const [shape, status] of Object.entries(await statusesOf(rounds + 1))) expect(status, shape).toBe(429);
});

test('missing pages look the same at every path', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const looks: Buffer[] = [];
  for (const path of ['/en-us/no-such-page', '/en-us/x.html', '/en-us/a_b', '/wp-login.php']) {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    expect(refused, path).toEqual([]);
    looks.push(await page.screenshot({ animations: 'disabled' }));
  }
  for (const look of looks) expect(look.equals(looks[0] ?? Buffer.alloc(0))).toBe(true);
});
