/** @jest-environment node */
import autocannon from 'autocannon';
import { startSite, type Site } from './site';

const CONNECTIONS = 20;
const SECONDS = 5;
/** How many times as many requests a second a cached page takes as one that renders at every request. */
const MIN_CACHE_GAIN = 3;
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
};

let site: Site;
beforeAll(async () => {
  site = await startSite(100);
}, 240_000);
afterAll(() => site.stop());

async function requestsPerSecond(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({
    url: site.url + path,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  expect({ non2xx, errors }).toEqual({ non2xx: 0, errors: 0 });
  return requests.average;
}

test.each(Object.entries(PAGES))(
  `${CONNECTIONS} visitors at a time load the %s page without an error, and caching pays`,
  async (page, path) => {
    await requestsPerSecond(path);
    const rendered = await requestsPerSecond(path, { cookie: site.previewCookie });
    const cached = await requestsPerSecond(path);
    console.log(`${page}: ${Math.round(cached)} requests/s cached, ${Math.round(rendered)} rendered`);
    expect(cached / rendered).toBeGreaterThan(MIN_CACHE_GAIN);
  },
  120_000,
);
