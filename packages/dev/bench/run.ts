/**
 * `npm run bench`: compares home, product and article pages from memory with plain Node, nginx and `next start`, and
 * freshly rendered pages with an empty Next page. Also measures the memory of 10,000 cached pages, the cost of
 * telemetry per page, and the content service's page queries by size of the space. Compare the ratios, because absolute
 * values depend on the machine and its other load.
 */
import { cachedPagesRows } from './cached-pages.ts';
import { contentServiceRows } from './content-service.ts';
import { freePort } from '../ports.ts';
import { waitForUrl } from './environment.ts';
import { measureTelemetryCost } from './telemetry-cost.ts';
import { NEXT, onBenchSite, type BenchSite } from './own-site.ts';
import { pageMemoryRow } from './page-memory.ts';
import { startNode } from './programs.ts';
import { renderedPagesRows } from './rendered-pages.ts';
import { requireWrk } from './wrk.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const EMPTY = 'tests/fixtures/empty-app';
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
};

async function measure({ url, environment, folder, start }: BenchSite): Promise<void> {
  const ports = {
    site: Number(environment.PORT),
    empty: await freePort(),
    plain: await freePort(),
    nextStart: await freePort(),
    nginx: await freePort(),
  };
  await startNode([NEXT, 'build', EMPTY], environment);
  start([NEXT, 'start', '--port', String(ports.nextStart)], {
    ...environment,
    PORT: String(ports.nextStart),
  });
  start([NEXT, 'start', EMPTY, '--port', String(ports.empty)], environment);
  const site = `http://127.0.0.1:${ports.site}`;
  const empty = `http://127.0.0.1:${ports.empty}/`;
  await Promise.all([waitForUrl(`http://127.0.0.1:${ports.nextStart}/robots.txt`), waitForUrl(empty)]);

  console.table(await cachedPagesRows(PAGES, { folder, ports, seconds: SECONDS }));
  console.table(await pageMemoryRow());
  const preview = await fetch(`${site}/api/preview?secret=${environment.PREVIEW_SECRET}`, {
    redirect: 'manual',
  });
  const cookie = preview.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  console.table(await renderedPagesRows(PAGES, { site, empty, cookie, seconds: SECONDS }));
  console.table(await measureTelemetryCost(url));
}

await requireWrk();
await onBenchSite(measure);
console.table(await contentServiceRows());
process.exit(0);
