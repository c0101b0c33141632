import { browserCounts, unitCounts } from './counts.ts';
import { summarize } from './summary.ts';

const row = (more: object = {}) => ({ stage: 'unit', seconds: 1, passed: 3, failed: 0, ...more });

test('the summary ends with the total for all stages', () => {
  expect(summarize([row(), row({ stage: 'e2e', passed: 4, failed: 2 })], true)).toEqual({
    lines: ['7 passed, 2 failed'],
    failed: 2,
  });
});

test('lists missing programs, and fails because of them only in CI', () => {
  const rows = [row({ missing: ['There is no Redis on this machine.'] })];
  expect(summarize(rows, false)).toMatchObject({ failed: 0 });
  expect(summarize(rows, true)).toEqual({
    lines: ['There is no Redis on this machine. In CI that is a failure.', '3 passed, 1 failed'],
    failed: 1,
  });
});

test('lists each test that passed on retry, and fails if there are more than three', () => {
  const flaky = ['a', 'b', 'c'];
  expect(summarize([row({ flaky })], true).failed).toBe(0);
  expect(summarize([row({ flaky })], true).lines).toContain('Passed on the second attempt: b');
  expect(summarize([row({ flaky: [...flaky, 'd'] })], true).failed).toBe(1);
});

test('lists each failed test with the beginning of its error', () => {
  expect(summarize([row({ failed: 1, failures: ['a\n  expected b'] })], true).lines).toContain(
    'Failed: a\n  expected b',
  );
});

test('counts skipped tests and crashed suites as failures', () => {
  expect(
    unitCounts({
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'all',
          assertionResults: [
            { fullName: 'b', status: 'passed', failureMessages: [], invocations: 1 },
            { fullName: 'd', status: 'passed', failureMessages: [], invocations: 2, retryReasons: ['late'] },
            { fullName: 'c', status: 'failed', failureMessages: ['\u001b[31mred\u001b[39m'] },
          ],
        },
        { name: 'crashed.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
      ],
    }),
  ).toEqual({
    passed: 5,
    failed: 4,
    flaky: ['a.test.ts d\n  late'],
    failures: ['a.test.ts c\n  red', 'crashed.test.ts\n  no module'],
  });
  const ended = (status: string, ...second: { message: string }[]) => ({
    projectName: 'large',
    status,
    results: [{ errors: [{ message: 'first' }] }, { errors: second }],
  });
  const spec = {
    title: 't',
    file: 'a.spec.ts',
    line: 2,
    tests: [ended('flaky'), ended('unexpected', { message: 'again' })],
  };
  expect(
    browserCounts({
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
      errors: [{ message: 'x' }],
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    }),
  ).toEqual({
    passed: 3,
    failed: 3,
    flaky: ['[large] a.spec.ts:2 t\n  first'],
    failures: ['[large] a.spec.ts:2 t\n  first\n  again'],
  });
});
