import { startSite, type Site } from './site.ts';

const CONNECTIONS = 20;
const SECONDS = 5;
/** Minimum ratio of the request rates of a cached page and of a page that is rendered per request. */
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

/** Measures the rate at which `CONNECTIONS` visitors load a page, each requesting it again once it is loaded. */
async function requestsPerSecond(path: string, headers: Record<string, string> = {}): Promise<number> {
  const endsAt = performance.now() + SECONDS * 1000;
  let loaded = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const response = await fetch(site.url + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      loaded += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  return loaded / SECONDS;
}

test.each(Object.entries(PAGES))(
  `serves the %s page to ${CONNECTIONS} concurrent visitors, and faster from the cache`,
  async (page, path) => {
    await requestsPerSecond(path);
    const rendered = await requestsPerSecond(path, { cookie: site.previewCookie });
    const cached = await requestsPerSecond(path);
    console.log(`${page}: ${Math.round(cached)} requests/s cached, ${Math.round(rendered)} rendered`);
    expect(cached / rendered).toBeGreaterThan(MIN_CACHE_GAIN);
  },
  120_000,
);
