import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from './settle';

const BRAND = '/en-us/brands/dawn';
const PRODUCT = '/en-us/brands/dawn/pan-soak';
const ASSISTANT = '/en-us/recommender';

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-markup] a')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.textContent}`));

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-first'));

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  return linksOf(page);
}

test('menus and footer remain in the document during client-side navigation @short', async ({ page }) => {
  const links = await open(page, BRAND);
  expect(links.length).toBeGreaterThan(30);
  await page.locator(`main a[href="${PRODUCT}"]`).first().click();
  await expect(page).toHaveURL(PRODUCT);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pan Soak', { ignoreCase: true });
  expect(await linksOf(page)).toEqual(links);
  await page.goBack();
  await expect(page).toHaveURL(BRAND);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuts grease');
  expect(await linksOf(page)).toEqual(links);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page with a different footer opens with a full page load', async ({ page }) => {
  const links = await open(page, BRAND);
  await page.route(`**${PRODUCT}?_rsc=*`, async (route) => {
    const response = await route.fetch();
    // The length must not change, because an RSC response contains the length of each string.
    const body = (await response.text()).replaceAll(/("markupKey":"[\w-]+-)[\w-]{12}"/g, '$1other-foot-1"');
    await route.fulfill({ response, body });
  });
  await page.locator(`main a[href="${PRODUCT}"]`).first().click();
  await expect(page).toHaveURL(PRODUCT);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pan Soak', { ignoreCase: true });
  expect(await linksOf(page)).toEqual(links);
});

test('reloads a document that arrives without its menus', async ({ page }) => {
  let times = 0;
  await page.route(`**${BRAND}`, async (route) => {
    times += 1;
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/(<(nav|div)[^>]* data-markup="[^"]*"[^>]*>).*?(?=<\/\2>)/gs, '$1');
    await route.fulfill({ response, body: times === 1 ? body : html });
  });
  await page.goto(BRAND);
  await expect.poll(() => times).toBe(2);
  await expect.poll(async () => (await linksOf(page).catch(() => [])).length).toBeGreaterThan(30);
  await waitForHydration(page);
  expect(times).toBe(2);
});

test('a link from the product finder to the rest of the site causes a full page load', async ({ page }) => {
  await open(page, ASSISTANT);
  await page.locator('header a').first().click();
  await expect(page).toHaveURL('/en-us');
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  expect((await linksOf(page)).length).toBeGreaterThan(30);
});
