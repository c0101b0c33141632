import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { SITE_URL, STUDIO_URL } from './addresses.ts';
import { createEntry } from './space.ts';

/** Addresses must be unique, so each attempt of a test uses a new one. */
const unique = (): string => crypto.randomUUID().slice(0, 8);
const field = (page: Page, id: string) => page.locator(`#field-${id}`).getByRole('textbox').first();
const bar = (page: Page) => page.locator('article > header').getByRole('status');
const notice = (page: Page) => page.getByRole('region', { name: 'URL change' });

/** Returns the path that the site redirects a path to, or the status if it does not redirect. */
async function target(request: APIRequestContext, path: string): Promise<string | number> {
  const answer = await request.get(`${SITE_URL}${path}`, { maxRedirects: 0 });
  const location = answer.headers().location;
  return location === undefined ? answer.status() : new URL(location, SITE_URL).pathname;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar(page).getByText('Published', { exact: true })).toBeVisible();
}

test('redirects the old URLs of a moved page, without chains or loops', async ({ page, request }) => {
  const moves = `moves-${unique()}`;
  const { sys } = await createEntry(request, 'contentPage', {
    name: { 'en-US': 'Moves' },
    title: { 'en-US': 'Moves' },
    slug: { 'en-US': `${moves}/first` },
  });
  await page.goto(`/#/entries/${sys.id}`);
  await publish(page);
  expect(await target(request, `/en-us/${moves}/first`)).toBe(200);

  await field(page, 'slug').fill(`${moves}/second`);
  await expect(notice(page)).toContainText(`/en-us/${moves}/first redirects to /en-us/${moves}/second`);
  await publish(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await target(request, `/en-us/${moves}/first`)).toBe(`/en-us/${moves}/second`);

  // Not a chain from the first to the second to the third address: the first two redirect directly to the third.
  await field(page, 'slug').fill(`${moves}/third`);
  await expect(notice(page).getByRole('listitem')).toHaveCount(2);
  await publish(page);
  await expect(notice(page)).toHaveCount(0);
  for (const old of ['first', 'second'])
    expect(await target(request, `/en-us/${moves}/${old}`)).toBe(`/en-us/${moves}/third`);

  // Back to the first address. Its redirect is removed, because the page would otherwise redirect in a loop.
  await field(page, 'slug').fill(`${moves}/first`);
  await expect(notice(page)).toContainText('no longer redirects to');
  await publish(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await target(request, `/en-us/${moves}/first`)).toBe(200);
  for (const old of ['second', 'third'])
    expect(await target(request, `/en-us/${moves}/${old}`)).toBe(`/en-us/${moves}/first`);
});

test('offers no redirect for a reverted URL, or for an entry that is not a page', async ({
  page,
  request,
}) => {
  const wavers = `wavers-${unique()}`;
  const { sys } = await createEntry(request, 'contentPage', {
    name: { 'en-US': 'Wavers' },
    title: { 'en-US': 'Wavers' },
    slug: { 'en-US': `${wavers}` },
  });
  await page.goto(`/#/entries/${sys.id}`);
  await publish(page);
  await field(page, 'slug').fill(`${wavers}-not`);
  await expect(notice(page)).toBeVisible();
  await field(page, 'slug').fill(`${wavers}`);
  await expect(notice(page)).toHaveCount(0);
  const brand = await createEntry(request, 'breadCrumb', { slug: { 'en-US': 'search-again' } });
  const answer = await request.get(`${STUDIO_URL}/redirects?entry=${brand.sys.id}`);
  expect(await answer.json()).toBeNull();
});

test('reports an invalid redirect while typing', async ({ page, request }) => {
  const old = `/en-us/old-${unique()}`;
  const { sys } = await createEntry(request, 'redirect', {
    from: { 'en-US': `${old}.html` },
    to: { 'en-US': '/en-us/about-us' },
  });
  await page.goto(`/#/entries/${sys.id}`);
  const problems = page.getByRole('region', { name: 'Problems with this redirect' });
  for (const [from, problem] of [
    ['/en-us/FAQ/', 'is /en-us/faq, the URL of a page'],
    ['/en-us/search', 'is /en-us/search, the URL of a page'],
    ['/en-us/recommender/how-it-works', 'is /en-us/recommender/how-it-works, the URL of a page'],
    ['/en-us/brands/dawn/pot-and-pan-detergent/reviews', 'the URL of a page'],
    ['/api/old', 'is a URL that the site itself uses'],
    ['/en-us/%zz', 'has a % that is not an escape'],
  ] as const) {
    await field(page, 'from').fill(from);
    await expect(problems).toContainText(problem);
  }
  // The assistant's page with this name has a different address.
  await field(page, 'from').fill('/en-us/how-it-works');
  await expect(problems).toHaveCount(0);
  await field(page, 'from').fill(`${old}.html`);
  await field(page, 'to').fill(`${old.toUpperCase()}.HTML?x=1`);
  await expect(problems).toContainText(`is part of a loop: ${old}.html`);
  await field(page, 'to').fill('/en-us/about-us');
  await expect(problems).toHaveCount(0);
  await publish(page);
  expect(await target(request, `${old}.HTML`)).toBe('/en-us/about-us');
});
