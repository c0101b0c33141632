import { exitWithMessage } from '../messages.ts';
import { LONG_STAGES } from './long-stages.ts';
import type { Stage } from './stage.ts';
import { STAGES } from './stages.ts';

export interface Selection {
  /** The selected stages of `npm test`, of `npm run test:long`, or of one after the other. */
  suites: Record<string, Stage>[];
  /** Arguments for the test runners of the selected stages. */
  args: string[];
  /** Whether only the unit tests of changed files run. */
  onlyChanged: boolean;
  /** A folder for the run's files, the reports among them, that stays; a temporary one without it. */
  folder: string | undefined;
}

/** `npm test` without its durability stage: `npm run test:long` runs the same tests with more kills. */
const { durability: _, ...SHORT_STAGES } = STAGES;

const withoutOnDemand = (suite: Record<string, Stage>): Record<string, Stage> =>
  Object.fromEntries(Object.entries(suite).filter(([, { isOnDemand }]) => !isOnDemand));

/**
 * Parses `[--long | --all] [--changed] [--folder FOLDER] [--only STAGE,STAGE [ARGUMENTS]]`; exits with a message when a
 * stage does not exist.
 */
export function parseSelection(argv: string[]): Selection {
  const flags = new Set(argv.filter((arg) => ['--long', '--all', '--changed'].includes(arg)));
  const args = argv.filter((arg) => !flags.has(arg));
  const available = flags.has('--all')
    ? [SHORT_STAGES, LONG_STAGES]
    : [flags.has('--long') ? LONG_STAGES : STAGES];
  const onlyChanged = flags.has('--changed');
  const folderIndex = args.indexOf('--folder');
  const [, folder] = folderIndex === -1 ? [] : args.splice(folderIndex, 2);
  const index = args.indexOf('--only');
  if (index === -1) {
    if (args.length > 0) exitWithMessage(`Name stages first: npm test -- --only unit ${args.join(' ')}`);
    return { suites: available.map(withoutOnDemand), args, onlyChanged, folder };
  }
  const [, list = ''] = args.splice(index, 2);
  const names = list.split(',');
  const existing = available.flatMap((suite) => Object.keys(suite));
  const unknown = names.find((name) => !existing.includes(name));
  if (unknown !== undefined)
    exitWithMessage(`There is no stage "${unknown}". The stages are ${existing.join(', ')}.`);
  const suites = available
    .map((suite) => Object.fromEntries(Object.entries(suite).filter(([name]) => names.includes(name))))
    .filter((suite) => Object.keys(suite).length > 0);
  return { suites, args, onlyChanged, folder };
}
