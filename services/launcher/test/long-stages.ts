import { join } from 'node:path';
import { unitCounts } from './counts.ts';
import { otherBrowsers } from './other-browsers.ts';
import {
  durability,
  FAILED,
  jest,
  runReported,
  type Stage,
  type StageContext,
  type StageResult,
} from './stages.ts';

/** A stage of tests that measure: one after the other, so that none measures the work of another. */
const measured =
  (name: string, { needsBuild = false } = {}) =>
  async ({ env, folder, args, runToEnd, isBuilt }: StageContext): Promise<StageResult> => {
    if (needsBuild && !(await isBuilt())) return FAILED;
    const report = join(folder, `${name}.json`);
    return runReported(
      runToEnd,
      {
        args: [
          ...jest('tests/long/jest.config.mjs', report, '--runInBand', `--testPathPatterns=/${name}\\.test`),
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

/** The stages of `npm run test:long`: what takes long by nature. Each starts when the one before has ended. */
export const LONG_STAGES: Record<string, Stage> = {
  search: { after: [], run: measured('search') },
  content: { after: ['search'], run: measured('content') },
  submissions: { after: ['search', 'content'], run: measured('submissions') },
  memory: { after: ['search', 'content', 'submissions'], run: measured('memory') },
  size: {
    after: ['search', 'content', 'submissions', 'memory'],
    run: measured('size', { needsBuild: true }),
  },
  load: {
    after: ['search', 'content', 'submissions', 'memory', 'size'],
    run: measured('load', { needsBuild: true }),
  },
  attack: {
    after: ['search', 'content', 'submissions', 'memory', 'size', 'load'],
    run: measured('attack', { needsBuild: true }),
  },
  durability: {
    after: ['search', 'content', 'submissions', 'memory', 'size', 'load'],
    run: (context) => durability({ ...context, env: { ...context.env, LONG_TESTS: '1' } }),
  },
  fixtures: {
    after: ['search', 'content', 'submissions', 'memory', 'size', 'load', 'attack', 'durability'],
    run: measured('fixtures'),
  },
  browsers: {
    after: ['search', 'content', 'submissions', 'memory', 'size', 'load', 'attack', 'durability', 'fixtures'],
    run: browsers,
  },
};
