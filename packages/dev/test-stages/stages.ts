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

/** Tests that kill a service again and again, and mostly wait for it to come back. */
const DURABILITY_TESTS = String.raw`/kill[\w-]*\.test\.ts$`;

/** Unit and contract tests, on PostgreSQL too where there is one. */
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
        // Tests start services again and again: with compiled modules each start takes about half the time.
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

/** Jest's options for the tests of a scope; what a person at the terminal chose runs wherever it is. */
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

/** The part of the unit tests that kills services, oftener than the tests of a package do. */
export const durability = (context: StageContext): Promise<StageResult> =>
  runUnitTests(
    { ...context, env: { ...context.env, LONG_TESTS: '1' } },
    'durability',
    `--testPathPatterns=${DURABILITY_TESTS}`,
  );

const unit = (context: StageContext): Promise<StageResult> =>
  runUnitTests(context, 'unit', ...unitOptions(context));

/** A pattern of the browser tests of `npm test`: those with the tag, and the files of tests that changed. */
export function shortRunPattern(
  base: string,
  changed: (commit: string, folders: readonly string[]) => string[] | undefined = changedFiles,
): string {
  const files = changed(base, ['tests/e2e'])?.flatMap(
    (path) => /[\w-]+\.(?:spec|service)\.ts$/.exec(path) ?? [],
  );
  return ['@short', ...(files ?? [])].join('|').replaceAll('.', String.raw`\.`);
}

/** The environment of browser tests, which their configurations read. */
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

/** What publishes and stops services has a site, services and content of its own: the other browser tests go on. */
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

/** The stages of `npm run test:all` up to the long ones. */
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
  // The build writes types into the folder that the compiler reads.
  types: { after: ['build'], run: runToolStage('types') },
  unit: { after: ['build'], run: unit },
  // Two cores are few for a browser, a site and its services: beside them runs only what mostly waits.
  e2e: { after: ['build', 'lint', 'content', 'types', 'unit'], isLive: true, run: e2e },
  interruptions: { after: ['build', 'lint', 'content', 'types', 'unit'], run: interruptions },
  // With one worker and two, these share the cores.
  'real-ids': { after: ['build', 'lint', 'content', 'types', 'unit', 'e2e', 'interruptions'], run: realIds },
  studio: { after: ['build', 'lint', 'content', 'types', 'unit', 'e2e', 'interruptions'], run: studio },
};

const { 'real-ids': _, ...SHORT } = STAGES;

/** The stages of `npm test`: what a change of the site, or of a package, may break. */
export const SITE_STAGES: Record<string, Stage> = SHORT;
