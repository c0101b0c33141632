import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed at their second try. */
  flaky?: string[];
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** Counts the tests of Jest's JSON report; a skipped test is a failure. */
export function unitCounts(report: unknown): Counts {
  const result = jestReport.parse(report);
  return {
    passed: result.numPassedTests,
    failed:
      result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests,
  };
}

const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const flakyTests = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(flakyTests),
];

/** Counts the tests of Playwright's JSON report; a skipped test is a failure, one that passed at its second try is not. */
export function browserCounts(report: unknown): Counts {
  const { suites, errors, stats } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: suites.flatMap(flakyTests),
  };
}
