/** Checks that the Next version of this build behaves as server/next and components/next assume. */
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { rscParameter } from '../../server/next/rsc-parameter.ts';
import { PAGES } from './pages';
import { waitForHydration } from './settle';

const READINESS = z.object({ checks: z.record(z.string(), z.unknown()) });
const TREE = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const STATE = encodeURIComponent(JSON.stringify(['', { children: ['en-us', { children: ['search', {}] }] }]));
const SEARCH = '/en-us/search?q=dawn';

test('documents, RSC responses and trees from Next match our assumptions for all page types', async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const path of Object.values(PAGES)) {
    const separator = path.includes('?') ? '&' : '?';
    await request.get(path);
    for (const headers of [{}, TREE])
      await request.get(`${path}${separator}_rsc=${rscParameter(headers)}`, {
        headers: { rsc: '1', ...headers },
      });
  }
  // Headers with the visitor's current page. Next removes them from the request once it has read them.
  const visit = { 'next-router-state-tree': STATE, 'next-url': '/en-us' };
  await request.get(`${SEARCH}&_rsc=${rscParameter(visit)}`, { headers: { rsc: '1', ...visit } });
  // Next redirects to the right value, so a visitor cannot make the site report a failed assumption by sending a wrong
  // value.
  const redirect = await request.get(`${SEARCH}&_rsc=made-up-by-a-visitor`, {
    headers: { rsc: '1', 'next-url': '/en-us' },
    maxRedirects: 0,
  });
  expect(redirect.status()).toBe(307);
  const { checks } = READINESS.parse(await (await request.get('/api/health/ready')).json());
  expect(Object.keys(checks)).toContain('content');
  expect(Object.keys(checks).filter((name) => name.startsWith('next:'))).toEqual([]);
});

test('if the server refuses router state, the next page opens with a full page load', async ({ page }) => {
  await page.goto(SEARCH);
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const statuses: number[] = [];
  await page.route('**/en-us/search?*_rsc=*', async (route) => {
    const state = encodeURIComponent('{"segment":"","children":{}}');
    const headers = { ...route.request().headers(), 'next-router-state-tree': state };
    const response = await route.fetch({ headers });
    statuses.push(response.status());
    await route.fulfill({ response });
  });
  await page.locator('main a[href^="/en-us/search?"]').first().click();
  await expect.poll(() => statuses).toEqual([400]);
  await expect(page.locator('html[data-first]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
