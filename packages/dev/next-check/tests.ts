/** The tests that say whether the site works with a version of Next. */
import { browserFiles, unitFiles, type FileResults } from '../test-stages/counts.ts';

export interface NextTests {
  /** The stages of `npm run test:all` that run them. */
  stages: readonly string[];
  /** Patterns of their paths; a folder has all of its tests. */
  paths: readonly RegExp[];
  /** Reads the report of a stage. */
  read: (report: unknown) => FileResults;
  /** The folder from which the report names files. */
  folder: string;
}

export const NEXT_TESTS: readonly NextTests[] = [
  {
    stages: ['unit'],
    paths: [
      // What we assume of how Next behaves.
      /^(server|components)\/(next|documents)\//,
      /^tests\/contract\/server\//,
      /^tests\/checks\/deprecated-interfaces/,
    ],
    read: unitFiles,
    folder: '',
  },
  {
    // What Next refuses in pages that are the same for everybody, and what it does with those that fail.
    stages: ['cached-app'],
    paths: [/^packages\/dev\/long\/cached-app/],
    read: unitFiles,
    folder: '',
  },
  {
    stages: ['e2e', 'interruptions'],
    paths: [
      // The same, in the browser: headers, RSC, prefetching, the hand-over of markup, previews, errors.
      /^tests\/e2e\/(next-[a-z-]+|server|own-requests|static-markup|preview|back-forward|failed-page)\.spec/,
      // The main journeys: every page, a product and its lists, search, forms, a site without scripts.
      /^tests\/e2e\/(walk|page-types|search|forms|without-script)\.spec/,
      // A publish and what visitors see of it.
      /^tests\/e2e\/freshness\.service/,
    ],
    read: browserFiles,
    folder: 'tests/e2e',
  },
];

const TEST = /\.(test|spec|service)\.tsx?$/;

/** Returns the paths of the tests that a pattern has. */
export const testsOf = (pattern: RegExp, files: readonly string[]): string[] =>
  files.filter((file) => TEST.test(file) && pattern.test(file));
