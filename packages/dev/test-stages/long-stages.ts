import { join } from 'node:path';
import { buildStudio } from '../studio/build.ts';
import { chromiumPath } from './chromium.ts';
import { unitCounts } from './counts.ts';
import { otherBrowsers } from './other-browsers.ts';
import { nginxProgram, unitChecker } from './nginx.ts';
import { prometheusPrograms } from './prometheus.ts';
import { redisProgram } from './redis.ts';
import { jestCommand, runReported } from './runners.ts';
import { FAILED, type Stage, type StageContext, type StageResult } from './stage.ts';
import { durability } from './stages.ts';
import { studioLongTests } from './studio-stage.ts';
import { varnishProgram } from './varnish.ts';

/** Creates a stage of long tests, whose files run one at a time. */
const longStage =
  (name: string, { needsBuild = false } = {}) =>
  async ({ env, folder, args, runToEnd, isBuilt }: StageContext): Promise<StageResult> => {
    if (needsBuild && !(await isBuilt())) return FAILED;
    const report = join(folder, `${name}.json`);
    return runReported(
      runToEnd,
      {
        args: [
          ...jestCommand(
            'packages/dev/long/jest.config.mjs',
            report,
            '--runInBand',
            `--testPathPatterns=/${name}\\.test`,
          ),
          ...args,
        ],
        env,
      },
      report,
      unitCounts,
    );
  };

/** Runs the main journeys in Firefox and WebKit, if installed. */
async function browsers(context: StageContext): Promise<StageResult> {
  const { env, missing } = otherBrowsers();
  if (!env.FIREFOX && !env.WEBKIT) return { passed: 0, failed: 0, missing };
  const result = await longStage('browsers', { needsBuild: true })({
    ...context,
    env: { ...context.env, ...env },
  });
  return { ...result, missing };
}

/** Measures the weight of pages, and runs Lighthouse's audits, in the Chromium of the browser tests. */
const lighthouse = (context: StageContext): Promise<StageResult> =>
  longStage('lighthouse', { needsBuild: true })({
    ...context,
    env: { ...context.env, CHROMIUM_PATH: chromiumPath() },
  });

/** Tests restarts and deployments of several processes, which need Redis. */
async function rolling(context: StageContext): Promise<StageResult> {
  const redis = redisProgram();
  if (!redis) return { passed: 0, failed: 0, missing: ['Redis is missing: no deploy was tested.'] };
  const env = { ...context.env, CHROMIUM_PATH: chromiumPath(), REDIS_PROGRAM: redis };
  return longStage('rolling', { needsBuild: true })({ ...context, env });
}

/** Tests backups of SQLite, and of PostgreSQL if available. */
async function backup(context: StageContext): Promise<StageResult> {
  const server = await context.postgres();
  const env = { ...context.env, TEST_POSTGRES_URL: server?.url ?? '' };
  const result = await longStage('backup')({ ...context, env });
  return server ? result : { ...result, missing: ['PostgreSQL is missing: its backup was not measured.'] };
}

/** Tests the configuration in docs/deploy, if the required programs are installed. */
async function deploy(context: StageContext): Promise<StageResult> {
  const [nginx, varnish, units] = [nginxProgram(), varnishProgram(), unitChecker()];
  if (!nginx || !varnish || !units)
    return {
      passed: 0,
      failed: 0,
      missing: [
        'nginx, Varnish or systemd is missing (Debian: nginx, varnish, systemd): docs/deploy was not tested.',
      ],
    };
  if (!(await buildStudio(context.env, context.runToEnd))) return FAILED;
  const programs = { NGINX_PROGRAM: nginx, VARNISH_PROGRAM: varnish, UNIT_CHECKER: units };
  return longStage('deploy', { needsBuild: true })({ ...context, env: { ...context.env, ...programs } });
}

/** Tests the container image, which includes the studio. */
async function image(context: StageContext): Promise<StageResult> {
  if (!(await buildStudio(context.env, context.runToEnd))) return FAILED;
  return longStage('image', { needsBuild: true })(context);
}

const withPrometheus =
  (run: Stage['run']) =>
  async (context: StageContext): Promise<StageResult> => {
    const programs = prometheusPrograms();
    if (!programs) return { passed: 0, failed: 0, missing: ['Prometheus is missing: no alert was tested.'] };
    return run({ ...context, env: { ...context.env, ...programs } });
  };

type Stages = Record<string, Stage['run']>;

/** Makes stages run one after another, after the given earlier stages. */
function inOrder(stages: Stages, earlier: readonly string[] = []): Record<string, Stage> {
  const names = Object.keys(stages);
  return Object.fromEntries(
    Object.entries(stages).map(([name, run], index) => [
      name,
      { after: [...earlier, ...names.slice(0, index)], run },
    ]),
  );
}

/** Stages that measure times, so nothing else runs at the same time. */
const TIMED: Stages = {
  search: longStage('search'),
  content: longStage('content'),
  submissions: longStage('submissions'),
  size: longStage('size', { needsBuild: true }),
  load: longStage('load', { needsBuild: true }),
  // A busy machine would also affect the simulated visitors.
  rolling,
};
const TIMED_NAMES = Object.keys(TIMED);

/**
 * The stages of `npm run test:long`, for tests that always take long. Up to two stages that do not measure times run in
 * parallel.
 */
export const LONG_STAGES: Record<string, Stage> = {
  ...inOrder(TIMED),
  // These include the soak test and the import, which time out on a busy machine, so at most one other stage runs at
  // the same time.
  ...inOrder(
    {
      alerts: withPrometheus(longStage('alerts')),
      attack: longStage('attack', { needsBuild: true }),
      soak: longStage('soak', { needsBuild: true }),
      backup,
      memory: longStage('memory'),
      lighthouse,
    },
    TIMED_NAMES,
  ),
  ...inOrder(
    {
      durability,
      import: longStage('import'),
      pack: longStage('pack'),
      image,
      deploy,
      browsers,
      fixtures: longStage('fixtures'),
      'cached-app': longStage('cached-app'),
      studio: studioLongTests,
    },
    TIMED_NAMES,
  ),
  'in-flight': { after: [], isOnDemand: true, run: longStage('in-flight', { needsBuild: true }) },
  // Causes faults for three minutes.
  monitoring: {
    after: [],
    isOnDemand: true,
    run: withPrometheus(longStage('monitoring', { needsBuild: true })),
  },
};
