/** Costs of pages: from memory, rendered again after a publish, and rendered per request. */
import { rscParameter } from '../../../../server/next/rsc-parameter.ts';
import { publish } from '../management.ts';
import type { Installation } from './installation.ts';
import { Sender, type Sent } from './send.ts';
import { meanOf, type Costs } from './costs.ts';
import { siteCounter, type Meter } from './meter.ts';

const REQUESTS = 10_000;
const SEARCHES = 200;
/** Number of times that every page is rendered again. */
const ROUNDS = 3;
const PAGES_OF_A_TYPE = 20;
/** An entry that every page's header uses. */
const ENTRY_OF_ALL_PAGES = 'header-main';
/** Enough requests for a page to be compressed at the highest level (server/cache/finished-pages.ts). */
const WARM_UP_TIMES = 8;
const BROTLI = { 'accept-encoding': 'br' };
/** Request headers that Next's router sends on the home page. */
const ROUTER_HEADERS = {
  ...BROTLI,
  rsc: '1',
  'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { children: ['en-us', {}] }])),
  'next-url': '/en-us',
};
export const CACHED_PAGES = [
  '/en-us',
  '/en-us/brands/dawn/pot-and-pan-detergent',
  '/en-us/articles/contact-time-explained',
];
const WORDS = ['degreaser', 'floor', 'hand soap', 'laundry', 'dawn', 'window cleaner', 'contact time', 'c'];

/** Paths of pages by type, as listed in the sitemap. */
const TYPES: readonly [name: string, path: RegExp][] = [
  ['home', /^\/en-us$/],
  ['product', /^\/en-us\/brands\/[^/]+\/[^/]+$/],
  ['article', /^\/en-us\/articles\/[^/]+$/],
  ['product list', /^\/en-us\/cleaning-solutions\/[^/]+$/],
];

const document = (path: string): Sent => ({ path, headers: BROTLI });
const routerData = (path: string): Sent => ({
  path: `${path}?_rsc=${rscParameter(ROUTER_HEADERS)}`,
  headers: ROUTER_HEADERS,
});
export const search = (index: number): Sent => ({
  path: `/en-us/search?q=${encodeURIComponent(WORDS[index % WORDS.length] ?? '')}`,
  headers: BROTLI,
});
export const cachedPage = (index: number): Sent =>
  document(CACHED_PAGES[index % CACHED_PAGES.length] ?? '/en-us');

export const cachedData = (index: number): Sent =>
  routerData(CACHED_PAGES[index % CACHED_PAGES.length] ?? '/en-us');

/** Returns the paths of all pages in the sitemap. */
export async function sitemapPaths(sender: Sender): Promise<string[]> {
  const { text } = await sender.send({ path: '/sitemap.xml' });
  return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

/** Requests pages until none is waiting to be compressed. */
export async function warm(
  installation: Installation,
  sender: Sender,
  requests: readonly Sent[],
): Promise<void> {
  await sender.sendMany(
    requests.length * WARM_UP_TIMES,
    (index) => requests[index % requests.length] ?? { path: '/' },
  );
  const waiting = () => siteCounter(installation.site, 'site_queue_length', 'queue="page-compression"');
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * Measures pages on the first process of an installation.
 * @returns costs by type of request
 */
export async function pageCosts(installation: Installation, meter: Meter): Promise<Record<string, Costs>> {
  const processes = installation.site.slice(0, 1);
  const sender = new Sender(processes[0]?.port ?? 0);
  try {
    const paths = await sitemapPaths(sender);
    const costs: Record<string, Costs> = {};
    const cached = { 'cached page': cachedPage, 'cached data of a page': cachedData };
    for (const [name, make] of Object.entries(cached)) {
      await warm(
        installation,
        sender,
        CACHED_PAGES.map((_, index) => make(index)),
      );
      costs[name] = await meter.costOf(REQUESTS, () => sender.sendMany(REQUESTS, make), { processes });
    }
    const byType = TYPES.map(([name, pattern]) => ({
      name: `${name}, rendered`,
      paths: paths.filter((path) => pattern.test(path)).slice(0, PAGES_OF_A_TYPE),
      rounds: [] as Costs[],
    }));
    for (let round = 0; round < ROUNDS; round += 1) {
      await publish(installation, ENTRY_OF_ALL_PAGES);
      // Load the data that all pages share before measuring.
      await sender.send(document('/en-us/contact-us'));
      for (const type of byType)
        type.rounds.push(
          await meter.costOf(
            type.paths.length,
            () => sender.sendMany(type.paths.length, (index) => document(type.paths[index] ?? '/'), 4),
            { processes },
          ),
        );
    }
    for (const { name, rounds } of byType) costs[name] = meanOf(rounds);
    await sender.sendMany(WORDS.length, search);
    costs['search, rendered'] = await meter.costOf(SEARCHES, () => sender.sendMany(SEARCHES, search, 4), {
      processes,
    });
    return costs;
  } finally {
    sender.stop();
  }
}
