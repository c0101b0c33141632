import { parseCommandString } from 'execa';
import { environment } from './environment.ts';
import { processGroup } from './process-group.ts';
import type { RunToEnd } from './processes.ts';

/** The command lines of each tool. They run one after another, in the repository's folder. */
export const TOOLS = {
  'lint:code': ['oxlint --deny-warnings'],
  'lint:house': ['oxlint --config tests/checks/oxlintrc.json --quiet'],
  'lint:format': ['prettier --check --cache --log-level warn .'],
  'lint:imports': [
    'depcruise --config --progress none app components graphql lib packages server styles tests instrumentation.ts instrumentation-client.ts next.config.ts proxy.ts',
  ],
  'lint:unused': ['knip --no-progress', 'knip --no-progress --directory packages/studio'],
  'lint:wording': ['node packages/dev/comments/cli.ts wording'],
  'lint:compose': ['dclint --max-warnings 0 compose.yaml'],
  types: [
    'node tests/checks/remove-generated-types.ts',
    'next typegen',
    'tsc --noEmit --incremental false --singleThreaded',
  ],
  codegen: [
    'node packages/contentful-local/print-schema.ts packages/sample-space/content cleanpro graphql/schema.graphql',
    'graphql-codegen --config graphql/codegen.ts',
    'node lib/forms/print-schema.ts packages/backend/members/forms.schema.json',
    'node tests/requirements/write.ts',
  ],
  format: ['prettier --write .'],
  'content:check': ['node packages/content-check/cli.ts'],
  artwork: ['node packages/sample-space/artwork/build.ts'],
  documents: ['node packages/sample-space/documents/build.ts'],
  'image:files': ['node --disable-warning=ExperimentalWarning packages/dev/image/cli.ts'],
  sbom: ['node packages/dev/bill-of-materials.ts'],
  comments: ['node packages/dev/comments/cli.ts'],
  bench: ['node packages/dev/bench/run.ts'],
  'bench:content': ['node --disable-warning=ExperimentalWarning packages/dev/bench/content.ts'],
  'bench:capacity': ['node --disable-warning=ExperimentalWarning packages/dev/bench/capacity.ts'],
  'bench:large-space': ['node --disable-warning=ExperimentalWarning packages/dev/bench/large-space.ts'],
  'bench:interactions': ['node packages/dev/bench/interactions.ts'],
  'bench:navigation': ['node packages/dev/bench/navigation.ts'],
  'bench:studio': ['node packages/dev/bench/studio.ts'],
  'bench:lighthouse': ['node packages/dev/bench/lighthouse.ts'],
} as const satisfies Record<string, readonly string[]>;

export type Tool = keyof typeof TOOLS;

/** The tools of `npm run lint`. */
export const LINTERS = [
  'lint:code',
  'lint:house',
  'lint:format',
  'lint:imports',
  'lint:unused',
  'lint:wording',
  'lint:compose',
] as const satisfies Tool[];

/**
 * Runs the command lines of a tool until one fails. Passes extra arguments to the last one.
 * @returns whether all succeeded
 */
export async function runTool(
  name: Tool,
  env: NodeJS.ProcessEnv,
  runToEnd: RunToEnd,
  extra: readonly string[] = [],
): Promise<boolean> {
  const lines: readonly string[] = TOOLS[name];
  for (const [index, line] of lines.entries()) {
    const [file = '', ...args] = parseCommandString(line);
    const isLast = index === lines.length - 1;
    const command = { file, args: isLast ? [...args, ...extra] : args, env };
    if ((await runToEnd(command)).exitCode !== 0) return false;
  }
  return true;
}

/** Runs tools at this terminal, and exits with code 1 if one failed. */
export async function runTools(names: readonly Tool[], extra: readonly string[] = []): Promise<never> {
  const { runToEnd } = processGroup();
  // Leave out the variables of `.env.local`, because checks and generated files must not depend on them.
  const env = { ...process.env, PATH: environment().PATH };
  let isPassed = true;
  for (const name of names) isPassed = (await runTool(name, env, runToEnd, extra)) && isPassed;
  process.exit(isPassed ? 0 : 1);
}
