import type { StageResult } from './stage.ts';

/** Maximum number of tests that need a second attempt. With more, the run fails. */
const MAX_FLAKY_TESTS = 3;

export interface Row extends StageResult {
  stage: string;
  seconds: number;
}

/** Prints the stages of a suite with their times and numbers of tests. */
export function printTable(rows: Row[]): void {
  console.log();
  console.table(
    Object.fromEntries(
      rows.map(({ stage, passed, failed, seconds }) => [
        stage,
        { tests: passed + failed, passed, failed, seconds },
      ]),
    ),
  );
}

/**
 * Returns the last lines of a run: missing programs, tests that failed or needed a second attempt, and the totals of
 * all stages.
 */
export function summarize(
  rows: Row[],
  isCi: boolean = process.env.CI === 'true',
): { lines: string[]; failed: number } {
  const sum = (key: 'passed' | 'failed'): number => rows.reduce((total, row) => total + row[key], 0);
  const missing = [...new Set(rows.flatMap((row) => row.missing ?? []))];
  const flaky = rows.flatMap((row) => row.flaky ?? []);
  const failures = rows.flatMap((row) => row.failures ?? []);
  const isTooFlaky = flaky.length > MAX_FLAKY_TESTS;
  const failed = sum('failed') + (isCi ? missing.length : 0) + (isTooFlaky ? 1 : 0);
  const lines = [
    ...missing.map((line) => (isCi ? `${line} In CI that is a failure.` : line)),
    ...failures.map((test) => `Failed: ${test}`),
    ...flaky.map((test) => `Passed on the second attempt: ${test}`),
    ...(isTooFlaky ? [`${flaky.length} tests needed a second attempt; at most ${MAX_FLAKY_TESTS} may.`] : []),
    `${sum('passed')} passed, ${failed} failed`,
  ];
  return { lines, failed };
}
