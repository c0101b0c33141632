/**
 * The stage of the studio, which is a separate package: installs and builds it as `npm run studio` does, and runs its
 * tests.
 */
import { freePort } from '../ports.ts';
import { buildStudio, installStudio, runStudioNpm, SHARED_WITH_SITE } from '../studio/build.ts';
import { hasChanged } from './change-base.ts';
import { runBrowserTests } from './runners.ts';
import { FAILED, type StageContext, type StageResult } from './stage.ts';

/** Folders and files that affect the tests. */
const TESTED = ['packages/studio', 'packages/contentful-local', 'packages/dev/studio', ...SHARED_WITH_SITE];
const CONFIG = 'packages/studio/tests/playwright.config.ts';

/** Checks the types, unit tests and build of the studio's client. Each counts as one test. */
async function runChecks({ env, args, runToEnd }: StageContext): Promise<StageResult> {
  const runScript = (name: string): Promise<boolean> => runStudioNpm(['run', name], env, runToEnd);
  const cases: [string, () => Promise<boolean>][] = [
    ['types', () => runScript('types')],
    ['test', () => runScript('test')],
    ['build', () => buildStudio(env, runToEnd)],
  ];
  // If tests are named on the command line, only build.
  const chosen = args.length > 0 ? cases.slice(-1) : cases;
  const failures: string[] = [];
  for (const [name, run] of chosen) if (!(await run())) failures.push(`npm run ${name} in packages/studio/`);
  return { passed: chosen.length - failures.length, failed: failures.length, failures };
}

/** Runs browser tests of the built studio, together with the built site. */
async function runStudioTests(context: StageContext): Promise<StageResult> {
  if (!(await context.isBuilt())) return FAILED;
  const env = { ...context.env };
  for (const name of ['PORT', 'SERVICES_PORT', 'STUDIO_PORT'] as const) env[name] = String(await freePort());
  return runBrowserTests({ ...context, env }, 'studio', CONFIG);
}

/**
 * Installs, checks, builds and tests the studio. Skips all of this if no file that affects the studio has changed,
 * unless the run includes all tests.
 */
export async function studio(context: StageContext): Promise<StageResult> {
  const { scope, base, env, runToEnd } = context;
  if (scope !== 'all' && !hasChanged(base, TESTED)) return { passed: 0, failed: 0 };
  if (!(await installStudio(env, runToEnd)))
    return { ...FAILED, failures: ['The packages of the studio could not be installed.'] };
  const checks = await runChecks(context);
  if (checks.failed > 0) return checks;
  const tests = await runStudioTests(context);
  return { ...tests, passed: checks.passed + tests.passed };
}

/** Runs the tests that take longer with `LONG_TESTS`. */
export async function studioLongTests(context: StageContext): Promise<StageResult> {
  const env = { ...context.env, LONG_TESTS: '1' };
  if (!(await buildStudio(env, context.runToEnd))) return FAILED;
  return runStudioTests({ ...context, env, args: ['two-editors', 'killed-tab', ...context.args] });
}
