/** The tests that say whether the site works with a version of Next. */
import { browserFiles, unitFiles, type FileResults } from '../test/counts.ts';

interface NextTests {
  /** The stages of `npm test` that run them. */
  stages: string;
  /** Patterns of their paths; a folder has all of its tests. */
  paths: readonly string[];
  /** How the report of each stage is read, and the folder from which it names files. */
  reports: Record<string, { read: (report: unknown) => FileResults; folder: string }>;
}

const inBrowser = { read: browserFiles, folder: 'tests/e2e' };

export const NEXT_TESTS: readonly NextTests[] = [
  {
    stages: 'unit',
    paths: [
      // What we assume of how Next behaves.
      '^(server|components)/(next|documents)/',
      '^tests/contract/server/',
      '^tests/checks/deprecated-interfaces',
    ],
    reports: { unit: { read: unitFiles, folder: '' } },
  },
  {
    stages: 'e2e,interruptions',
    paths: [
      // The same, in the browser: headers, RSC, prefetching, the hand-over of markup, previews, errors.
      String.raw`^tests/e2e/(server|own-requests|static-markup|preview|back-forward|failed-page)\.spec`,
      String.raw`^tests/e2e/next-page(-views)?\.spec`,
      // The main journeys: every page, a product and its lists, search, forms, a site without scripts, a publish.
      String.raw`^tests/e2e/(walk|page-types|search|forms|without-script)\.spec`,
      String.raw`^tests/e2e/freshness\.service`,
    ],
    reports: { e2e: inBrowser, interruptions: inBrowser },
  },
];

const TEST = /\.(test|spec|service)\.tsx?$/;

/** Returns the paths of the tests that a pattern has. */
export const testsOf = (pattern: string, files: readonly string[]): string[] =>
  files.filter((file) => TEST.test(file) && new RegExp(pattern).test(file));
