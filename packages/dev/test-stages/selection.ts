import { UsageError } from '@cleanpro/node-service/help';
import { LONG_STAGES } from './long-stages.ts';
import type { Scope, Stage } from './stage.ts';
import { SITE_STAGES, STAGES } from './stages.ts';

type Suite = Record<string, Stage>;

export interface Selection {
  /** The selected stages. A suite starts when the previous one has ended. */
  suites: Suite[];
  /** Arguments for the test runners of the selected stages. */
  args: string[];
  scope: Scope;
  /** A folder in which the files of the run, including reports, are kept. Undefined for a temporary folder. */
  folder: string | undefined;
}

const filterStages = (suite: Suite, isSelected: (name: string, stage: Stage) => boolean): Suite =>
  Object.fromEntries(Object.entries(suite).filter(([name, stage]) => isSelected(name, stage)));

const withoutOnDemand = (suite: Suite): Suite => filterStages(suite, (_, { isOnDemand }) => !isOnDemand);

/**
 * Parses `[--long | --all] [--changed] [--folder FOLDER] [--only STAGE,STAGE [ARGUMENTS]]`. Tests that are named by
 * arguments always run, even if nothing has changed.
 * @throws UsageError if a stage does not exist
 */
export function parseSelection(argv: string[]): Selection {
  const flags = new Set(argv.filter((arg) => ['--long', '--all', '--changed'].includes(arg)));
  const args = argv.filter((arg) => !flags.has(arg));
  const folderIndex = args.indexOf('--folder');
  const [, folder] = folderIndex === -1 ? [] : args.splice(folderIndex, 2);
  const index = args.indexOf('--only');
  const [, list] = index === -1 ? [] : args.splice(index, 2);
  if (list === undefined && args.length > 0)
    throw new UsageError(`Name the stages first: npm test -- --only unit ${args.join(' ')}`);

  const isAll = flags.has('--all') || flags.has('--long') || args.length > 0;
  const scope = flags.has('--changed') ? 'changed-files' : isAll ? 'all' : 'site';
  const available = flags.has('--all')
    ? [STAGES, LONG_STAGES]
    : [flags.has('--long') ? LONG_STAGES : list === undefined ? SITE_STAGES : STAGES];
  if (list === undefined) return { suites: available.map(withoutOnDemand), args, scope, folder };

  const names = list.split(',');
  const existing = available.flatMap((suite) => Object.keys(suite));
  const unknown = names.find((name) => !existing.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no stage "${unknown}". The stages are ${existing.join(', ')}.`);
  const suites = available
    .map((suite) => filterStages(suite, (name) => names.includes(name)))
    .filter((suite) => Object.keys(suite).length > 0);
  return { suites, args, scope, folder };
}
