import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandString } from 'execa';
import { z } from 'zod';
import { build, copyBuild } from '../build.ts';
import type { Command, RunToEnd } from '../processes.ts';
import { ROOT } from '../root.ts';
import { chromiumPath } from './chromium.ts';
import { browserCounts, unitCounts, type Counts } from './counts.ts';
import { testEnvironment } from './environment.ts';
import type { PostgresServer } from './postgres.ts';
import { redisProgram } from './redis.ts';
import { varnishProgram } from './varnish.ts';

export interface StageContext {
  env: NodeJS.ProcessEnv & { NEXT_DIST_DIR: string };
  /** A temporary folder of this run. */
  folder: string;
  /** Arguments for the stage's test runner. */
  args: string[];
  /** Runs the tests of files that changed since this commit only. */
  changedSince: string | undefined;
  /** Runs a command to its end; its output goes to the terminal, or into the stage's log. */
  runToEnd: RunToEnd;
  postgres: () => Promise<PostgresServer | undefined>;
  /** Builds the site, once for all stages, unless the last build is fresh. @returns whether there is a build */
  isBuilt: () => Promise<boolean>;
}

export interface StageResult extends Counts {
  /** Programs that this machine lacks, and what was therefore not tested. */
  missing?: string[];
}

export interface Stage {
  /** The stages that end before this one starts, if they run at all. */
  after: string[];
  /** Whether its output goes to the terminal at once, though other stages run at the same time. */
  isLive?: boolean;
  run: (context: StageContext) => Promise<StageResult>;
}

const PASSED: StageResult = { passed: 1, failed: 0 };
export const FAILED: StageResult = { passed: 0, failed: 1 };

const installed = (path: string): string => join(ROOT, 'node_modules', path);

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** The commands of a script in package.json, which `&&` separates. */
const scriptCommands = (name: string): Omit<Command, 'env'>[] =>
  (scripts[name] ?? '').split(' && ').map((command) => {
    const [file = '', ...args] = parseCommandString(command);
    return { file, args };
  });

/** A stage that runs scripts of package.json; each is one case, which passes when its commands succeed. */
const runScripts =
  (...names: string[]) =>
  async ({ env, runToEnd }: StageContext): Promise<StageResult> => {
    const failures: string[] = [];
    for (const name of names) {
      let isPassed = true;
      for (const command of scriptCommands(name))
        isPassed &&= (await runToEnd({ ...command, env })).exitCode === 0;
      if (!isPassed) failures.push(`npm run ${name}`);
    }
    return { passed: names.length - failures.length, failed: failures.length, failures };
  };

/** Runs a test runner that writes a JSON report. No test, no report and a crash of the runner are failures. */
export async function runReported(
  runToEnd: RunToEnd,
  command: Command,
  report: string,
  count: (report: unknown) => StageResult,
  { allowEmpty = false } = {},
): Promise<StageResult> {
  rmSync(report, { force: true });
  const { exitCode } = await runToEnd(command);
  if (!existsSync(report)) return allowEmpty && exitCode === 0 ? { passed: 0, failed: 0 } : FAILED;
  const result = count(JSON.parse(readFileSync(report, 'utf8')));
  const isEmpty = result.passed + result.failed === 0 && !allowEmpty;
  const isCrash = exitCode !== 0 && result.failed === 0;
  return isEmpty || isCrash ? { ...result, failed: result.failed + 1 } : result;
}

/** The command of Jest with a configuration; its report goes into a file. */
export const jest = (config: string, report: string, ...args: string[]): string[] => [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  installed('jest/bin/jest.js'),
  `--config=${config}`,
  ...args,
  '--json',
  '--outputFile',
  report,
];

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
      env: { ...env, TEST_POSTGRES_URL: server?.url ?? '' },
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

/** Tests in the browser, of a build; their services and their site come with the configuration. */
async function runBrowserTests(
  { env, folder, args, runToEnd }: StageContext,
  name: string,
  config: string,
): Promise<StageResult> {
  const report = join(folder, `${name}.json`);
  return runReported(
    runToEnd,
    {
      args: [installed('@playwright/test/cli.js'), 'test', '--config', config, ...args],
      env: {
        ...env,
        CHROMIUM_PATH: chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
    report,
    browserCounts,
  );
}

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

/** The stages of `npm test`: every rule that this repository has. */
export const STAGES: Record<string, Stage> = {
  lint: {
    after: [],
    run: runScripts('lint:code', 'lint:house', 'lint:format', 'lint:imports', 'lint:unused', 'lint:compose'),
  },
  types: { after: [], run: runScripts('types') },
  content: { after: [], run: runScripts('content:check') },
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
};
