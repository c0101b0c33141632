/** The tests that show whether the site works with a version of Next. */
import { browserFiles, unitFiles, type FileResults } from '../test-stages/counts.ts';

export interface NextTests {
  /** Stages of `npm run test:all` that run the tests. */
  stages: readonly string[];
  /** Patterns of the tests' paths. A folder includes all of its tests. */
  paths: readonly RegExp[];
  read: (report: unknown) => FileResults;
  /** The folder to which file names in the report are relative. */
  folder: string;
}

export const NEXT_TESTS: readonly NextTests[] = [
  {
    stages: ['unit'],
    paths: [
      // Assumptions about the behavior of Next.
      /^(server|components)\/(next|documents)\//,
      /^tests\/contract\/server\//,
      /^tests\/checks\/deprecated-interfaces/,
    ],
    read: unitFiles,
    folder: '',
  },
  {
    // Pages that are the same for all visitors: what Next rejects in them, and how it handles failures.
    stages: ['cached-app'],
    paths: [/^packages\/dev\/long\/cached-app/],
    read: unitFiles,
    folder: '',
  },
  {
    stages: ['e2e', 'interruptions'],
    paths: [
      // The same assumptions in the browser: headers, RSC, prefetching, hydration, previews, errors.
      /^tests\/e2e\/(next-[a-z-]+|server|own-requests|static-markup|preview|back-forward|failed-page)\.spec/,
      // The main journeys: every page, a product and its lists, search, forms, and the site without scripts.
      /^tests\/e2e\/(crawl|page-types|search|forms|without-script)\.spec/,
      // Freshness: visitors see a change after it is published.
      /^tests\/e2e\/freshness\.service/,
    ],
    read: browserFiles,
    folder: 'tests/e2e',
  },
];

const TEST = /\.(test|spec|service)\.tsx?$/;

/** Returns the paths of the tests that match a pattern. */
export const testsOf = (pattern: RegExp, files: readonly string[]): string[] =>
  files.filter((file) => TEST.test(file) && pattern.test(file));
