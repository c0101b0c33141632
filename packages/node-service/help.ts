/** Help of command-line programs: the text of `--help`, and the check of arguments against it. */
import { parseArgs } from 'node:util';

export interface Help {
  /** The command line, such as `npm run backup -- FOLDER [OPTIONS]`. Capitals stand for arguments. */
  usage: string;
  /** One sentence. */
  purpose: string;
  /** Purposes of the subcommands, by syntax, such as `show ID`. */
  commands?: Readonly<Record<string, string>>;
  /** Purposes of the options, by syntax, such as `--form NAME`. With `…`, another program checks the arguments. */
  options?: Readonly<Record<string, string>>;
  /** The command line itself if it has no arguments. */
  examples?: readonly string[];
}

/** Thrown for arguments that a program does not understand. Its help is printed with the message. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  // Not `instanceof`: tests run in a context whose errors are not those of Node's own functions.
  (typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS_'));

export const hasHelpOption = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

/** Returns the text that `--help` prints. */
export function helpText({ usage, purpose, commands, options, examples = [usage] }: Help): string {
  const sections = { Commands: commands ?? {}, Options: { ...options, '-h, --help': 'print this help' } };
  const width =
    Math.max(
      ...Object.values(sections)
        .flatMap(Object.keys)
        .map(({ length }) => length),
    ) + 2;
  const lines = Object.entries(sections).flatMap(([title, rows]) => {
    const row = Object.entries(rows).map(([name, what]) => `  ${name.padEnd(width)}${what}`);
    return row.length === 0 ? [] : ['', `${title}:`, ...row];
  });
  const example = examples.map((each) => `  ${each}`);
  return [`Usage: ${usage}`, '', purpose, ...lines, '', 'Examples:', ...example].join('\n');
}

/**
 * Checks arguments against a command's help.
 * @throws UsageError or an error of `parseArgs` for an unknown option or subcommand, or if there are too few or too many
 * arguments
 */
export function checkArguments({ usage, commands, options = {} }: Help, args: readonly string[]): void {
  if ('…' in options) return;
  const types = Object.keys(options).map((syntax) => {
    const [option = '', value] = syntax.split(' ');
    return [option.replace('--', ''), { type: value === undefined ? 'boolean' : 'string' }] as const;
  });
  const { positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    allowPositionals: /[A-Z[]/.test(usage),
  });
  const [first] = positionals;
  if (first === undefined && / [A-Z]+(?: |$)/.test(usage)) throw new UsageError('An argument is missing.');
  const names = Object.keys(commands ?? {}).map((syntax) => syntax.split(' ')[0]);
  if (first !== undefined && names.length > 0 && !names.includes(first))
    throw new UsageError(`There is no command "${first}".`);
}

/** Prints the help and ends the process, if its arguments ask for help. */
export function exitOnHelp(help: Help): void {
  if (!hasHelpOption(process.argv.slice(2))) return;
  process.stdout.write(`${helpText(help)}\n`);
  process.exit(0);
}
