import lighthouse from 'lighthouse';
import { z } from 'zod';
import { PAGE_FIGURES, type PageFigures } from './page-figures.ts';

const SCORED = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The categories in which a page passes or fails. The performance score is gradual. */
const PASSED_OR_FAILED = ['accessibility', 'best-practices', 'seo'] as const;

const metric = z.object({ numericValue: z.number() });
const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const resource = z.object({
  resourceType: z.string(),
  transferSize: z.number(),
  requestCount: z.number(),
});

const RESULT = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z
    .object({
      'first-contentful-paint': metric,
      'largest-contentful-paint': metric,
      'total-blocking-time': metric,
      'cumulative-layout-shift': metric,
      'resource-summary': z.object({ details: z.object({ items: z.array(resource) }) }),
      'dom-size-insight': z.object({
        details: z.object({ debugData: z.object({ totalElements: z.number() }) }),
      }),
    })
    .catchall(z.object({ score: z.number().nullable() })),
});

/**
 * Visits a page in a browser without a cache.
 * @param port port of the browser's DevTools
 * @throws Error when the page fails to load
 */
export async function lighthouseRun(page: string, url: string, port: number): Promise<PageFigures> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...SCORED] });
  if (!run) throw new Error(`Lighthouse returned no result for ${url}`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  const { categories, audits } = RESULT.parse(run.lhr);
  const resources = new Map(
    audits['resource-summary'].details.items.map((item) => [item.resourceType, item] as const),
  );
  const bytes = (type: string): number => resources.get(type)?.transferSize ?? 0;
  const failed = PASSED_OR_FAILED.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return PAGE_FIGURES.parse({
    page,
    failed,
    figures: {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      'best practices': categories['best-practices'].score * 100,
      SEO: categories.seo.score * 100,
      FCP: audits['first-contentful-paint'].numericValue,
      LCP: audits['largest-contentful-paint'].numericValue,
      TBT: audits['total-blocking-time'].numericValue,
      CLS: audits['cumulative-layout-shift'].numericValue,
      document: bytes('document'),
      script: bytes('script'),
      style: bytes('stylesheet'),
      font: bytes('font'),
      image: bytes('image'),
      other: bytes('other') + bytes('media'),
      requests: resources.get('total')?.requestCount,
      elements: audits['dom-size-insight'].details.debugData.totalElements,
    },
  });
}
