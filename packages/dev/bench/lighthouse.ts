/**
 * `npm run bench:lighthouse -w @cleanpro/dev`: measures a page of each type: scores, times, transferred bytes, requests
 * and elements, as medians of Lighthouse's visits on a simulated slow phone. Starts its own site; to use a running one,
 * for some of the pages: `node packages/dev/bench/lighthouse.ts --site http://localhost:3000 --runs 3 home product`.
 * Bytes and counts are the same on every machine, but times depend on other load.
 */
import { parseArgs } from 'node:util';
import { freePort } from '../ports.ts';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { startChromium } from './chromium.ts';
import { lighthouseRun } from './lighthouse-run.ts';
import { onBenchSite } from './own-site.ts';
import { medianOf, speedRow, weightRow, type PageFigures } from './page-figures.ts';

const PATHS = {
  home: PAGES.home,
  brand: PAGES['brand page'],
  product: PAGES.product,
  article: PAGES.article,
  listing: PAGES.listing,
  search: PAGES['search results'],
  form: PAGES.registration,
  'safety data sheets': PAGES['safety data sheets'],
  'product finder': PAGES['product finder'],
};
/** Unmeasured requests per page, so that the server has the page in memory, as for most visitors. */
const WARM_UPS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const pages = Object.entries(PATHS).filter(
  ([page]) => positionals.length === 0 || positionals.includes(page),
);
if (pages.length < positionals.length || !(runs >= 1))
  throw new Error(`The pages are ${Object.keys(PATHS).join(', ')}; --runs must be 1 or more.`);

async function visit(page: string, url: string): Promise<PageFigures> {
  const port = await freePort();
  const browser = await startChromium([`--remote-debugging-port=${port}`]);
  try {
    return await lighthouseRun(page, url, port);
  } finally {
    await browser.close();
  }
}

async function measure(site: string): Promise<void> {
  const all = new Map<string, PageFigures[]>(pages.map(([page]) => [page, []]));
  for (const [, path] of pages)
    for (let time = 0; time < WARM_UPS; time += 1) await (await fetch(site + path)).arrayBuffer();
  // The pages take turns, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run += 1)
    for (const [page, path] of pages) all.get(page)?.push(await visit(page, site + path));
  const medians = [...all].map(([page, visits]) => medianOf(page, visits));
  if (values.json) {
    console.log(JSON.stringify(medians));
    return;
  }
  console.table(medians.map(speedRow));
  if (all.has('search'))
    console.log('Search results are hidden from search engines (noindex), so their SEO score is below 100.');
  console.table(medians.map(weightRow));
}

await (values.site === undefined ? onBenchSite(({ url }) => measure(url)) : measure(values.site));
process.exit(0);
