import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed on their second attempt. */
  flaky?: string[];
  /** Failed tests, each with the beginning of its error. */
  failures?: string[];
}

interface FileResult {
  /** Path of the file, as the runner reports it. */
  file: string;
  passed: number;
  skipped: number;
  /** Failed tests, each with the beginning of its error. */
  failures: string[];
}

export interface FileResults {
  files: FileResult[];
  /** Reason the runner itself stopped early. Some files are then missing. */
  problem?: string | undefined;
}

/** Number of lines of each error that are repeated at the end of a run. */
const ERROR_LINES = 12;

const failure = (test: string, ...errors: string[]): string =>
  [
    test,
    ...errors.flatMap((error) => stripVTControlCharacters(error).trim().split('\n').slice(0, ERROR_LINES)),
  ]
    .join('\n  ')
    .trim();

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
          /** Number of attempts, and the errors of the earlier ones if they were logged. */
          invocations: z.number().default(1),
          retryReasons: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

type JestFile = z.infer<typeof jestReport>['testResults'][number];

function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [failure(name, message)];
  return failed.map((test) => failure(`${name} ${test.fullName}`, test.failureMessages?.[0] ?? ''));
}

/** Returns the tests of a file that passed on their second attempt, with the beginning of the first error. */
const jestFlaky = ({ name, assertionResults }: JestFile): string[] =>
  assertionResults
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryReasons }) => failure(`${name} ${fullName}`, ...retryReasons));

/**
 * Counts the tests in Jest's JSON report. Skipped tests count as failures, but tests that passed on their second
 * attempt do not.
 */
export function unitCounts(report: unknown): Counts {
  const result = jestReport.parse(report);
  return {
    passed: result.numPassedTests,
    failed:
      result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests,
    flaky: result.testResults.flatMap(jestFlaky),
    failures: result.testResults.flatMap(jestFailures),
  };
}

/** Returns the results of each file in Jest's JSON report. */
export const unitFiles = (report: unknown): FileResults => ({
  files: jestReport.parse(report).testResults.map((file) => {
    const count = (...names: string[]) =>
      file.assertionResults.filter(({ status }) => names.includes(status)).length;
    const passed = count('passed');
    const skipped = file.assertionResults.length - passed - count('failed');
    return { file: file.name, passed, skipped, failures: jestFailures(file) };
  }),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
type Spec = z.infer<typeof spec>;

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/**
 * Returns the tests with this outcome, each with the beginning of the last error of every attempt, because a second
 * attempt may fail differently.
 */
const testsThat = (ended: 'flaky' | 'unexpected', specs: Spec[]): string[] =>
  specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file}:${line} ${title}`,
          ...results.flatMap(({ errors }) => errors.findLast(({ message }) => message)?.message ?? []),
        ),
      ),
  );

/**
 * Counts the tests in Playwright's JSON report. Skipped tests count as failures, but tests that passed on their second
 * attempt do not.
 */
export function browserCounts(report: unknown): Counts {
  const { suites, errors, stats } = playwrightReport.parse(report);
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: testsThat('flaky', specs),
    failures: testsThat('unexpected', specs),
  };
}

/** Returns the results of each file in Playwright's JSON report. */
export function browserFiles(report: unknown): FileResults {
  const { suites, errors } = playwrightReport.parse(report);
  const byFile = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file);
  const files = [...byFile].map(([file, specs]) => {
    const statuses = specs.flatMap(({ tests }) => tests.map(({ status }) => status));
    const count = (...names: string[]) => statuses.filter((status) => names.includes(status)).length;
    const passed = count('expected', 'flaky');
    return { file, passed, skipped: count('skipped'), failures: testsThat('unexpected', specs) };
  });
  return { files, problem: errors[0]?.message };
}
