import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compressedSize, scriptsOf, sizeOfBuilt } from '../fixtures/built-sizes';
import { countElements } from './page-facts';

/** Script limits are in compressed bytes. */
const LIMIT = 15 * 1024;
const MEASURING_LIMIT = 640;
const TELEMETRY_LIMIT = 45_000;
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
  'content page': '/en-us/about-us',
};

/**
 * Limits per page. `html` is compressed with brotli, and `data` is the uncompressed hydration data. Both are in bytes.
 */
const MARKUP_LIMITS = {
  '/en-us': { elements: 875, html: 10_900, data: 99_000 },
  '/en-us/articles': { elements: 736, html: 9_900, data: 85_000 },
  '/en-us/brands/dawn': { elements: 700, html: 8_200, data: 70_000 },
};

test('the home page and list pages stay within limits for elements, HTML and hydration data @short', async ({
  request,
}) => {
  for (const [path, limits] of Object.entries(MARKUP_LIMITS)) {
    let html = '';
    let address = '';
    // A page rendered while content expires, for example just after startup, is not cached and has no data
    // file.
    await expect
      .poll(
        async () => {
          html = await (await request.get(path)).text();
          return (address = /data-page-data="([^"]+)"/.exec(html)?.[1] ?? '');
        },
        { message: path },
      )
      .not.toBe('');
    const size = {
      elements: countElements(html),
      html: brotliCompressSync(html).length,
      data: (await (await request.get(address)).body()).length,
    };
    console.table([{ path, ...size }]);
    expect(size.elements, path).toBeLessThanOrEqual(limits.elements);
    expect(size.html, path).toBeLessThanOrEqual(limits.html);
    expect(size.data, path).toBeLessThanOrEqual(limits.data);
  }
});

test('pages send at most 15 kB more script than an empty page @short', async ({ request }) => {
  test.setTimeout(180_000);
  const empty = sizeOfBuilt('empty-app');
  const rows = [{ page: 'empty Next page', scripts: empty, above: 0 }];
  for (const [page, path] of Object.entries(PAGES)) {
    let scripts = 0;
    for (const src of scriptsOf(await (await request.get(path)).text()))
      scripts += compressedSize(await (await request.get(src)).body());
    rows.push({ page, scripts, above: scripts - empty });
  }
  console.table(rows);
  for (const { page, above } of rows.slice(1)) {
    expect(above, page).toBeGreaterThan(0);
    expect(above, page).toBeLessThanOrEqual(LIMIT);
  }
});

test('measurement adds at most 640 bytes of script before the page is idle', () => {
  test.setTimeout(240_000);
  const cost = sizeOfBuilt('measured-app') - sizeOfBuilt('empty-app');
  console.table([{ 'script before idle': cost, limit: MEASURING_LIMIT }]);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(MEASURING_LIMIT);
});

test('telemetry loads at most 45 kB of script once the page is idle', async ({ page, request }) => {
  const scripts: string[] = [];
  let isMeasured = false;
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/measurement') isMeasured = true;
    else if (isMeasured && sent.resourceType() === 'script') scripts.push(sent.url());
  });
  const posted = page.waitForRequest('**/api/telemetry/**');
  await page.goto(PAGES.home);
  await posted;
  let bytes = 0;
  for (const url of scripts) bytes += compressedSize(await (await request.get(url)).body());
  console.table([{ telemetry: bytes, limit: TELEMETRY_LIMIT }]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(TELEMETRY_LIMIT);
});
