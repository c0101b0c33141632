/** Runs a site and its services on a space of any size, and measures their start. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../ports.ts';
import { benchEnvironment } from '../environment.ts';
import { writeReviews } from '../many-reviews.ts';
import { BUILD } from '../own-site.ts';
import { processorMs } from '../process-figures.ts';
import { startNode, stopPrograms, type Program } from '../programs.ts';
import { writeSpace } from '../space.ts';

export interface Size {
  products: number;
  articles: number;
  /** Number of reviews of each product, and of the product whose page is measured. */
  reviewsOfProduct: number;
  reviewsOfMeasured: number;
}

interface StartFigures {
  /** Number of reviews written before the start. */
  reviews: number;
  /** Time until the services respond, until the site responds, and until the search index is ready. */
  servicesSeconds: number;
  siteSeconds: number;
  searchSeconds: number;
  /** CPU time of each process until the search index is ready. */
  servicesProcessorSeconds: number;
  siteProcessorSeconds: number;
}

export interface SizedSite {
  url: string;
  servicesUrl: string;
  env: ReturnType<typeof benchEnvironment>;
  pids: { site: number; services: number };
  start: StartFigures;
  /** Cookie of a preview, which is rendered for each request. */
  previewCookie: string;
  stop: () => Promise<void>;
}

const MEASURED_PRODUCT = 'cleanpro-pot-and-pan-detergent';
const STEP_MS = 50;
/** Enough for a large space on a busy machine. */
const TIMEOUT_MS = 600_000;

async function untilAnswered(url: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`${url} did not respond in time`);
}

const PRODUCT = z.object({
  fields: z.object({ ratingAndReviewId: z.object({ 'en-US': z.string() }) }),
});

/** Returns the IDs under which the review service knows the products of a space. */
const reviewIds = (content: string): string[] =>
  readdirSync(join(content, 'entries', 'product')).map((name) => {
    const entry = JSON.parse(readFileSync(join(content, 'entries', 'product', name), 'utf8'));
    return PRODUCT.parse(entry).fields.ratingAndReviewId['en-US'];
  });

/**
 * Starts the services and then the site on a space of this size, and measures both starts.
 * @throws Error when one of them does not respond within ten minutes
 */
export async function startSized(size: Size): Promise<SizedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'large-space-'));
  const content = join(folder, 'content');
  writeSpace(content, size.products, size.articles);
  const ports = { site: await freePort(), services: await freePort() };
  const env = benchEnvironment({ folder, ports, content, build: BUILD });
  mkdirSync(env.DATA_DIR, { mode: 0o700 });
  const counts = new Map<string, number>();
  if (size.reviewsOfProduct > 0)
    for (const id of reviewIds(content))
      counts.set(id, id === MEASURED_PRODUCT ? size.reviewsOfMeasured : size.reviewsOfProduct);
  const reviews = await writeReviews(join(env.DATA_DIR, 'reviews.db'), counts);
  const programs: Program[] = [];
  const start = (file: string): number => {
    const program = startNode([file], env);
    programs.push(program);
    return program.pid ?? 0;
  };
  const stop = async (): Promise<void> => {
    await stopPrograms(programs);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = env.SITE_URL;
    const servicesUrl = `http://127.0.0.1:${ports.services}`;
    const startedAt = performance.now();
    const services = start('packages/services/server.ts');
    await untilAnswered(`${servicesUrl}/health`);
    const servicesAt = performance.now();
    const site = start('server/main.ts');
    await untilAnswered(`${url}/api/health/ready`);
    const siteAt = performance.now();
    await untilAnswered(`${url}/api/search/suggest?q=dawn`);
    const searchAt = performance.now();
    const preview = await fetch(`${url}/api/preview?secret=${env.PREVIEW_SECRET}`, { redirect: 'manual' });
    const seconds = (from: number, to: number): number => (to - from) / 1000;
    return {
      url,
      servicesUrl,
      env,
      pids: { site, services },
      start: {
        reviews,
        servicesSeconds: seconds(startedAt, servicesAt),
        siteSeconds: seconds(servicesAt, siteAt),
        searchSeconds: seconds(servicesAt, searchAt),
        servicesProcessorSeconds: processorMs(services) / 1000,
        siteProcessorSeconds: processorMs(site) / 1000,
      },
      previewCookie: preview.headers
        .getSetCookie()
        .map((value) => value.split(';')[0])
        .join('; '),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
