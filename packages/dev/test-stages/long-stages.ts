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
import { studioAtLength } from './studio-stage.ts';
import { varnishProgram } from './varnish.ts';

/** A stage of long tests, whose files run one after the other. */
const measured =
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

/** The main journeys in Firefox and WebKit, as far as this machine has them. */
async function browsers(context: StageContext): Promise<StageResult> {
  const { env, missing } = otherBrowsers();
  if (!env.FIREFOX && !env.WEBKIT) return { passed: 0, failed: 0, missing };
  const result = await measured('browsers', { needsBuild: true })({
    ...context,
    env: { ...context.env, ...env },
  });
  return { ...result, missing };
}

/** What pages weigh, and Lighthouse's audits of them, in the Chromium of the browser tests. */
const lighthouse = (context: StageContext): Promise<StageResult> =>
  measured('lighthouse', { needsBuild: true })({
    ...context,
    env: { ...context.env, CHROMIUM_PATH: chromiumPath() },
  });

/** Restarts and a deploy of several processes, which need Redis. */
async function rolling(context: StageContext): Promise<StageResult> {
  const redis = redisProgram();
  if (!redis) return { passed: 0, failed: 0, missing: ['Redis is missing: no deploy was tested.'] };
  const env = { ...context.env, CHROMIUM_PATH: chromiumPath(), REDIS_PROGRAM: redis };
  return measured('rolling', { needsBuild: true })({ ...context, env });
}

/** Backups of SQLite, and of PostgreSQL where there is one. */
async function backup(context: StageContext): Promise<StageResult> {
  const server = await context.postgres();
  const env = { ...context.env, TEST_POSTGRES_URL: server?.url ?? '' };
  const result = await measured('backup')({ ...context, env });
  return server ? result : { ...result, missing: ['PostgreSQL is missing: its backup was not measured.'] };
}

/** The configuration of docs/deploy, as far as this machine has the programs that it is for. */
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
  return measured('deploy', { needsBuild: true })({ ...context, env: { ...context.env, ...programs } });
}

/** The image of a container, which holds the studio too. */
async function image(context: StageContext): Promise<StageResult> {
  if (!(await buildStudio(context.env, context.runToEnd))) return FAILED;
  return measured('image', { needsBuild: true })(context);
}

/** A stage that needs the programs of Prometheus. */
const withPrometheus =
  (run: Stage['run']) =>
  async (context: StageContext): Promise<StageResult> => {
    const programs = prometheusPrograms();
    if (!programs) return { passed: 0, failed: 0, missing: ['Prometheus is missing: no alert was tested.'] };
    return run({ ...context, env: { ...context.env, ...programs } });
  };

type Stages = Record<string, Stage['run']>;

/** Stages that run one after the other, once the earlier ones have ended. */
function inOrder(stages: Stages, earlier: readonly string[] = []): Record<string, Stage> {
  const names = Object.keys(stages);
  return Object.fromEntries(
    Object.entries(stages).map(([name, run], index) => [
      name,
      { after: [...earlier, ...names.slice(0, index)], run },
    ]),
  );
}

/** The stages that judge times: nothing runs beside them. */
const TIMED: Stages = {
  search: measured('search'),
  content: measured('content'),
  submissions: measured('submissions'),
  size: measured('size', { needsBuild: true }),
  load: measured('load', { needsBuild: true }),
  // Its visitors notice a machine that is too busy, too.
  rolling,
};
const TIMED_NAMES = Object.keys(TIMED);

/** The stages of `npm run test:long`: what takes long by nature. Those that judge no times run two at a time. */
export const LONG_STAGES: Record<string, Stage> = {
  ...inOrder(TIMED),
  // The soak and the import give up where they wait long: beside each of them runs one other stage.
  ...inOrder(
    {
      alerts: withPrometheus(measured('alerts')),
      attack: measured('attack', { needsBuild: true }),
      soak: measured('soak', { needsBuild: true }),
      backup,
      memory: measured('memory'),
      lighthouse,
    },
    TIMED_NAMES,
  ),
  ...inOrder(
    {
      durability,
      import: measured('import'),
      pack: measured('pack'),
      image,
      deploy,
      browsers,
      fixtures: measured('fixtures'),
      'cached-app': measured('cached-app'),
      studio: studioAtLength,
    },
    TIMED_NAMES,
  ),
  'in-flight': { after: [], isOnDemand: true, run: measured('in-flight', { needsBuild: true }) },
  // Makes faults for three minutes.
  monitoring: {
    after: [],
    isOnDemand: true,
    run: withPrometheus(measured('monitoring', { needsBuild: true })),
  },
};
