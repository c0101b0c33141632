import { format, stripVTControlCharacters } from 'node:util';
import { isLineWritten, type Level } from './log-repeats.ts';

const LEVELS = {
  debug: 'info',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const satisfies Record<string, Level>;

/** Lines of our own log, which are printed through the console too. */
const isLogLine = (text: unknown): text is string => typeof text === 'string' && text.startsWith('{"level":');

/**
 * Makes every line that this process prints a line of JSON, those of libraries and of Node included: what is printed
 * otherwise becomes a `Printed` event, a warning of Node `ProcessWarning`. An uncaught error becomes `ProcessFailed`, and ends
 * the process with exit code 1, as without this.
 */
export function printJsonOnly(): void {
  const print = { ...console };
  const write = (level: Level, event: string, details: Record<string, unknown>): void =>
    print[level](JSON.stringify({ level, event, at: new Date().toISOString(), ...details }));
  const limited = (level: Level, event: string, details: Record<string, unknown>): void => {
    if (isLineWritten(level, event, (of, name, repeated) => write(of, name, { repeated })))
      write(level, event, details);
  };
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[name] = (...args: unknown[]) => {
      if (args.length === 1 && isLogLine(args[0])) print[name](args[0]);
      else limited(LEVELS[name], 'Printed', { message: stripVTControlCharacters(format(...args)).trim() });
    };
  // Node's own listener prints text.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => limited('warn', 'ProcessWarning', { name, message }));
  process.on('uncaughtException', (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: undefined };
    write('error', 'ProcessFailed', { message, stack });
    process.exit(1);
  });
}
