/** `npm run check:next -- VERSION`: whether the site works with a version of Next, tried on a copy of the repository. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { exitWithMessage } from '../messages.ts';
import { processGroup } from '../process-group.ts';
import { npmCommand, type Command } from '../processes.ts';
import type { FileResults } from '../test/counts.ts';
import { copyTree, sourceFiles } from './copy.ts';
import { notRun, stepRow, testRows, type Row } from './rows.ts';
import { NEXT_TESTS, testsOf } from './tests.ts';

const USAGE = 'Name one version or tag of Next: npm run check:next -- 16.5.0-canary.38, or latest';

/** Returns the version or tag that the arguments name; undefined for anything else, such as a range or an address. */
export const parseVersion = (args: readonly string[]): string | undefined =>
  args.length === 1 && /^[a-z\d][\w.+-]*$/i.test(args[0] ?? '') ? args[0] : undefined;

const versionOf = (folder: string): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'node_modules/next/package.json'), 'utf8'))).version;

/** What the runners reported, with the paths that files have in the repository. */
function readReports(
  reports: (typeof NEXT_TESTS)[number]['reports'],
  folder: string,
  copy: string,
): FileResults {
  const results = Object.entries(reports).map(([stage, { read, folder: from }]): FileResults => {
    const path = join(folder, `${stage}.json`);
    if (!existsSync(path)) return { files: [], problem: `the stage ${stage} has no report` };
    const { files, problem } = read(JSON.parse(readFileSync(path, 'utf8')));
    const pathOf = (file: string) => relative(copy, resolve(copy, from, file));
    return { files: files.map((each) => ({ ...each, file: pathOf(each.file) })), problem };
  });
  return {
    files: results.flatMap(({ files }) => files),
    problem: results.find(({ problem }) => problem)?.problem,
  };
}

/** Checks a version of Next, prints what holds with it, and exits with 1 when something does not. */
export async function checkNext(args: string[]): Promise<void> {
  const version = parseVersion(args);
  if (version === undefined) exitWithMessage(USAGE);
  const { runToEnd } = processGroup();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'next-check-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // The database's user of the tests goes through it.
  chmodSync(folder, 0o711);
  const copy = join(folder, 'copy');
  const files = sourceFiles();
  console.log('Copying the repository …');
  copyTree(files, copy);

  const { env } = process;
  const rows: Row[] = [];
  const run = async (name: string, command: Command) => {
    console.log(`\n── ${name} …`);
    const finished = await runToEnd({ ...command, cwd: copy }, { capture: true });
    console.log(finished.output);
    return finished;
  };
  const step = async (name: string, command: Command): Promise<boolean> => {
    const row = stepRow(name, await run(name, command));
    rows.push(row);
    return row.status === 'holds';
  };
  const stages = (...options: string[]): Command => ({
    args: ['services/launcher/launch.mjs', 'test', ...options],
    env,
  });

  // Nothing of a package is run by its installation, so that a failure is the package's absence.
  const install = [
    'install',
    '--save-exact',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `next@${version}`,
  ];
  const isInstalled = await step('install', npmCommand(copy, install, env));
  const isBuilt = isInstalled && (await step('build', stages('--only', 'build')));
  if (!isInstalled) rows.push(...notRun(['build'], 'not installed'));
  for (const { stages: names, paths, reports } of NEXT_TESTS) {
    const missing = paths.filter((path) => testsOf(path, files).length === 0);
    rows.push(...notRun(missing, 'no test has this path'));
    const tests = [...new Set(paths.flatMap((path) => testsOf(path, files)))];
    if (!isInstalled || (!isBuilt && names !== 'unit')) {
      rows.push(...notRun(tests, isInstalled ? 'not built' : 'not installed'));
      continue;
    }
    const reported = join(folder, names.replace(',', '-'));
    mkdirSync(reported);
    await run(names, stages('--folder', reported, '--only', names, ...tests));
    rows.push(...testRows(tests, readReports(reports, reported, copy)));
  }

  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  const broken = rows.filter(({ status }) => status !== 'holds').length;
  console.log(
    `Next ${isInstalled ? versionOf(copy) : version}: ${rows.length - broken} hold, ${broken} do not.`,
  );
  process.exit(broken === 0 ? 0 : 1);
}
