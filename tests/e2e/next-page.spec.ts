import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from './settle';
import { AT_SMALL_TOO } from './widths';

const BRAND = '/en-us/brands/dawn';
const PRODUCT = '/en-us/brands/dawn/pan-soak';

/** Records the paths of RSC requests, except for the route tree that the router requests first. */
function rscRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (!searchParams.has('_rsc') || request.headers()['next-router-segment-prefetch'] !== undefined) return;
    paths.push(pathname + search.replace(/[?&]_rsc=[^&]*/, ''));
  });
  return paths;
}

async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  return rscRequests(page);
}

/** Returns a link of the main content, scrolled to the middle of the viewport. */
async function linkTo(page: Page, href: string) {
  const link = page.locator(`main a[href="${href}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return link;
}

async function expectFetched(page: Page, requests: string[], path: string): Promise<void> {
  await expect.poll(() => requests).toContain(path);
  await page.waitForLoadState('networkidle');
}

test.describe('prefetches a page once', () => {
  test('when the pointer rests on its link', async ({ page }) => {
    const requests = await open(page, BRAND);
    const link = await linkTo(page, PRODUCT);
    await link.hover();
    await expectFetched(page, requests, PRODUCT);
    await page.mouse.move(1, 1);
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pan Soak', { ignoreCase: true });
    expect(requests).toEqual([PRODUCT]);
  });

  test('without its route tree', async ({ page }) => {
    const trees: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['next-router-segment-prefetch'] !== undefined) trees.push(request.url());
    });
    const requests = await open(page, BRAND);
    await (await linkTo(page, PRODUCT)).hover();
    await expectFetched(page, requests, PRODUCT);
    expect(trees).toEqual([]);
  });

  test('when its link gets keyboard focus', async ({ page }) => {
    const requests = await open(page, '/en-us/about-us');
    const link = page.getByRole('navigation', { name: 'Primary' }).locator('a').first();
    // After a key press, focus counts as keyboard focus.
    await page.keyboard.press('Tab');
    await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await link.focus();
    await expectFetched(
      page,
      requests,
      new URL((await link.getAttribute('href')) ?? '', page.url()).pathname,
    );
    expect(requests).toHaveLength(1);
  });

  test('when a finger touches its link', AT_SMALL_TOO, async ({ page }) => {
    const requests = await open(page, BRAND);
    const box = await (await linkTo(page, PRODUCT)).boundingBox();
    const session = await page.context().newCDPSession(page);
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await page.evaluate(countFramesUntilFetched);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expectFetched(page, requests, PRODUCT);
    expect(requests).toEqual([PRODUCT]);
    // While the finger is down, timers do not fire. A request that waits for one would start after the click.
    expect(await page.evaluate(() => document.documentElement.dataset.frames)).toMatch(/^[123]$/);
    expect(new URL(page.url()).pathname).toBe(BRAND);
  });
});

function countFramesUntilFetched(): void {
  let frames = 0;
  const count = (): void => {
    frames += 1;
    requestAnimationFrame(count);
  };
  addEventListener('touchstart', () => requestAnimationFrame(count), { capture: true, once: true });
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    document.documentElement.dataset.frames ??= String(frames);
    return fetch(...args);
  };
}

const MEASURING = /^\/api\/(?:measurement|telemetry\/v2\/track)$/;

/**
 * Points at each of the given links, then at a link that is prefetched. Once that request is seen, requests for the
 * earlier links would also have been seen.
 */
async function pointAtAll(page: Page, hrefs: readonly string[], requests: string[]): Promise<void> {
  await page.locator('main').evaluate((main, links) => {
    for (const href of links) {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: href });
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 999; background: white';
      main.append(link);
    }
  }, hrefs);
  for (const href of hrefs) {
    const link = page.locator(`main > a[href="${href}"]`);
    await link.evaluate((element) => element.parentElement?.append(element));
    await link.hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  await page.locator('main > a').evaluateAll((links) => links.forEach((link) => link.remove()));
  await (await linkTo(page, PRODUCT)).hover();
  await expectFetched(page, requests, PRODUCT);
}

test('does not prefetch uncached pages, actions, files or other sites', async ({ page }) => {
  const requests = await open(page, BRAND);
  const others: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Ignore telemetry, which starts once the page is idle and may do so at any time.
    if (request.resourceType() === 'fetch' && !MEASURING.test(pathname)) others.push(pathname);
  });
  await pointAtAll(
    page,
    [
      '/en-us/search?q=dawn',
      '/en-us/media-hub/articles?topic=kitchen',
      '/en-us/compare-products',
      '/en-us/recommender',
      '/en-us/account',
      '/en-us/brands/dawn/pan-soak/reviews',
      '/api/members/sign-out',
      '/api/preview/exit',
      '/images/cleanpro/x/y/a.pdf',
      'https://www.cleanpro.example/en-us/articles',
      `${BRAND}#main`,
    ],
    requests,
  );
  expect(requests).toEqual([PRODUCT]);
  expect([...new Set(others)]).toEqual([PRODUCT]);
});

