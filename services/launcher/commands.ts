import { problemOf } from '../command-line.ts';
import { build } from './build.ts';
import { environment, writeMissingSecrets } from './environment.ts';
import { exitWithMessage } from './messages.ts';
import { processGroup } from './process-group.ts';
import { run } from './run.ts';
import { runStudio } from './studio/command.ts';
import { runTests } from './test/run.ts';

/** Runs a program of the services with the environment that they have, and exits as it does. */
async function runProgram(script: string, args: string[]): Promise<never> {
  const { runToEnd } = processGroup();
  const { exitCode } = await runToEnd({
    args: ['--disable-warning=ExperimentalWarning', script, ...args],
    env: environment(),
  });
  process.exit(exitCode);
}

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  build: async () => process.exit((await build(environment(), processGroup().runToEnd)).exitCode),
  start: () => run('start'),
  dev: () => run('dev'),
  studio: async (args) => {
    const [command, ...rest] = args;
    if (rest.length === 0 && (command === undefined || command === 'build' || command === 'serve'))
      return runStudio(command);
    return runProgram('services/launcher/studio/cli.ts', args);
  },
  site: () => run('site'),
  services: (names) => run('services', { names }),
  test: runTests,
  reviews: (args) => {
    writeMissingSecrets();
    return runProgram('services/reviews/moderation/cli.ts', args);
  },
  submissions: (args) => runProgram('services/members/command.ts', args),
  backup: (args) => runProgram('services/backup/cli.ts', ['backup', ...args]),
  restore: (args) => {
    writeMissingSecrets();
    return runProgram('services/backup/cli.ts', ['restore', ...args]);
  },
  content: (args) => {
    writeMissingSecrets();
    return runProgram('services/content/tools/cli.ts', args);
  },
  doctor: (args) => runProgram('services/launcher/doctor/cli.ts', args),
  telemetry: (args) => runProgram('services/telemetry/cli.ts', args),
};

/** Runs one of the launcher's commands; exits with code 1 when there is none of that name. */
export async function runCommand(name = '', args: string[] = []): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    exitWithMessage(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}.`);
  try {
    await command(args);
  } catch (error) {
    exitWithMessage(problemOf(error));
  }
}
