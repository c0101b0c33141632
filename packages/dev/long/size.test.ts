import { median, smallestRatio } from './measurement.ts';
import { startSite, type Site } from './site.ts';

/** Numbers of products, with half as many articles. Even the smaller number fills the lists of the site map page. */
const SIZES = [400, 10_000] as const;
/** Maximum ratio of a page's render time at the larger size to that at the smaller size. */
const MAX_RATIO = 1.3;
/** The same ratio for a page's bytes. */
const MAX_BYTES_RATIO = 1.2;
const ROUNDS = 25;
const WARM_UP_ROUNDS = 5;
const PAGES = {
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  'product list': '/en-us/cleaning-solutions/kitchen',
  listing: '/en-us/media-hub/articles',
  'all articles': '/en-us/articles',
  'brand page': '/en-us/brands/dawn',
  'safety data sheets': '/en-us/safety-data-sheets',
  'sheets of a category': '/en-us/safety-data-sheets/laundry',
  sitemap: '/en-us/sitemap',
};

const sites: Site[] = [];
beforeAll(async () => {
  for (const products of SIZES) sites.push(await startSite(products));
}, 240_000);
afterAll(() => {
  for (const site of sites) site.stop();
});

async function renderMs({ url, previewCookie }: Site, path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + path, { headers: { cookie: previewCookie } });
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - start;
}

test.each(Object.entries(PAGES))(
  'renders the %s page about as fast with 10,000 products as with 400',
  async (page, path) => {
    const ratio = await smallestRatio(MAX_RATIO, async () => {
      const times = sites.map((): number[] => []);
      // The two sites take turns, so that other load on the machine affects both.
      for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
        for (const [index, site] of sites.entries()) {
          const milliseconds = await renderMs(site, path);
          if (round >= 0) times[index]?.push(milliseconds);
        }
      const [small = Number.NaN, large = Number.NaN] = times.map(median);
      console.log(
        `${page}: ${small.toFixed(1)} ms, ${large.toFixed(1)} ms, ratio ${(large / small).toFixed(2)}`,
      );
      return large / small;
    });
    expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
  },
  240_000,
);

test.each(Object.entries(PAGES))(
  'sends a %s page of about the same size with 10,000 products as with 400',
  async (page, path) => {
    const [small = Number.NaN, large = Number.NaN] = await Promise.all(
      sites.map(async ({ url }) => Buffer.byteLength(await (await fetch(url + path)).text())),
    );
    console.log(`${page}: ${small} bytes, ${large} bytes`);
    expect(large / small).toBeLessThan(MAX_BYTES_RATIO);
  },
);

test('lists 10,000 products and 5,000 articles in the sitemap', async () => {
  const xml = await (await fetch(`${sites[1]?.url}/sitemap.xml`)).text();
  const count = (address: RegExp): number => xml.match(address)?.length ?? 0;
  expect(count(/<loc>[^<]*\/brands\/[^/<]+\/[^/<]+<\/loc>/g)).toBeGreaterThanOrEqual(10_000);
  expect(count(/<loc>[^<]*\/articles\/[^/<]+<\/loc>/g)).toBeGreaterThanOrEqual(4_900);
});
