import { expect, test, type Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { parsePageFacts } from './page-facts';
import { linksWithin } from './page-links';

const SITE = `http://localhost:${process.env.PORT}`;
const MAX_CLICKS = 4;
const CONCURRENCY = 4;
const SITE_MAP = '/en-us/sitemap';
const WIDTHS = { large: 1440, small: 390 };

/** `clicks` includes those that open the menu, and the one on the link. */
interface MenuLink {
  text: string;
  href: string;
  clicks: number;
}

async function openMenus(page: Page, width: keyof typeof WIDTHS): Promise<MenuLink[]> {
  await page.setViewportSize({ width: WIDTHS[width], height: 900 });
  await page.goto('/en-us');
  const links = page.locator('#site-header a, nav[aria-label="Utility"] a').filter({ visible: true });
  const found = new Map<string, MenuLink>();
  const collect = async (clicks: number): Promise<void> => {
    const visible = await links.evaluateAll((all) =>
      all.map((link) => ({
        text: (link.textContent || link.getAttribute('aria-label') || '').trim(),
        href: link.getAttribute('href') ?? '',
      })),
    );
    for (const link of visible) {
      const key = `${link.text} ${link.href}`;
      if (!found.has(key)) found.set(key, { ...link, clicks });
    }
  };
  await collect(1);
  let opened = 0;
  if (width === 'small') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    opened = 1;
    await collect(2);
  }
  const panels = page
    .getByRole('navigation', { name: 'Primary' })
    .locator('summary')
    .filter({ visible: true });
  for (const panel of await panels.all()) {
    await panel.click();
    await collect(opened + 2);
  }
  return [...found.values()];
}

const pages = new Map<string, Promise<string[]>>();

/**
 * Returns the pages that a page links to in its content and footer. Query parameters are ignored, except the
 * page number of a list.
 */
function readLinks(address: string): Promise<string[]> {
  const cached = pages.get(address);
  if (cached) return cached;
  const read = fetch(SITE + address).then(async (response) =>
    linksWithin(await response.text(), ['main', 'footer']).map(({ href }) => toAddress(href, address)),
  );
  pages.set(address, read);
  return read;
}

function toAddress(href: string, from: string): string {
  const url = new URL(href, SITE + from);
  if (url.origin !== SITE || !/^\/en-us(\/|$)/.test(url.pathname)) return '';
  const page = url.searchParams.get('page');
  return url.pathname + (page ? `?page=${page}` : '');
}

/**
 * Returns the number of clicks to each page. Links on the site map do not count, because visitors do not
 * expect to use it.
 */
async function walk(menu: readonly MenuLink[]): Promise<Map<string, number>> {
  const clicks = new Map<string, number>();
  for (const link of menu) {
    const address = toAddress(link.href, '/en-us');
    if (address) clicks.set(address, Math.min(link.clicks, clicks.get(address) ?? MAX_CLICKS));
  }
  for (let distance = 1; distance < MAX_CLICKS; distance += 1) {
    const queue = [...clicks].flatMap(([address, steps]) => (steps === distance ? [address] : []));
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
          if (address === SITE_MAP) continue;
          for (const next of await readLinks(address))
            if (next && !clicks.has(next)) clicks.set(next, distance + 1);
        }
      }),
    );
  }
  return clicks;
}

for (const width of ['large', 'small'] as const)
  test(`from the ${width} menu, every page in the sitemap is at most four clicks away`, async ({ page }) => {
    test.setTimeout(300_000);
    const clicks = await walk(await openMenus(page, width));
    const xml = await (await fetch(`${SITE}/sitemap.xml`)).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    expect(listed.length).toBeGreaterThan(200);
    expect(listed.filter((path) => !clicks.has(path))).toEqual([]);
  });

test('the small menu has every link in the large one', async ({ page }) => {
  const large = await openMenus(page, 'large');
  const small = new Set((await openMenus(page, 'small')).map(({ text, href }) => `${text} ${href}`));
  expect(large.length).toBeGreaterThan(80);
  expect(large.map(({ text, href }) => `${text} ${href}`).filter((link) => !small.has(link))).toEqual([]);
});

test('the site map and the menu use the same page names', async ({ page }) => {
  const menu = await openMenus(page, 'large');
  const html = await (await fetch(SITE + SITE_MAP)).text();
  const names = new Map(linksWithin(html, ['main']).map(({ href, text }) => [href, text]));
  const wrong = [...names].filter(([href, text]) => {
    // Leave out pictures in the menu, which lead to articles under their own headlines, and the logo, which leads to
    // the home page.
    if (href === '/en-us' || href.startsWith('/en-us/articles/')) return false;
    const labels = menu
      .filter((link) => link.href === href)
      .map((link) => link.text.replace(/ overview$/, ''));
    return labels.length > 0 && !labels.includes(text);
  });
  expect(wrong).toEqual([]);
});

const LISTS: Record<string, readonly string[]> = {
  '/en-us/industries': [
    'industryPage',
    'restaurantPage',
    'largeChainPage',
    'janitorialCleaningPage',
    'independentCommonPage',
  ],
  '/en-us/cleaning-solutions': ['productListPage'],
  '/en-us/products': ['product', 'productListPage'],
  '/en-us/jobs-to-be-done': ['jobsToBeDone'],
};

async function readList(list: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (let number = 1, size = -1; found.size > size; number += 1) {
    size = found.size;
    const html = await (await fetch(`${SITE}${list}${number > 1 ? `?page=${number}` : ''}`)).text();
    for (const { href } of linksWithin(html, ['main'])) if (!href.includes('?')) found.add(href);
  }
  return found;
}

for (const [list, types] of Object.entries(LISTS))
  test(`${list} lists all pages below it and appears in their breadcrumbs`, async () => {
    // Product lists belong to one of two pages, depending on their paths.
    const expected = types.flatMap((type) =>
      addressesOf(type).filter((path) => type !== 'productListPage' || path.startsWith(`${list}/`)),
    );
    expect(expected.length).toBeGreaterThan(5);
    const links = await readList(list);
    expect(expected.filter((path) => !links.has(path))).toEqual([]);
    const below = expected.filter((path) => path.startsWith(`${list}/`));
    expect(below.length).toBeGreaterThan(4);
    for (const path of below) {
      const { trails } = parsePageFacts(await (await fetch(SITE + path)).text());
      expect
        .soft(
          trails[0]?.map(({ href }) => href),
          path,
        )
        .toContain(list);
    }
  });
