/** Errors of the programs that operators run. */
import { errorMessage } from './error-message.ts';

/** Advice for operating system errors, by error code. */
const SYSTEM: Record<string, (path: string) => string> = {
  EEXIST: (path) => `${path} exists already. Remove it, or name another.`,
  ENOENT: (path) => `${path} does not exist. Look at its spelling, and create the folder that it is in.`,
  EACCES: (path) =>
    `This user may not open ${path}. Run the command as the user of the services, or name another file.`,
  EPERM: (path) => `This user may not change ${path}. Run the command as the user of the services.`,
  EROFS: (path) => `${path} is on a file system that cannot be written. Name a file elsewhere.`,
  ENOSPC: () => 'The disk is full. Free space, and run the command again.',
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  ENOTDIR: (path) => `A part of ${path} is a file, not a folder. Look at its spelling.`,
  ECONNREFUSED: () =>
    'The services do not answer. Start them with "npm run services", and look at SERVICES_HOST and SERVICES_PORT.',
};

/** Errors of JavaScript itself, which are faults of the program: their stack says where. */
const FAULTS = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AssertionError']);

/**
 * Returns the text that describes an error: a sentence for what a person at the terminal can do something about, and the stack of
 * what is a fault of the program.
 * @param usage printed for arguments that the program does not know
 */
export function problemOf(error: unknown, usage = ''): string {
  if (!(error instanceof Error)) return String(error);
  // fetch has the reason as its cause.
  if (error.message === 'fetch failed' && error.cause) return problemOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS_')) return `${error.message}\n\n${usage}`.trim();
  const path = 'path' in error ? String(error.path) : 'The file';
  const sentence = SYSTEM[code]?.(path);
  if (sentence !== undefined) return sentence;
  return FAULTS.has(error.name) ? (error.stack ?? error.message) : errorMessage(error);
}

/** Runs a program to its end. An error is printed in a sentence that says what to do, and ends it with exit code 1. */
export async function runCommandLine(main: () => Promise<void> | void, usage?: string): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(problemOf(error, usage));
    process.exitCode = 1;
  }
}
