/** Error handling of the command-line programs that operators run. */
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { exitOnHelp, helpText, isUsageError, type Help } from './help.ts';
import { errorMessage } from './logging/error-message.ts';

/**
 * Returns the name of the user that runs this process, or the numeric ID of a user without a name, as in some
 * containers.
 */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

/** Whether nothing exists at this path. False for a path that this user has no permission to look up. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

function deniedSentence(path: string, call: string): string {
  const user = userName();
  if (!isMissing(path))
    return `The user ${user} may not read or change ${path}. Change its owner, run the command as its owner, or choose another path.`;
  const problem = `${path} does not exist, and the user ${user} may not create it.`;
  return call === 'mkdir'
    ? `${problem} Create it as root: install -d -m 700 -o ${user} '${path}'`
    : `${problem} Choose another path.`;
}

/** Advice for operating system errors, by error code. `call` is the system call that failed. */
const SYSTEM: Record<string, (path: string, call: string) => string> = {
  EEXIST: (path) => `${path} already exists. Remove it, or choose another path.`,
  ENOENT: (path) => `${path} does not exist. Check the spelling, and whether its folder exists.`,
  EACCES: deniedSentence,
  EPERM: (path) => `This user may not change ${path}. Run the command as the user of the services.`,
  EROFS: (path) => `${path} is on a read-only file system. Choose another path.`,
  ENOSPC: () => 'The disk is full. Free space, and run the command again.',
  EISDIR: (path) => `${path} is a folder, but must be a file.`,
  ENOTDIR: (path) => `A part of ${path} is a file, but must be a folder. Check the spelling.`,
  ECONNREFUSED: () =>
    'The services do not answer. Start them with "npm run services", and check SERVICES_HOST and SERVICES_PORT.',
};

/** Errors that indicate a bug in the program. Their stack trace shows where. */
const FAULTS = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AssertionError']);

/**
 * Returns the text to print for an error: a sentence if the person at the terminal can fix the problem, a stack trace
 * if it is a bug.
 * @param help printed below the error if the arguments are invalid
 */
export function problemOf(error: unknown, help?: Help): string {
  if (isUsageError(error)) return [error.message, help && helpText(help)].filter(Boolean).join('\n\n');
  if (!(error instanceof Error)) return String(error);
  // fetch puts the reason into `cause`.
  if (error.message === 'fetch failed' && error.cause) return problemOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error ? String(error.path) : 'The file';
  const sentence = SYSTEM[code]?.(path, 'syscall' in error ? String(error.syscall) : '');
  if (sentence !== undefined) return sentence;
  return FAULTS.has(error.name) ? (error.stack ?? error.message) : errorMessage(error);
}

/**
 * Runs a program, or prints its help if its arguments ask for help. If the program fails, prints what to do about it,
 * and sets exit code 1.
 */
export async function runCommandLine(main: () => Promise<void> | void, help: Help): Promise<void> {
  exitOnHelp(help);
  try {
    await main();
  } catch (error) {
    console.error(problemOf(error, help));
    process.exitCode = 1;
  }
}
