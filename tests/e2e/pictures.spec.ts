import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_LAYOUT_SHIFT, observeLayoutShift } from './layout-shift';
import { PAGES } from './pages';
import { scrollThrough } from './settle';
import { AT_EVERY_WIDTH, AT_SMALL_TOO } from './widths';

/** Limit for the pictures above the fold on a phone, in bytes. */
const BYTES_ABOVE_THE_FOLD = 80_000;
/** Next adds its own request headers to `Vary`. */
const VARIES = /(^|, )accept$/;

declare global {
  interface Window {
    largest?: { tag: string; url: string };
  }
}

interface Picture {
  url: string;
  /** Candidates of the source that the browser selected: URLs with widths. */
  srcSet: string;
  /** Width that the picture needs, in device pixels. */
  needed: number;
}

/** Whether the browser chose the right candidate: the narrowest that is wide enough, or the widest if none is. */
function isBestCandidate({ url, srcSet, needed }: Picture): boolean {
  const offered = srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { url: new URL(address, url).href, width: Number.parseInt(width) };
  });
  const enough = offered.filter(({ width }) => width >= Math.floor(needed));
  const right = enough.length > 0 ? enough[0] : offered.at(-1);
  return right?.url === url;
}

/** Returns the loaded and visible pictures of a page, each with the background that was visible until it loaded. */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    const TRANSPARENT = 'rgba(0, 0, 0, 0)';
    const colourOf = (element: Element): string | null => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundColor !== TRANSPARENT) return backgroundColor;
      return backgroundImage === 'none' ? null : backgroundImage;
    };
    return [...document.images].flatMap((image) => {
      if (image.srcset === '' || image.currentSrc === '' || !image.checkVisibility()) return [];
      const source = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
        ({ media }) => matchMedia(media).matches,
      );
      const { paddingLeft, paddingRight, objectFit } = getComputedStyle(image);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      const colours: (string | null)[] = [];
      for (let at: Element | null = image; at && at !== document.body; at = at.parentElement)
        colours.push(colourOf(at));
      return [
        {
          url: image.currentSrc,
          srcSet: source?.srcset ?? image.srcset,
          isMeasured: image.sizes.startsWith('auto') || source?.sizes.startsWith('auto') === true,
          isPhotograph: objectFit === 'cover',
          needed: (image.offsetWidth - padding) * devicePixelRatio,
          behind: colours.find((colour) => colour !== null) ?? null,
        },
      ];
    });
  });

for (const [name, path] of Object.entries({
  home: PAGES.home,
  product: PAGES.product,
  articles: PAGES.articles,
  brands: PAGES['all brands'],
  'product list': PAGES['product list'],
  search: PAGES['search results'],
  'product finder': PAGES['product finder'],
})) {
  test(
    `${name}: pictures fit their width, have a background color and cause no layout shift`,
    AT_EVERY_WIDTH,
    async ({ page }) => {
      const layoutShift = await observeLayoutShift(page);
      await page.goto(path);
      await scrollThrough(page);
      await expect.poll(async () => (await picturesOf(page)).length).toBeGreaterThan(0);
      const pictures = await picturesOf(page);
      // The browser reuses a picture that was loaded for a wider place, before it measures the narrower place.
      const misfits = pictures.filter(
        ({ url, isMeasured }) =>
          isMeasured && !pictures.some((other) => other.url === url && isBestCandidate(other)),
      );
      expect(misfits).toEqual([]);
      expect(pictures.filter(({ isPhotograph, behind }) => isPhotograph && behind === null)).toEqual([]);
      expect(await layoutShift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    },
  );
}

test('sends AVIF to browsers that accept it, smaller than WebP at the same URL @real-ids', async ({
  page,
  request,
}) => {
  const [largest] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().resourceType() === 'image' && response.url().includes('fm=webp'),
    ),
    page.goto(PAGES.home),
  ]);
  expect(largest.headers()).toMatchObject({
    'content-type': 'image/avif',
    vary: expect.stringMatching(VARIES),
  });
  const webp = await request.get(largest.url(), { headers: { accept: 'image/webp,*/*' } });
  expect(webp.headers()).toMatchObject({ 'content-type': 'image/webp', vary: expect.stringMatching(VARIES) });
  expect((await largest.body()).length).toBeLessThan((await webp.body()).length);
  expect(largest.headers().etag).not.toBe(webp.headers().etag);
});