test('does not prefetch when the pointer passes or a finger scrolls', async ({ page }) => {
  const requests = await open(page, BRAND);
  const link = await linkTo(page, '/en-us/brands/dawn/heavy-duty-degreaser');
  await link.evaluate((element) => {
    const touch = (type: string): boolean => element.dispatchEvent(new Event(type, { bubbles: true }));
    touch('pointerover');
    touch('pointerout');
    touch('touchstart');
    touch('touchmove');
  });
  await (await linkTo(page, PRODUCT)).hover();
  await expectFetched(page, requests, PRODUCT);
  expect(requests).toEqual([PRODUCT]);
});

test.describe('in data-saving mode', () => {
  const connections = { 'by setting': { saveData: true }, 'on a slow network': { effectiveType: '2g' } };
  for (const [way, connection] of Object.entries(connections)) {
    test(`${way}, nothing is prefetched before the click`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
        connection,
      );
      const requests = await open(page, BRAND);
      const link = await linkTo(page, PRODUCT);
      await link.hover();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(requests).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(PRODUCT);
      expect(requests).toEqual([PRODUCT]);
    });
  }
});

test.describe('client-side navigation', () => {
  test('scrolls to the top and focuses the content of the new page', async ({ page }) => {
    await open(page, BRAND);
    await (await linkTo(page, PRODUCT)).click();
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('next-route-announcer')).toContainText(/Pan Soak/i);
    // Tab continues in the content, not in the header.
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('focuses the content after a click on a header link', async ({ page }) => {
    await open(page, '/en-us/about-us');
    const menu = page.getByRole('navigation', { name: 'Primary' }).locator('details').first();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Dawn', exact: true }).click();
    await expect(page).toHaveURL(BRAND);
    await expect(page.locator('main')).toBeFocused();
  });

  test('preserves the header, closes the menu and applies the colors of the new page', async ({ page }) => {
    await open(page, '/en-us/about-us');
    const header = page.locator('#site-header');
    await header.evaluate((element) => (element.dataset.noted = 'before'));
    const menu = header.locator('details').first();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Dawn', exact: true }).click();
    await expect(page).toHaveURL(BRAND);
    await expect(header).toHaveAttribute('data-noted', 'before');
    await expect(header.locator('details[open]')).toHaveCount(0);
    const accents = await page
      .locator('body, .page')
      .evaluateAll((elements) => elements.map((element) => element.style.getPropertyValue('--accent')));
    expect(accents[0]).toMatch(/^#/);
    expect(accents[0]).toBe(accents[1]);
  });

  test('scrolls the target of a URL fragment into view below the header and focuses it', async ({ page }) => {
    await open(page, '/en-us/search?q=difference');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.locator('main a[href*="/faq/"][href*="#"]').first().click();
    await expect(page).toHaveURL(/\/en-us\/faq\/[a-z-]+#[a-z-]+$/);
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(target).toBeFocused();
    const header = page.locator('#site-header');
    const edges = async (): Promise<number> => {
      const top = await target.evaluate((element) => element.getBoundingClientRect().top);
      return top - (await header.evaluate((element) => element.getBoundingClientRect().bottom));
    };
    await expect.poll(edges).toBeLessThan(200);
    expect(await edges()).toBeGreaterThanOrEqual(0);
    expect(documents).toEqual([]);
  });

  test('restores scroll position and focus when the visitor goes back', async ({ page }) => {
    await open(page, BRAND);
    const link = await linkTo(page, PRODUCT);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.locator('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(BRAND);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator(`main a[href="${PRODUCT}"]`).first()).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(PRODUCT);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

/** Records the duration of each animation of the main content. */
async function recordFades(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      if (this.id === 'main') durations.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'durations'));
}

/** Whether the page's styles define a cross-document view transition. */
const documentTransition = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const applies = (rules: Iterable<CSSRule>): boolean =>
      [...rules].some((rule) =>
        rule instanceof CSSMediaRule
          ? matchMedia(rule.conditionText).matches && applies(rule.cssRules)
          : rule instanceof CSSGroupingRule
            ? applies(rule.cssRules)
            : rule.cssText.startsWith('@view-transition'),
      );
    return [...document.styleSheets].some(({ cssRules }) => applies(cssRules));
  });

test('under reduced motion, pages change without a transition', async ({ page }) => {
  await open(page, BRAND);
  const faded = await recordFades(page);
  expect(await documentTransition(page)).toBe(false);
  await (await linkTo(page, PRODUCT)).click();
  await expect(page.locator('main')).toBeFocused();
  expect(await faded()).toEqual([]);
});

test.describe('without a preference for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page fades in for 160 ms, but going back is immediate', async ({ page }) => {
    await open(page, BRAND);
    const faded = await recordFades(page);
    expect(await documentTransition(page)).toBe(true);
    await (await linkTo(page, PRODUCT)).click();
    await expect(page.locator('main')).toBeFocused();
    expect(await faded()).toEqual([160]);
    await page.goBack();
    await expect(page).toHaveURL(BRAND);
    await expect(page.locator(`main a[href="${PRODUCT}"]`).first()).toBeFocused();
    expect(await faded()).toEqual([160]);
  });
});
