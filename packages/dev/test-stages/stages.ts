import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, copyBuild } from '../build.ts';
import { ROOT } from '../root.ts';
import { changedFiles } from './change-base.ts';
import { changedPackages, readPackages } from './changed-packages.ts';
import { unitCounts } from './counts.ts';
import { testEnvironment } from './environment.ts';
import { redisProgram } from './redis.ts';
import { jestCommand, runBrowserTests, runReported, runToolStage } from './runners.ts';
import { FAILED, PASSED, type Stage, type StageContext, type StageResult } from './stage.ts';
import { studio } from './studio-stage.ts';
import { LINTERS } from '../tools.ts';
import { varnishProgram } from './varnish.ts';

/** Tests that kill a service repeatedly, and spend most of their time waiting for it to restart. */
const DURABILITY_TESTS = String.raw`/kill[\w-]*\.test\.ts$`;

/** Runs unit and contract tests, which also use PostgreSQL if it is available. */
async function runUnitTests(context: StageContext, name: string, ...args: string[]): Promise<StageResult> {
  const { env, folder, scope, runToEnd } = context;
  const report = join(folder, `${name}.json`);
  const server = await context.postgres();
  const result = await runReported(
    runToEnd,
    {
      args: [...jestCommand('tests/jest.config.mjs', report, ...args), ...context.args],
      env: {
        ...env,
        TEST_POSTGRES_URL: server?.url ?? '',
        // Tests start services many times. Cached compiled modules halve the startup time.
        NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      },
    },
    report,
    unitCounts,
    { allowEmpty: scope === 'changed-files' },
  );
  return server
    ? result
    : { ...result, missing: ['PostgreSQL is missing: the services were tested on SQLite only.'] };
}

/** Returns Jest's options for the tests of a scope. Tests that are named on the command line are never excluded. */
export function unitOptions(
  { scope, base, args }: Pick<StageContext, 'scope' | 'base' | 'args'>,
  changed: (commit: string) => readonly string[] = changedPackages,
): string[] {
  if (args.length > 0) return [];
  if (scope === 'all') return [`--testPathIgnorePatterns=${DURABILITY_TESTS}`];
  if (scope === 'changed-files')
    return [`--testPathIgnorePatterns=${DURABILITY_TESTS}`, `--changedSince=${base}`, '--passWithNoTests'];
  const tested = changed(base);
  const others = Object.keys(readPackages()).filter((name) => !tested.includes(name));
  return others.length > 0 ? [`--testPathIgnorePatterns=/packages/(${others.join('|')})/`] : [];
}

/** Runs the unit tests that kill services, with `LONG_TESTS` for more repetitions. */
export const durability = (context: StageContext): Promise<StageResult> =>
  runUnitTests(
    { ...context, env: { ...context.env, LONG_TESTS: '1' } },
    'durability',
    `--testPathPatterns=${DURABILITY_TESTS}`,
  );

const unit = (context: StageContext): Promise<StageResult> =>
  runUnitTests(context, 'unit', ...unitOptions(context));

/** Returns a pattern of the browser tests in `npm test`: those tagged `@short`, and those in changed files. */
export function shortRunPattern(
  base: string,
  changed: (commit: string, folders: readonly string[]) => string[] | undefined = changedFiles,
): string {
  const files = changed(base, ['tests/e2e'])?.flatMap(
    (path) => /[\w-]+\.(?:spec|service)\.ts$/.exec(path) ?? [],
  );
  return ['@short', ...(files ?? [])].join('|').replaceAll('.', String.raw`\.`);
}

const browserEnvironment = ({ env, scope, base }: StageContext): StageContext['env'] => ({
  ...env,
  SHORT_RUN: scope === 'site' ? shortRunPattern(base) : '',
});

async function e2e(context: StageContext): Promise<StageResult> {
  if (!(await context.isBuilt())) return FAILED;
  return runBrowserTests(
    { ...context, env: browserEnvironment(context) },
    'e2e',
    'tests/playwright.config.ts',
  );
}

/**
 * Runs the tests that publish or stop services. They have their own site, services and content, so that they do not
 * disturb the other browser tests.
 */
async function interruptions(context: StageContext): Promise<StageResult> {
  if (!(await context.isBuilt())) return FAILED;
  const redis = redisProgram();
  const varnish = varnishProgram();
  const own = {
    ...browserEnvironment({ ...context, env: await testEnvironment(join(context.folder, 'interruptions')) }),
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

/** Seed for the IDs of the rewritten space. Always the same, so that failures can be reproduced. */
const REAL_IDS = 'sample';

/** Tests the site on the sample space, rewritten with IDs and file names like those of a real Contentful space. */
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

/** The stages of `npm run test:all`, except the long ones. */
export const STAGES: Record<string, Stage> = {
  build: {
    after: [],
    run: async ({ env, runToEnd }) => ((await build(env, runToEnd)).exitCode === 0 ? PASSED : FAILED),
  },
  lint: {
    after: [],
    run: runToolStage(...LINTERS),
  },
  content: { after: [], run: runToolStage('content:check') },
  // The build writes types to the folder that the compiler reads.
  types: { after: ['build'], run: runToolStage('types') },
  unit: { after: ['build'], run: unit },
  // A browser, a site and its services keep two cores busy. Only stages that mostly wait run at the same time.
  e2e: { after: ['build', 'lint', 'content', 'types', 'unit'], isLive: true, run: e2e },
  interruptions: { after: ['build', 'lint', 'content', 'types', 'unit'], run: interruptions },
  // These stages have one and two workers, and share the cores.
  'real-ids': { after: ['build', 'lint', 'content', 'types', 'unit', 'e2e', 'interruptions'], run: realIds },
  studio: { after: ['build', 'lint', 'content', 'types', 'unit', 'e2e', 'interruptions'], run: studio },
};

const { 'real-ids': _, ...SHORT } = STAGES;

/** The stages of `npm test`: the tests that a change of the site or of a package can break. */
export const SITE_STAGES: Record<string, Stage> = SHORT;
