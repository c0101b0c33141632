import { browserFiles, unitFiles } from '../test-stages/counts.ts';
import { sourceFiles } from './copy.ts';
import { notRun, stepRow, tableLines, testRows } from './rows.ts';
import { parseVersion } from './run.ts';
import { NEXT_TESTS, testsOf } from './tests.ts';

test.each([['16.5.0-canary.38'], ['latest'], ['16.4.6']])(
  'accepts %s as a Next.js version or tag',
  (version) => {
    expect(parseVersion([version])).toBe(version);
  },
);

test.each([
  { args: [] },
  { args: ['16.4.6', '16.4.5'] },
  { args: [''] },
  { args: ['^16'] },
  { args: ['--force'] },
  { args: ['https://next.example.com/a.tgz'] },
  { args: ['../next'] },
])('rejects the arguments $args', ({ args }) => expect(parseVersion(args)).toBeUndefined());

test('every pattern matches at least one test, and no test matches two patterns', () => {
  const files = sourceFiles();
  const found = NEXT_TESTS.flatMap(({ paths }) => paths.map((path) => testsOf(path, files)));
  expect(found.filter((tests) => tests.length === 0)).toEqual([]);
  expect(found.flat()).toEqual([...new Set(found.flat())]);
});

test('reports why a step failed in one line', () => {
  expect(stepRow('build', { exitCode: 0, output: 'Warning: error' })).toEqual({
    name: 'build',
    status: 'holds',
    reason: '',
  });
  const npm =
    'npm warn EBADENGINE failed\nnpm error code ETARGET\nnpm error notarget No matching version found';
  expect(stepRow('install', { exitCode: 1, output: npm }).reason).toBe(
    'npm error notarget No matching version found',
  );
  const build = 'Creating …\n\u001b[31mBuild error occurred\u001b[39m\nat a.ts';
  expect(stepRow('build', { exitCode: 1, output: build })).toEqual({
    name: 'build',
    status: 'broken',
    reason: 'Build error occurred',
  });
  expect(stepRow('build', { exitCode: 137, output: '' }).reason).toBe('exit code 137');
});

test('lists skipped steps with the reason, in aligned columns', () => {
  const rows = [stepRow('build', { exitCode: 0, output: '' }), ...notRun(['walk'], 'not\ninstalled')];
  expect(tableLines(rows)).toEqual(['build  holds', 'walk   not run  not installed']);
});

const jestTest = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const jestReport = {
  numPassedTests: 2,
  numFailedTests: 3,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { name: 'holds.ts', status: 'passed', message: '', assertionResults: [jestTest('a', 'passed')] },
    {
      name: 'skips.ts',
      status: 'passed',
      message: '',
      assertionResults: [jestTest('a', 'passed'), jestTest('b', 'pending')],
    },
    {
      name: 'breaks.ts',
      status: 'failed',
      message: 'all',
      assertionResults: [jestTest('a', 'failed', 'expected 1\n\nreceived 2'), jestTest('b', 'failed', 'x')],
    },
    { name: 'crashes.ts', status: 'failed', message: 'no module', assertionResults: [] },
  ],
};

test('reports a row for each Jest test file', () => {
  const names = ['holds.ts', 'skips.ts', 'breaks.ts', 'crashes.ts', 'moved.ts'];
  expect(testRows(names, unitFiles(jestReport))).toEqual([
    { name: 'holds.ts', status: 'holds', reason: '' },
    { name: 'skips.ts', status: 'not run', reason: '1 skipped' },
    { name: 'breaks.ts', status: 'broken', reason: 'breaks.ts a expected 1 received 2 (and 1 more)' },
    { name: 'crashes.ts', status: 'broken', reason: 'crashes.ts no module' },
    { name: 'moved.ts', status: 'not run', reason: 'see the output above' },
  ]);
});

const playwrightSpec = (file: string, status: string, message: string) => ({
  title: 't',
  file,
  line: 2,
  tests: [{ projectName: 'large', status, results: [{ errors: [{ message }] }] }],
});

test('reports a row for each Playwright test file, including errors of the runner', () => {
  const specs = [
    playwrightSpec('a.spec.ts', 'flaky', 'late'),
    playwrightSpec('b.spec.ts', 'unexpected', 'Error: no'),
  ];
  const report = {
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [{ message: 'The site did not start.' }],
    stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 },
  };
  expect(testRows(['a.spec.ts', 'b.spec.ts', 'c.spec.ts'], browserFiles(report))).toEqual([
    { name: 'a.spec.ts', status: 'holds', reason: '' },
    { name: 'b.spec.ts', status: 'broken', reason: '[large] b.spec.ts:2 t Error: no' },
    { name: 'c.spec.ts', status: 'not run', reason: 'The site did not start.' },
  ]);
});
