/** Takes all measurements of a run, in an order in which none affects the next. */
import { pageMemoryRow } from '../page-memory.ts';
import { memoryMiB } from '../process-figures.ts';
import { meanOf, type Costs } from './costs.ts';
import type { Installation } from './installation.ts';
import type { Measurements } from './model.ts';
import { pageCosts } from './pages.ts';
import { checkModel, type ModelCheck } from './processes.ts';
import { publishFigures, type PublishFigures } from './publishes.ts';
import { Sender, type Sent } from './send.ts';
import { siteCounter, startMeter, type Meter } from './meter.ts';
import { browserViews, meanBytes, type View } from './views.ts';
import { writeCosts } from './writes.ts';

/** Number of times that the requests of a browser's view are repeated. */
const REPLAYS = 50;
const MIB = 1024 * 1024;

export interface Measured {
  /** Costs by type of request or write, and of a second without visitors. */
  costs: Record<string, Costs>;
  bytes: Record<'first view' | 'next view', View['bytes']>;
  /** Requests per view in addition to the page itself. */
  requests: Record<'first view' | 'next view', { files: number; signals: number }>;
  memory: {
    'site MiB': number;
    'services MiB': number;
    'MiB of 1,000 pages': number;
    'MiB of pages at most': number;
  };
  publish: Omit<PublishFigures, 'costs'>;
  check: ModelCheck;
  measurements: Measurements;
}

/** Sends everything that browsers requested for some views, and returns the cost per view. */
async function replay(
  installation: Installation,
  meter: Meter,
  views: readonly (readonly Sent[])[],
): Promise<Costs> {
  const processes = installation.site.slice(0, 1);
  const sender = new Sender(processes[0]?.port ?? 0);
  try {
    const all = views.flat();
    const sendAll = (times: number) =>
      sender.sendMany(all.length * times, (index) => all[index % all.length] ?? { path: '/' });
    // Convert the images before measuring, because they are converted only once.
    await sendAll(1);
    return await meter.costOf(views.length * REPLAYS, () => sendAll(REPLAYS), { processes });
  } finally {
    sender.stop();
  }
}

/** Returns the memory of 1,000 pages, and of the maximum number of stored pages, in MiB. */
async function memoryOfPages(
  installation: Installation,
  pages: number,
): Promise<{ pagesPer1000: number; maxPages: number }> {
  const stored = await siteCounter(installation.site.slice(0, 1), 'site_page_cache_size');
  const row = await pageMemoryRow();
  return {
    pagesPer1000: (stored / MIB / pages) * 1000 * (row['process MiB'] / row['stored MiB']),
    maxPages: row['process MiB'],
  };
}

const sizeOf = (bytes: View['bytes']): number => Object.values(bytes).reduce((sum, part) => sum + part, 0);
const perView = (views: readonly View[]) => ({
  files: views.reduce((sum, { files }) => sum + files.length, 0) / views.length,
  signals: views.reduce((sum, { signals }) => sum + signals.length, 0) / views.length,
});

export async function measure(installation: Installation): Promise<Measured> {
  const { site, servicesPid } = installation;
  const memory = { site: memoryMiB(site[0]?.pid ?? 0), services: memoryMiB(servicesPid) };
  const meter = await startMeter(installation);
  try {
    const pages = await pageCosts(installation, meter);
    const cost = (name: string): Costs => {
      const found = pages[name];
      if (!found) throw new Error(`${name} was not measured`);
      return found;
    };
    const unit = {
      cachedPage: cost('cached page'),
      cachedData: cost('cached data of a page'),
      search: cost('search, rendered'),
    };
    const check = await checkModel(installation, meter, unit);
    const { costs: publish, ...published } = await publishFigures(installation, meter);
    const memoryPerPages = await memoryOfPages(installation, published.pages);
    const { first, next } = await browserViews(installation.url);
    const filesOfFirstView = await replay(
      installation,
      meter,
      first.map(({ files }) => files),
    );
    const filesOfNextView = await replay(
      installation,
      meter,
      next.map(({ files }) => files),
    );
    const signalsOfView = await replay(
      installation,
      meter,
      [...first, ...next].map(({ signals }) => signals),
    );
    const writes = await writeCosts(installation, meter);
    const bytes = { 'first view': meanBytes(first), 'next view': meanBytes(next) };
    return {
      costs: {
        ...pages,
        'files of a first view': filesOfFirstView,
        'files of a next view': filesOfNextView,
        'signals of a view': signalsOfView,
        submission: writes.submission,
        review: writes.review,
        like: writes.like,
        'counted view': writes.countedView,
        publish,
        'a second without visitors': meter.idle,
      },
      bytes,
      requests: { 'first view': perView(first), 'next view': perView(next) },
      memory: {
        'site MiB': memory.site,
        'services MiB': memory.services,
        'MiB of 1,000 pages': memoryPerPages.pagesPer1000,
        'MiB of pages at most': memoryPerPages.maxPages,
      },
      publish: published,
      check,
      measurements: {
        costs: {
          cachedPage: unit.cachedPage,
          cachedData: unit.cachedData,
          renderedPage: meanOf([
            cost('product, rendered'),
            cost('article, rendered'),
            cost('product list, rendered'),
            unit.search,
          ]),
          filesOfFirstView,
          filesOfNextView,
          signalsOfView,
          countedView: writes.countedView,
          publish,
          submission: writes.submission,
          review: writes.review,
          like: writes.like,
        },
        bytes: { firstView: sizeOf(bytes['first view']), nextView: sizeOf(bytes['next view']) },
        memory: { ...memory, ...memoryPerPages },
      },
    };
  } finally {
    await meter.stop();
  }
}
