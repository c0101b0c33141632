/** Measures the pages, sitemap, search and publishes of a site of any size. */
import { publish } from '../management.ts';
import { memoryMiB, processorMs } from '../process-figures.ts';
import type { SizedSite } from './installation.ts';

const ROUNDS = 10;
const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
export const PAGES = {
  home: '/en-us',
  product: PRODUCT,
  'reviews of the product': `${PRODUCT}/reviews?sort=lowest`,
  article: '/en-us/articles/contact-time-explained',
  'all articles': '/en-us/articles',
  'listed articles': '/en-us/media-hub/articles',
  'listed articles, last page': '/en-us/media-hub/articles?page=1000',
  'list of a category': '/en-us/cleaning-solutions/kitchen',
  'list of all products': '/en-us/products',
  'site map': '/en-us/sitemap',
};
const QUERIES = [
  'degreaser',
  'degreser',
  'heavy duty degreaser for ovens',
  'c',
  'dish',
  'contact time',
  'zzqqxx',
];

export interface PageFigures {
  bytes: number;
  /** Milliseconds of CPU time of the site and the services per rendering. */
  siteMs: number;
  servicesMs: number;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return text;
}

/** Returns the CPU time of both processes per repetition of some work. */
async function processorOf(
  { pids }: SizedSite,
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<{ siteMs: number; servicesMs: number }> {
  const before = { site: processorMs(pids.site), services: processorMs(pids.services) };
  for (let index = 0; index < count; index += 1) await work(index);
  return {
    siteMs: (processorMs(pids.site) - before.site) / count,
    servicesMs: (processorMs(pids.services) - before.services) / count,
  };
}

/** Measures a page as rendered for a preview, which reads all content again for each request. */
export async function pageFigures(site: SizedSite, path: string): Promise<PageFigures> {
  const headers = { cookie: site.previewCookie };
  let html = await get(site.url + path, headers);
  for (let warmUp = 0; warmUp < 3; warmUp += 1) html = await get(site.url + path, headers);
  const times = await processorOf(site, ROUNDS, () => get(site.url + path, headers));
  return { bytes: Buffer.byteLength(html), ...times };
}

export interface SitemapFigures {
  addresses: number;
  bytes: number;
  firstMs: number;
  siteMs: number;
  servicesMs: number;
}

/** Measures the first request for the sitemap. */
export async function sitemapFigures(site: SizedSite): Promise<SitemapFigures> {
  const startedAt = performance.now();
  let xml = '';
  const times = await processorOf(site, 1, async () => {
    xml = await get(`${site.url}/sitemap.xml`);
  });
  return {
    addresses: xml.split('<loc>').length - 1,
    bytes: Buffer.byteLength(xml),
    firstMs: performance.now() - startedAt,
    ...times,
  };
}

/** Returns the CPU time, in milliseconds, of a search and of the suggestions for the same words. */
export async function searchFigures(site: SizedSite): Promise<{ searchMs: number; suggestMs: number }> {
  const queryOf = (path: string) => (index: number) =>
    get(`${site.url}${path}${encodeURIComponent(QUERIES[index % QUERIES.length] ?? '')}`);
  const count = ROUNDS * QUERIES.length;
  await processorOf(site, QUERIES.length, queryOf('/en-us/search?q='));
  return {
    searchMs: (await processorOf(site, count, queryOf('/en-us/search?q='))).siteMs,
    suggestMs: (await processorOf(site, count, queryOf('/api/search/suggest?q='))).siteMs,
  };
}

export interface PublishFigures {
  /** Time from the publish request until the page shows the change. */
  ms: number;
  siteMs: number;
  servicesMs: number;
}

/** Publishes a new product name, and requests the product's page until it shows the name. */
export async function publishFigures(site: SizedSite): Promise<PublishFigures> {
  await get(site.url + PRODUCT);
  const times: number[] = [];
  const processor = await processorOf(site, ROUNDS, async (index) => {
    const name = `Pot and Pan Number ${index}`;
    const startedAt = performance.now();
    await publish(site, 'product-pot-and-pan-detergent', { productName: { 'en-US': name } });
    while (!(await get(site.url + PRODUCT)).includes(name))
      await new Promise((resolve) => setTimeout(resolve, 5));
    times.push(performance.now() - startedAt);
  });
  return { ms: times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN, ...processor };
}

export const memoryFigures = ({ pids }: SizedSite) => ({
  siteMiB: memoryMiB(pids.site),
  siteMostMiB: memoryMiB(pids.site, 'most'),
  servicesMiB: memoryMiB(pids.services),
  servicesMostMiB: memoryMiB(pids.services, 'most'),
});
