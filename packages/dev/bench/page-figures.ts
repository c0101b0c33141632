import { z } from 'zod';

/** Scores from 0 to 100. */
const SCORES = ['performance', 'accessibility', 'best practices', 'SEO'] as const;
/** Times in milliseconds, except CLS. */
const TIMES = ['FCP', 'LCP', 'TBT', 'CLS'] as const;
/** Transferred bytes by kind of content, including headers. */
export const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
const COUNTS = ['requests', 'elements'] as const;
const FIGURES = [...SCORES, ...TIMES, ...KINDS, ...COUNTS] as const;

type Figure = (typeof FIGURES)[number];
type Row = Record<string, string | number>;

export const PAGE_FIGURES = z.object({
  page: z.string(),
  figures: z.record(z.enum(FIGURES), z.number()),
  /** Audits of accessibility, best practices and SEO that the page fails. */
  failed: z.array(z.string()),
});
export type PageFigures = z.infer<typeof PAGE_FIGURES>;

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Returns the median of each figure over several runs of a page, and every audit that failed in any of them. */
export function medianOf(page: string, runs: PageFigures[]): PageFigures {
  const figures = FIGURES.map((name) => [name, middle(runs.map((run) => run.figures[name]))]);
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return PAGE_FIGURES.parse({ page, figures: Object.fromEntries(figures), failed });
}

const printed = (name: Figure, value: number): number =>
  name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);

/** Returns the table row with a page's scores and times. */
export const speedRow = ({ page, figures, failed }: PageFigures): Row => ({
  page,
  ...Object.fromEntries([...SCORES, ...TIMES].map((name) => [name, printed(name, figures[name])])),
  'audits failed': failed.join(', '),
});

/** Returns the table row with a page's weight: kB by kind, requests and elements. */
export const weightRow = ({ page, figures }: PageFigures): Row => ({
  page,
  ...Object.fromEntries(KINDS.map((kind) => [`${kind} kB`, (figures[kind] / 1024).toFixed(1)])),
  'all kB': (KINDS.reduce((sum, kind) => sum + figures[kind], 0) / 1024).toFixed(1),
  ...Object.fromEntries(COUNTS.map((name) => [name, figures[name]])),
});
