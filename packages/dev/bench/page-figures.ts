/** What Lighthouse measures of a page, as medians and as rows of the tables. */
import { z } from 'zod';

/** Of 100. */
const SCORES = ['performance', 'accessibility', 'best practices', 'SEO'] as const;
/** In ms, but the last. */
const TIMES = ['FCP', 'LCP', 'TBT', 'CLS'] as const;
/** Transferred bytes by kind of content, headers included. */
export const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
const COUNTS = ['requests', 'elements'] as const;
const FIGURES = [...SCORES, ...TIMES, ...KINDS, ...COUNTS] as const;

type Figure = (typeof FIGURES)[number];
type Row = Record<string, string | number>;

export const PAGE_FIGURES = z.object({
  page: z.string(),
  figures: z.record(z.enum(FIGURES), z.number()),
  /** The audits of accessibility, best practices and SEO that the page fails. */
  failed: z.array(z.string()),
});
export type PageFigures = z.infer<typeof PAGE_FIGURES>;

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The median of each figure over the runs of a page, and each audit that failed in one of them. */
export function medianOf(page: string, runs: PageFigures[]): PageFigures {
  const figures = FIGURES.map((name) => [name, middle(runs.map((run) => run.figures[name]))]);
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return PAGE_FIGURES.parse({ page, figures: Object.fromEntries(figures), failed });
}

const printed = (name: Figure, value: number): number =>
  name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);

/** Scores and times of a page. */
export const speedRow = ({ page, figures, failed }: PageFigures): Row => ({
  page,
  ...Object.fromEntries([...SCORES, ...TIMES].map((name) => [name, printed(name, figures[name])])),
  'audits failed': failed.join(', '),
});

/** What a page weighs: kB by kind, and how much there is of it. */
export const weightRow = ({ page, figures }: PageFigures): Row => ({
  page,
  ...Object.fromEntries(KINDS.map((kind) => [`${kind} kB`, (figures[kind] / 1024).toFixed(1)])),
  'all kB': (KINDS.reduce((sum, kind) => sum + figures[kind], 0) / 1024).toFixed(1),
  ...Object.fromEntries(COUNTS.map((name) => [name, figures[name]])),
});