test('a social icon turns from blue to white on hover, and its glyph stays visible', async ({ page }) => {
  await page.goto(PAGES.home);
  const icon = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /LinkedIn/ })
    .locator('img');
  await icon.scrollIntoViewIfNeeded();
  await expect(icon).toHaveCSS('filter', 'none');
  await icon.hover();
  await expect(icon).toHaveCSS('filter', 'brightness(0) invert(1)');
  // The middle of the icon has both: the white disc, and the footer seen through the glyph.
  const middle = { left: 15, top: 15, width: 18, height: 18 };
  await expect
    .poll(async () => {
      const { channels } = await sharp(await icon.screenshot())
        .extract(middle)
        .greyscale()
        .stats();
      return channels[0] && [channels[0].max > 250, channels[0].min < 60];
    })
    .toEqual([true, true]);
});

test('the crop of a compact banner fits smartphones', AT_SMALL_TOO, async ({ page }) => {
  await page.goto(PAGES.contact);
  const banner = page.locator('[data-banner] img').first();
  const shape = await banner.evaluate((image: HTMLImageElement) => ({
    crop: image.naturalHeight / image.naturalWidth,
    displayed: image.offsetHeight / image.offsetWidth,
  }));
  if (page.viewportSize()?.width === 390) {
    expect(shape.crop).toBeCloseTo(0.8, 1);
    // A taller banner would enlarge the picture.
    expect(shape.displayed).toBeLessThanOrEqual(shape.crop);
  } else expect(shape.crop).toBeLessThan(0.8);
});

for (const name of ['home', 'product', 'article'] as const) {
  test(
    `${name}: loads its largest picture first at the right size, and the others lazily`,
    AT_EVERY_WIDTH,
    async ({ page }) => {
      const bytes = new Map<string, number>();
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'image') return;
        void response.body().then(
          (body) => bytes.set(response.url(), body.length),
          () => bytes.set(response.url(), Number.NaN),
        );
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('element' in entry && entry.element instanceof Element && 'url' in entry)
              window.largest = { tag: entry.element.tagName, url: String(entry.url) };
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // The first paint waits until the first picture is complete. If almost nothing of a picture was
      // loaded at its first paint, it never counts as the largest.
      const whole = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'image');
      await page.route(/\.css(\?|$)/, async (route) => {
        await whole;
        await route.continue();
      });
      await page.goto(PAGES[name]);
      await expect.poll(() => page.evaluate(() => window.largest?.tag)).toBe('IMG');

      const { first, others, visible } = await page.evaluate(() => {
        const pictures = [...document.images].map((image) => ({
          url: image.currentSrc,
          srcSet:
            [...(image.closest('picture')?.querySelectorAll('source') ?? [])].find(
              ({ media }) => matchMedia(media).matches,
            )?.srcset ?? image.srcset,
          loading: image.loading,
          priority: image.fetchPriority,
          measured: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          needed: image.getBoundingClientRect().width * devicePixelRatio,
          above: image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
        }));
        return {
          first: pictures.find(({ url }) => url === window.largest?.url),
          others: pictures.filter(({ url }) => url !== window.largest?.url),
          visible: pictures.filter(({ above, url }) => above && url !== '').map(({ url }) => url),
        };
      });
      expect(first).toMatchObject({ priority: 'high', loading: 'eager', measured: true });
      if (!first) throw new Error('The largest picture is not on the page');
      expect(isBestCandidate(first), first.url).toBe(true);
      const preloads = await page
        .locator('link[rel=preload][as=image]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''));
      const address = new URL(first.url);
      expect(preloads.filter((set) => set.includes(address.pathname + address.search))).toHaveLength(1);
      // The remaining preloads are crops of the same picture for screens of other sizes.
      expect(preloads).not.toContain('');

      expect(others.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
      expect(others.filter(({ measured }) => !measured)).toEqual([]);
      if (page.viewportSize()?.width === 390) {
        const sizes = (): number[] => visible.map((url) => bytes.get(url) ?? Number.NaN);
        await expect.poll(() => sizes().some(Number.isNaN)).toBe(false);
        expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES_ABOVE_THE_FOLD);
      }
    },
  );
}
