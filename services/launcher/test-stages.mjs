import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildIfStale } from './build.mjs';
import { chromium } from './chromium.mjs';
import { ROOT } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { redisProgram } from './redis.mjs';

const installed = (path) => join(ROOT, 'node_modules', path);

/** A stage that is one check: passed when each of its commands ends well. */
const check =
  (...commands) =>
  async ({ env, finish }) => {
    for (const args of commands) if ((await finish({ args, env })) !== 0) return { passed: 0, failed: 1 };
    return { passed: 1, failed: 0 };
  };

/** Runs cases that are counted in a JSON report. No case, no report and a crash of the runner are failures. */
async function counted({ args, env, finish, report, count }) {
  rmSync(report, { force: true });
  const code = await finish({ args, env });
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  const silent = passed + failed === 0 || (code !== 0 && failed === 0);
  return { passed, failed: silent ? failed + 1 : failed };
}

async function unit({ env, finish, folder, more }) {
  const report = join(folder, 'unit.json');
  const postgres = await startPostgres(folder);
  try {
    return await counted({
      args: [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        installed('jest/bin/jest.js'),
        '--config',
        'tests/jest.config.mjs',
        '--json',
        '--outputFile',
        report,
        ...more,
      ],
      env: { ...env, TEST_POSTGRES_URL: postgres?.url ?? '' },
      finish,
      report,
      count: (result) => ({
        passed: result.numPassedTests,
        failed:
          result.numFailedTests +
          result.numRuntimeErrorTestSuites +
          result.numPendingTests +
          result.numTodoTests,
      }),
    });
  } finally {
    await postgres?.stop();
  }
}

async function e2e({ env, finish, folder, more }) {
  const report = join(folder, 'e2e.json');
  const browser = chromium();
  if ((await buildIfStale(env, finish)) !== 0) return { passed: 0, failed: 1 };
  // Pages that an earlier run of the same build kept show what that run published.
  rmSync(join(ROOT, env.NEXT_DIST_DIR, 'server/route-cache'), { recursive: true, force: true });
  return counted({
    args: [installed('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', ...more],
    env: {
      ...env,
      CHROMIUM_PATH: browser,
      REDIS_PROGRAM: redisProgram(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    finish,
    report,
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    }),
  });
}

/**
 * The stages of `npm test`, in order. Each gets the environment, `finish` to run a command to its end, a folder of its
 * own and what was said after `--only`, and gives how many cases passed and failed.
 */
export const STAGES = {
  lint: check([installed('oxlint/bin/oxlint'), '--deny-warnings']),
  boundaries: check(['tests/checks/boundaries.ts']),
  types: check(
    [installed('next/dist/bin/next'), 'typegen'],
    [
      installed('typescript/bin/tsc'),
      '--noEmit',
      // What the compiler remembers of an earlier run can hide what a change broke in files that did not change.
      '--incremental',
      'false',
    ],
  ),
  content: check(['services/content/check/cli.ts']),
  unit,
  build: async ({ env, finish }) =>
    (await build(env, finish)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  e2e,
};
