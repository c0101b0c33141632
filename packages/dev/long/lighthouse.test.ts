import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { KINDS, PAGE_FIGURES, speedRow, weightRow, type PageFigures } from '../bench/page-figures.ts';
import { startSite, type Site } from './site.ts';

type Limits = Record<(typeof KINDS)[number] | 'requests' | 'elements', number>;

const kB = 1024;
/** Weight that all pages share: style sheets, one font, and two telemetry requests. The icons count as an image. */
const COMMON = { style: 24.5 * kB, font: 22.5 * kB, other: 1.9 * kB };
/** A tenth above the measurements: enough for the update of a dependency, but not for another image or library. */
const LIMITS: Record<'home' | 'product' | 'form', Limits> = {
  // Mostly product images and scenes, including those that the browser loads ahead of scrolling.
  home: { ...COMMON, document: 16 * kB, script: 238 * kB, image: 392 * kB, requests: 54, elements: 1_055 },
  // Most elements are the collapsed safety facts and answers, which search engines read. The additional request counts
  // the view of the product.
  product: {
    ...COMMON,
    other: 2.7 * kB,
    document: 19 * kB,
    script: 242 * kB,
    image: 133 * kB,
    requests: 32,
    elements: 1_680,
  },
  // The images are the icons and the footer's logos, one request each.
  form: { ...COMMON, document: 10 * kB, script: 248 * kB, image: 38.4 * kB, requests: 50, elements: 700 },
};
/** Tolerance for rounding errors. Nothing moves after it has been painted. */
const MAX_CLS = 0.01;

let site: Site;
let measured: PageFigures[];
beforeAll(async () => {
  site = await startSite('samples');
  // Run Lighthouse in a separate process, because it needs Node's own modules.
  const options = ['--site', site.url, '--runs', '1', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    'packages/dev/bench/lighthouse.ts',
    ...options,
    ...Object.keys(LIMITS),
  ]);
  measured = z.array(PAGE_FIGURES).parse(JSON.parse(stdout));
  // Times depend on this machine, so they are printed but not limited.
  console.table(measured.map(speedRow));
  console.table(measured.map(weightRow));
}, 600_000);
afterAll(() => site.stop());

describe.each(Object.entries(LIMITS))('the %s page', (name, limits) => {
  const page = (): PageFigures => {
    const found = measured.find((one) => one.page === name);
    if (!found) throw new Error(`Lighthouse did not measure the ${name} page`);
    return found;
  };

  test('stays within its weight limits', () => {
    const { figures } = page();
    const heavier = Object.entries(limits).flatMap(([figure, limit]) => {
      const value = z.number().parse(Reflect.get(figures, figure));
      return value > limit ? [`${figure}: ${value}, limit ${limit}`] : [];
    });
    expect(heavier).toEqual([]);
  });

  test('passes all accessibility, best-practices and SEO audits', () => {
    const { figures, failed } = page();
    expect(failed).toEqual([]);
    expect(figures).toMatchObject({ accessibility: 100, 'best practices': 100, SEO: 100 });
  });

  test('does not shift while it loads', () => {
    expect(page().figures.CLS).toBeLessThanOrEqual(MAX_CLS);
  });
});
