/**
 * `npm run bench:large-space -w @cleanpro/dev`: compares a space of 10,000 products with 200,000 reviews and 5,000
 * articles with the sample space: build, start, pages, sitemap, search, a publish and memory. Times of pages are CPU
 * time. `--json` prints everything as JSON.
 */
import { BUILD, buildSite } from './own-site.ts';
import {
  memoryFigures,
  pageFigures,
  PAGES,
  publishFigures,
  searchFigures,
  sitemapFigures,
  type PageFigures,
} from './large-space/figures.ts';
import { startSized, type Size } from './large-space/installation.ts';

const SAMPLES: Size = { products: 0, articles: 0, reviewsOfProduct: 0, reviewsOfMeasured: 0 };
/** 9,999 × 18 + 20,018 reviews = 200,000. */
const LARGE: Size = {
  products: 10_000,
  articles: 5_000,
  reviewsOfProduct: 18,
  reviewsOfMeasured: 20_018,
};

async function measure(size: Size) {
  const site = await startSized(size);
  try {
    const started = memoryFigures(site);
    const sitemap = await sitemapFigures(site);
    const pages: Record<string, PageFigures> = {};
    for (const [name, path] of Object.entries(PAGES)) pages[name] = await pageFigures(site, path);
    const search = await searchFigures(site);
    const publish = await publishFigures(site);
    return { start: site.start, started, sitemap, pages, search, publish, memory: memoryFigures(site) };
  } finally {
    await site.stop();
  }
}

type Figures = Awaited<ReturnType<typeof measure>>;

const printed = (value: number): number => Number(value.toPrecision(3));

/** Returns figures of both spaces side by side, with the ratio of the large space to the samples. */
function compared(small: object, large: object): Record<string, Record<string, number>> {
  const before = new Map(Object.entries(small));
  return Object.fromEntries(
    Object.entries(large).map(([name, value]) => {
      const [samples, figure] = [Number(before.get(name)), Number(value)];
      return [name, { samples: printed(samples), large: printed(figure), ratio: printed(figure / samples) }];
    }),
  );
}

function print(small: Figures, large: Figures): void {
  for (const part of ['start', 'started', 'sitemap', 'search', 'publish', 'memory'] as const) {
    console.log(part === 'started' ? 'memory after startup' : part);
    console.table(compared(small[part], large[part]));
  }
  console.log('rendered pages');
  console.table(
    Object.fromEntries(
      Object.entries(large.pages).map(([name, page]) => {
        const other = small.pages[name];
        return [
          name,
          {
            'samples bytes': other?.bytes ?? 0,
            'large bytes': page.bytes,
            'samples site ms': printed(other?.siteMs ?? 0),
            'large site ms': printed(page.siteMs),
            'samples services ms': printed(other?.servicesMs ?? 0),
            'large services ms': printed(page.servicesMs),
          },
        ];
      }),
    ),
  );
}

const buildStartedAt = performance.now();
await buildSite({ ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: BUILD });
const buildSeconds = (performance.now() - buildStartedAt) / 1000;
const samples = await measure(SAMPLES);
const large = await measure(LARGE);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ buildSeconds, samples, large }, null, 2));
} else {
  console.log(`Build, which reads no content: ${Math.round(buildSeconds)} s`);
  print(samples, large);
}
process.exit(0);
