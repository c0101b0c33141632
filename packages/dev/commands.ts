import { problemOf } from '@cleanpro/node-service/command-line';
import {
  hasHelpOption,
  checkArguments,
  helpText,
  isUsageError,
  UsageError,
  type Help,
} from '@cleanpro/node-service/help';
import { build } from './build.ts';
import { environment, setUpProblem } from './environment.ts';
import { HELP, LAUNCHER } from './help.ts';
import { exitWithMessage } from './messages.ts';
import { processGroup } from './process-group.ts';
import { run } from './run.ts';
import { runStudio } from './studio/command.ts';
import { LINTERS, runTools, TOOLS, type Tool } from './tools.ts';

async function runProgram(script: string, args: string[]): Promise<never> {
  const { runToEnd } = processGroup();
  const { exitCode } = await runToEnd({
    args: ['--disable-warning=ExperimentalWarning', script, ...args],
    env: environment(),
  });
  process.exit(exitCode);
}

/** Runs a program that works on existing data or content of the services. Never sets up a new installation. */
async function runOnData(name: string, script: string, args: string[]): Promise<never> {
  const problem = setUpProblem(name);
  if (problem !== undefined) exitWithMessage(problem);
  return runProgram(script, args);
}

type Command = Exclude<keyof typeof HELP, Tool>;

const COMMANDS: Record<Command, (args: string[]) => Promise<void>> = {
  build: async () => process.exit((await build(environment(), processGroup().runToEnd)).exitCode),
  start: () => run('start'),
  dev: () => run('dev'),
  studio: (args) => {
    const [command, ...rest] = args;
    if (rest.length === 0 && (command === undefined || command === 'build' || command === 'serve'))
      return runStudio(command);
    return runOnData('studio', 'packages/dev/studio/cli.ts', args);
  },
  site: () => run('site'),
  services: (names) => run('services', { names }),
  // Import these dynamically, because the rest of the commands run without development packages.
  test: async (args) => (await import('./test-stages/run.ts')).runTests(args),
  next: async (args) => (await import('./next-check/run.ts')).checkNext(args),
  lint: () => runTools(LINTERS),
  reviews: (args) => runOnData('reviews', 'packages/services/commands/reviews.ts', args),
  submissions: (args) => runOnData('submissions', 'packages/services/commands/submissions.ts', args),
  backup: (args) => runOnData('backup', 'packages/services/commands/backup.ts', ['backup', ...args]),
  restore: (args) => runOnData('restore', 'packages/services/commands/backup.ts', ['restore', ...args]),
  content: (args) =>
    args[0] === 'diff'
      ? runProgram('packages/services/content-tools/cli.ts', args)
      : runOnData('content', 'packages/services/content-tools/cli.ts', args),
  'content check': (args) => runProgram('packages/content-check/cli.ts', args),
  doctor: (args) => runOnData('doctor', 'packages/dev/doctor/cli.ts', args),
  telemetry: (args) => runOnData('telemetry', 'packages/services/commands/telemetry.ts', args),
};

const isTool = (name: string): name is Tool => Object.hasOwn(TOOLS, name);
const isCommand = (name: string): name is Command => Object.hasOwn(COMMANDS, name);

/**
 * Runs a command or a tool of the launcher, or prints its help. Exits with code 2 if the command or its arguments are
 * wrong.
 */
export async function runCommand(name = '', args: string[] = []): Promise<void> {
  const longName = `${name} ${args[0]}`;
  const [command, rest] = isCommand(longName) ? [longName, args.slice(1)] : [name, args];
  const help: Help = isTool(command) || isCommand(command) ? HELP[command] : LAUNCHER;
  try {
    if (hasHelpOption([command, ...rest])) return console.log(helpText(help));
    checkArguments(help, rest);
    if (isTool(command)) return await runTools([command], rest);
    if (!isCommand(command))
      throw new UsageError(name ? `There is no command "${name}".` : 'Specify a command.');
    await COMMANDS[command](rest);
  } catch (error) {
    if (!isUsageError(error)) exitWithMessage(problemOf(error));
    console.error(problemOf(error, help));
    process.exit(2);
  }
}
