/** Tests `--help` of every npm script, in this process: help needs no setup. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Help } from '@cleanpro/node-service/help';
import { runCommand } from '../../commands.ts';
import { HELP as ALL, LAUNCHER } from '../../help.ts';

const HELP: Record<string, Help> = ALL;
const SCRIPTS = z.object({ scripts: z.record(z.string(), z.string()) });

/** The arguments of the launcher in each npm script, by the script's name. */
const scripts = globSync('{.,packages/*}/package.json').flatMap((path) => {
  const manifest = SCRIPTS.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.entries(manifest.scripts).flatMap(([script, line]) => {
    const [, args] = /launch\.mjs (.+)/.exec(line) ?? [];
    return args === undefined ? [] : [[script, args.split(' ')] as const];
  });
});

const EXIT = new Error('process.exit');

/** Runs a command of the launcher. Fails if it goes on to do anything else than print. */
async function run([name, ...args]: readonly string[]) {
  const output = jest.spyOn(console, 'log').mockImplementation(() => {});
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw EXIT;
  });
  await runCommand(name, args).catch((error: unknown) => {
    if (error !== EXIT) throw error;
  });
  const textOf = (spy: typeof output) => spy.mock.calls.flat().join('\n');
  const result = { output: textOf(output), errors: textOf(errors), code: exit.mock.calls[0]?.[0] ?? 0 };
  jest.restoreAllMocks();
  return result;
}

/** A usage, a purpose, maybe commands, options, and examples, each after an empty line. */
const TEXT =
  /^Usage: (?:npm|node) \S.*\n\n[A-Z].*\.\n(?:\nCommands:\n(?: {2}\S.* {2}\S.*\n)+)?\nOptions:\n(?: {2}\S.* {2}\S.*\n)+\nExamples:(?:\n {2}(?:npm|node) \S.*)+$/;

test.each(scripts)('npm script %s prints its help', async (script, args) => {
  const { output, errors, code } = await run([...args, '--help']);
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect(output).toMatch(TEXT);
  expect(output).toMatch(new RegExp(String.raw`npm (?:run (?:--silent )?)?${script}(?![\w:-])`));
  expect(await run([...args, '-h'])).toEqual({ output, errors, code });
});

// The arguments of the others are checked by the programs that they pass them to.
const checked = Object.keys(HELP).filter((command) => !('…' in (HELP[command]?.options ?? {})));

test.each(checked)('%s rejects unknown options', async (command) => {
  const { output, errors, code } = await run([...command.split(' '), '--no-such-option']);
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(errors).toMatch(/^Unknown option '--no-such-option'.*\n\nUsage: /);
});

test.each([
  [['no-such-command'], 'There is no command "no-such-command".'],
  [[], 'Specify a command.'],
  [['start', 'site'], "Unexpected argument 'site'."],
  [['submissions'], 'An argument is missing.'],
  [['reviews', 'remove', 'ID'], 'There is no command "remove".'],
  [['services', 'member'], 'There is no command "member".'],
  [['backup', '--without-content'], 'An argument is missing.'],
  [['restore', '--without-content=no', 'backup'], "Option '--without-content' does not take an argument"],
  [['test', 'lib/forms'], 'Name the stages first: npm test -- --only unit lib/forms'],
  [['test', '--only', 'units'], 'There is no stage "units".'],
  [['next', '16', '17'], 'Specify one version or tag of Next.'],
])('%j exits with 2 and prints the problem and the usage', async (args, problem) => {
  const { output, errors, code } = await run(args);
  expect({ output, code }).toEqual({ output: '', code: 2 });
  expect(errors.startsWith(problem)).toBe(true);
  expect(errors).toContain('\n\nUsage: ');
});

test("the launcher's help lists every command with its purpose", async () => {
  const { output, code } = await run(['--help']);
  expect(code).toBe(0);
  expect(output).toMatch(TEXT);
  for (const [command, { purpose }] of Object.entries(HELP))
    expect(output).toMatch(new RegExp(String.raw`^ {2}${command} +${RegExp.escape(purpose)}$`, 'm'));
  expect((await run(['no-such-command'])).errors).toContain(output);
  expect(LAUNCHER.usage).toContain('launch.mjs COMMAND');
});

test.each([
  [['packages/services/server.ts', '--help'], 'npm run services -- [NAME…]'],
  [['packages/services/commands/backup.ts', 'restore', '--help'], 'npm run restore -- BACKUP'],
  [['packages/studio/server/main.ts', '--help'], 'node packages/studio/server/main.ts'],
  [['server/health/check.ts', '-h'], 'node server/health/check.ts [URL]'],
])('node %j prints its help without any setup', (args, usage) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.startsWith(`Usage: ${usage}`)).toBe(true);
});
