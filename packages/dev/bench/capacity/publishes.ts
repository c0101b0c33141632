import { publish } from '../management.ts';
import type { Installation } from './installation.ts';
import { cachedPage, sitemapPaths } from './pages.ts';
import { Sender } from './send.ts';
import type { Costs } from './costs.ts';
import { siteCounter, type Meter } from './meter.ts';

const PUBLISHES = 10;
/** The site is notified only once about publishes of the same entry in quick succession. */
const PAUSE_MS = 2_000;
/** An ordinary publish, and one that affects every page. */
const ENTRIES = { product: 'product-power-dissolver', header: 'header-main' };

export interface PublishFigures {
  costs: Costs;
  /** Number of the sitemap's pages that each process renders again, by published entry. */
  pagesRendered: Record<string, number>;
  /** Number of pages in the sitemap. */
  pages: number;
}

/** Measures the cost of publishes, and how many pages are rendered again, on an installation with cached pages. */
export async function publishFigures(installation: Installation, meter: Meter): Promise<PublishFigures> {
  const first = installation.site.slice(0, 1);
  const sender = new Sender(first[0]?.port ?? 0);
  try {
    const paths = await sitemapPaths(sender);
    const visitAll = () => sender.sendMany(paths.length, (index) => ({ path: paths[index] ?? '/' }), 4);
    const misses = () => siteCounter(first, 'site_page_cache_requests_total', 'result="miss"');
    const pagesRendered: Record<string, number> = {};
    await visitAll();
    for (const [name, id] of Object.entries(ENTRIES)) {
      await publish(installation, id);
      const before = await misses();
      await visitAll();
      pagesRendered[name] = (await misses()) - before;
    }
    const costs = await meter.costOf(
      PUBLISHES,
      async () => {
        for (let index = 0; index < PUBLISHES; index += 1) {
          await publish(installation, ENTRIES.product);
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      },
      { settles: true },
    );
    // Later measurements expect these pages to be cached.
    await sender.sendMany(3, cachedPage);
    return { costs, pagesRendered, pages: paths.length };
  } finally {
    sender.stop();
  }
}
