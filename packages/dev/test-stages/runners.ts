import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, RunToEnd } from '../processes.ts';
import { ROOT } from '../root.ts';
import { runTool, type Tool } from '../tools.ts';
import { chromiumPath } from './chromium.ts';
import { browserCounts } from './counts.ts';
import { FAILED, type StageContext, type StageResult } from './stage.ts';

const installed = (path: string): string => join(ROOT, 'node_modules', path);

/** Creates a stage that runs tools. Each tool counts as one test. */
export const runToolStage =
  (...names: Tool[]) =>
  async ({ env, runToEnd }: StageContext): Promise<StageResult> => {
    const failures: string[] = [];
    for (const name of names)
      if (!(await runTool(name, env, runToEnd))) failures.push(`node packages/dev/launch.mjs ${name}`);
    return { passed: names.length - failures.length, failed: failures.length, failures };
  };

/**
 * Runs a test runner that writes a JSON report. An empty report, a missing report, and a crash of the runner count as
 * failures.
 */
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

/** Returns the arguments that run Jest with a configuration and write its report to a file. */
export const jestCommand = (config: string, report: string, ...args: string[]): string[] => [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  installed('jest/bin/jest.js'),
  `--config=${config}`,
  ...args,
  '--json',
  '--outputFile',
  report,
];

/** Runs browser tests on a build. The configuration starts the site and its services. */
export async function runBrowserTests(
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
