import { expect, test } from '@playwright/test';
import { startTelemetrySite } from './telemetry-site';
import { expectStrictPolicy } from './response-policy';

const CACHED = [
  '/en-us',
  '/en-us/safety-data-sheets',
  '/en-us/buy-cleaning-products',
  '/en-us/contact-us',
  '/en-us/cleaning-solutions/floor',
  '/en-us/write-review',
  '/en-us/articles',
  '/en-us/recommender',
  '/en-us/brands/dawn/pot-and-pan-detergent',
];
const NOT_AVAILABLE = 'Currently service is not available';

/** URLs that are never requested before the services stop, with their messages. */
const MESSAGES: Record<string, string> = {
  '/en-us/compare-products?products=dawn/power-dissolver,dawn/pan-soak': NOT_AVAILABLE,
  '/en-us/write-review?product=power-dissolver': NOT_AVAILABLE,
  '/en-us/buy-cleaning-products?zip=60601&radius=50': 'Please try again later some error occured',
  '/en-us/safety-data-sheets?product=dawn&brand=Dawn+Professional': NOT_AVAILABLE,
  '/en-us/cleaning-solutions/floor?brand=dawn': NOT_AVAILABLE,
  '/en-us/recommender/products/hotels/restrooms/soap-scum': NOT_AVAILABLE,
};

// A page that throws while it is rendered would be empty for crawlers and without scripts.
test('without the services, every URL returns a page that says what is unavailable', async ({ request }) => {
  test.setTimeout(120_000);
  // Start the site without a tag manager, which would change the policy.
  const site = await startTelemetrySite({ GTM_ID: '' });
  try {
    for (const path of CACHED) expect((await request.get(site.url + path)).status(), path).toBe(200);
    await site.stopServices();
    for (const path of [
      ...CACHED,
      ...Object.keys(MESSAGES),
      '/en-us/search?q=dawn',
      '/en-us/contact-us?sent=contact',
    ]) {
      const response = await request.get(site.url + path);
      const html = await response.text();
      expect(response.status(), path).toBe(200);
      expect(html, path).toMatch(/<h1[ >]/);
      expect(html, path).toContain('Do Not Sell or Share My Personal Information');
      expect(html.replaceAll(/<script.*?<\/script>/gs, ''), path).toContain(MESSAGES[path] ?? '<h1');
    }
    for (const path of ['/en-us/about-us', '/en-us/recommender/hotels']) {
      const unknown = await request.get(site.url + path);
      expect(unknown.status(), path).toBe(503);
      expect(await unknown.text(), path).toContain('We can’t show this page right now');
      expectStrictPolicy(unknown, path);
      const navigation = await request.get(`${site.url}${path}?_rsc=`, { headers: { rsc: '1' } });
      expect(navigation.status(), path).toBe(503);
      expectStrictPolicy(navigation, `RSC answer of ${path}`);
    }
    const map = await request.get(`${site.url}/sitemap.xml`);
    expect(map.status()).toBe(503);
    expect(map.headers()['retry-after']).toBe('30');
    expectStrictPolicy(map, 'sitemap');
  } finally {
    site.close();
  }
});
