import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, copyBuild } from '../build.ts';
import { ROOT } from '../root.ts';
import { unitCounts } from './counts.ts';
import { testEnvironment } from './environment.ts';
import { redisProgram } from './redis.ts';
import { jest, runBrowserTests, runReported, runToolStage } from './runners.ts';
import { FAILED, PASSED, type Stage, type StageContext, type StageResult } from './stage.ts';
import { studio } from './studio-stage.ts';
import { LINTERS } from '../tools.ts';
import { varnishProgram } from './varnish.ts';

/** Tests that kill a service again and again, and mostly wait for it to come back. */
const DURABILITY_TESTS = String.raw`/kill[\w-]*\.test\.ts$`;

/** Unit and contract tests, on PostgreSQL too where there is one. */
async function runUnitTests(context: StageContext, name: string, ...args: string[]): Promise<StageResult> {
  const { env, folder, changedSince, runToEnd } = context;
  const report = join(folder, `${name}.json`);
  const server = await context.postgres();
  const result = await runReported(
    runToEnd,
    {
      args: [...jest('tests/jest.config.mjs', report, ...args), ...context.args],
      env: {
        ...env,
        TEST_POSTGRES_URL: server?.url ?? '',
        // Tests start services again and again: with compiled modules each start takes about half the time.
        NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      },
    },
    report,
    unitCounts,
    { allowEmpty: changedSince !== undefined },
  );
  return server
    ? result
    : { ...result, missing: ['PostgreSQL is missing: the services were tested on SQLite only.'] };
}

/** The part of the unit stage that has no stage of its own, unless a person at the terminal chose tests. */
function unit(context: StageContext): Promise<StageResult> {
  const { args, changedSince } = context;
  const others = args.length > 0 ? [] : [`--testPathIgnorePatterns=${DURABILITY_TESTS}`];
  const changed = changedSince === undefined ? [] : [`--changedSince=${changedSince}`, '--passWithNoTests'];
  return runUnitTests(context, 'unit', ...others, ...changed);
}

/** The part of the unit tests that kills services; `npm run test:long` kills them more often. */
export const durability = (context: StageContext): Promise<StageResult> =>
  runUnitTests(context, 'durability', `--testPathPatterns=${DURABILITY_TESTS}`);

async function e2e(context: StageContext): Promise<StageResult> {
  if (!(await context.isBuilt())) return FAILED;
  return runBrowserTests(context, 'e2e', 'tests/playwright.config.ts');
}

/** What publishes and stops services has a site, services and content of its own: the other browser tests go on. */
async function interruptions(context: StageContext): Promise<StageResult> {
  if (!(await context.isBuilt())) return FAILED;
  const redis = redisProgram();
  const varnish = varnishProgram();
  const own = {
    ...(await testEnvironment(join(context.folder, 'interruptions'))),
    NEXT_DIST_DIR: '.next/interruptions',
    REDIS_PROGRAM: redis ?? '',
    VARNISH_PROGRAM: varnish ?? '',
  };
  copyBuild(context.env.NEXT_DIST_DIR, own.NEXT_DIST_DIR);
  try {
    const result = await runBrowserTests(
      { ...context, env: own },
      'interruptions',
      'tests/interruptions.config.ts',
    );
    const missing = [
      ...(redis ? [] : ['Redis is missing: several processes of the site were not tested together.']),
      ...(varnish
        ? []
        : ['Varnish is missing (Debian: varnish, varnish-modules): the site was not tested behind a CDN.']),
    ];
    return missing.length > 0 ? { ...result, missing } : result;
  } finally {
    rmSync(join(ROOT, own.NEXT_DIST_DIR), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Decides about ids of the rewritten space: always the same ones, so that a failure can be repeated. */
const REAL_IDS = 'sample';

/** The site on the sample space with ids and names of files as the real service has them. */
async function realIds(context: StageContext): Promise<StageResult> {
  if (!(await context.isBuilt())) return FAILED;
  const folder = join(context.folder, 'real-ids');
  const own = {
    ...(await testEnvironment(folder)),
    CONTENT_SOURCE: join(folder, 'rewritten'),
    NEXT_DIST_DIR: '.next/real-ids',
    REAL_IDS,
  };
  const rewriting = { args: ['tests/real-ids/rewrite.ts', own.CONTENT_SOURCE, REAL_IDS], env: own };
  if ((await context.runToEnd(rewriting)).exitCode !== 0) return FAILED;
  copyBuild(context.env.NEXT_DIST_DIR, own.NEXT_DIST_DIR);
  try {
    return await runBrowserTests({ ...context, env: own }, 'real-ids', 'tests/real-ids.config.ts');
  } finally {
    rmSync(join(ROOT, own.NEXT_DIST_DIR), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The stages of `npm test`: every rule that this repository has. */
export const STAGES: Record<string, Stage> = {
  lint: {
    after: [],
    run: runToolStage(...LINTERS),
  },
  types: { after: [], run: runToolStage('types') },
  content: { after: [], run: runToolStage('content:check') },
  durability: { after: [], run: durability },
  unit: { after: ['types'], run: unit },
  // The build writes types into the folder that the compiler reads.
  build: {
    after: ['types'],
    run: async ({ env, runToEnd }) => ((await build(env, runToEnd)).exitCode === 0 ? PASSED : FAILED),
  },
  // Two cores are few for a browser, a site and its services: beside them runs only what mostly waits.
  e2e: { after: ['lint', 'types', 'content', 'unit', 'build'], isLive: true, run: e2e },
  interruptions: { after: ['lint', 'types', 'content', 'unit', 'build'], run: interruptions },
  'real-ids': {
    after: ['lint', 'types', 'content', 'unit', 'build', 'e2e', 'interruptions'],
    run: realIds,
  },
  studio: {
    after: ['lint', 'types', 'content', 'durability', 'unit', 'build', 'e2e', 'interruptions', 'real-ids'],
    run: studio,
  },
};
