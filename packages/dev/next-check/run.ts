/**
 * `npm run check:next -w @cleanpro/dev -- VERSION`: checks whether the site works with a version of Next, in a copy of
 * the repository.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { UsageError } from '@cleanpro/node-service/help';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { processGroup } from '../process-group.ts';
import { npmCommand, type Command, type Finished } from '../processes.ts';
import { unitFiles, type FileResults } from '../test-stages/counts.ts';
import { copyTree, sourceFiles } from './copy.ts';
import { notRun, stepRow, tableLines, testRows, type Row } from './rows.ts';
import { NEXT_TESTS, testsOf, type NextTests } from './tests.ts';

/** Returns the version or tag in the arguments, or undefined for anything else, such as a range or a URL. */
export const parseVersion = (args: readonly string[]): string | undefined =>
  args.length === 1 && /^[a-z\d][\w.+-]*$/i.test(args[0] ?? '') ? args[0] : undefined;

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Reads the reports of the stages from a folder. Converts file paths to those in the repository. */
function readReports({ stages, read, folder: from }: NextTests, folder: string, copy: string): FileResults {
  const pathOf = (file: string): string => relative(copy, resolve(copy, from, file));
  const results = stages.map((stage): FileResults => {
    try {
      const { files, problem } = read(readJson(folder, `${stage}.json`));
      const inRepository = files.map(({ failures, ...each }) => ({
        ...each,
        file: pathOf(each.file),
        // The row already contains the file's path.
        failures: failures.map((failure) => failure.replace(`${each.file} `, '')),
      }));
      return { files: inRepository, problem };
    } catch (error) {
      return { files: [], problem: `the stage ${stage} has no report: ${errorMessage(error)}` };
    }
  });
  const { problem } = results.find((each) => each.problem !== undefined) ?? {};
  return { files: results.flatMap(({ files }) => files), problem };
}

/** Checks a version of Next, prints the results, and exits with code 1 if anything does not work. */
export async function checkNext(args: string[]): Promise<void> {
  const version = parseVersion(args);
  if (version === undefined) throw new UsageError('Specify one version or tag of Next.');
  const { runToEnd } = processGroup();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'next-check-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // The operating system user of the test database must be able to enter the folder.
  chmodSync(folder, 0o711);
  const copy = join(folder, 'copy');
  console.log('Copying the repository …');
  const files = sourceFiles();
  copyTree(files, copy);

  const run = async (name: string, command: Command): Promise<Finished> => {
    console.log(`\n── ${name} …`);
    const finished = await runToEnd({ ...command, cwd: copy }, { capture: true });
    console.log(finished.output);
    return finished;
  };
  const test = (stages: readonly string[], ...options: string[]): Promise<Finished> =>
    run(stages.join(), {
      args: ['packages/dev/launch.mjs', 'test', '--all', '--only', stages.join(), ...options],
      env: process.env,
    });

  const install = ['install', '--save-exact', '--ignore-scripts', `next@${version}`];
  const rows: Row[] = [stepRow('install', await run('install', npmCommand(copy, install, process.env)))];
  const isInstalled = rows[0]?.status === 'holds';
  const built = isInstalled ? [stepRow('build', await test(['build']))] : notRun(['build'], 'not installed');
  rows.push(...built);
  const isBuilt = built[0]?.status === 'holds';
  for (const tests of NEXT_TESTS) {
    const { stages, paths } = tests;
    const byPath = paths.map((path) => ({ path, names: testsOf(path, files) }));
    const empty = byPath.filter(({ names }) => names.length === 0);
    rows.push(
      ...notRun(
        empty.map(({ path }) => path.source),
        'no test has this path',
      ),
    );
    const names = byPath.flatMap((each) => each.names);
    // Jest tests do not need the site's build.
    if (isBuilt || (isInstalled && tests.read === unitFiles)) {
      const reports = join(folder, stages.join('-'));
      mkdirSync(reports);
      await test(stages, ...names, '--folder', reports);
      rows.push(...testRows(names, readReports(tests, reports, copy)));
    } else rows.push(...notRun(names, isInstalled ? 'not built' : 'not installed'));
  }

  for (const line of tableLines(rows)) console.log(line);
  const { version: installed } = isInstalled
    ? z.object({ version: z.string() }).parse(readJson(copy, 'node_modules/next/package.json'))
    : { version };
  const broken = rows.filter(({ status }) => status !== 'holds').length;
  console.log(`Next ${installed}: ${rows.length - broken} hold, ${broken} do not.`);
  process.exit(broken === 0 ? 0 : 1);
}
