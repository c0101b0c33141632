import { expect, test } from '@playwright/test';
import { metadataProblems, readHead } from './markup';
import { PAGES, RECOMMENDER_PAGES } from './pages';

test('every page has its metadata, including the not-found page @short', async ({ request }) => {
  test.setTimeout(120_000);
  const reviews = { reviews: `${PAGES.product}/reviews` };
  for (const [name, path] of Object.entries({ ...PAGES, ...RECOMMENDER_PAGES, ...reviews })) {
    expect.soft(metadataProblems(await (await request.get(path)).text()), name).toEqual([]);
  }
});

test('the title and the meta title have the separate texts that editors entered @short', async ({
  request,
}) => {
  const head = readHead(await (await request.get(PAGES.home)).text());
  expect(head.get('title')).toEqual(['CleanPro Professional: cleaning, laundry and hygiene for business']);
  expect(head.get('meta title')).toEqual(['CleanPro Professional']);
});

test('comparisons, search results and missing pages have noindex @short', async ({ request }) => {
  for (const path of [PAGES.comparison, PAGES['search results'], PAGES['not found']]) {
    const head = readHead(await (await request.get(path)).text());
    // With status 404, Next adds a second robots tag.
    const robots = head.get('meta robots') ?? [''];
    for (const content of robots) expect(content, path).toMatch(/^noindex/);
  }
});
