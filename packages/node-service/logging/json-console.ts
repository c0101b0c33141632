import { format, stripVTControlCharacters } from 'node:util';
import type { Level } from './log-repeats.ts';
import { Repeats } from './repeats.ts';

/** Maximum number of lines per minute from libraries and Node. Further lines are only counted. */
const MAX_LINES = 100;

const LEVELS = {
  debug: 'info',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const satisfies Record<string, Level>;

/** Whether a line comes from our own log, which also prints through the console. */
const isLogLine = (text: unknown): text is string => typeof text === 'string' && text.startsWith('{"level":');

/**
 * Makes every line that this process prints a line of JSON. Output of libraries becomes a `Printed` event, and warnings
 * from Node become `ProcessWarning`.
 */
export function printJsonOnly(): void {
  const print = { ...console };
  const write = (level: Level, event: string, details: Record<string, unknown>): void =>
    print[level](JSON.stringify({ level, event, at: new Date().toISOString(), ...details }));
  const repeats = new Repeats({
    passing: MAX_LINES,
    report: (event, repeated) => write('warn', event, { repeated }),
  });
  const limited = (level: Level, event: string, details: Record<string, unknown>): void => {
    if (repeats.passes(event)) write(level, event, details);
  };
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[name] = (...args: unknown[]) => {
      if (args.length === 1 && isLogLine(args[0])) print[name](args[0]);
      else limited(LEVELS[name], 'Printed', { message: stripVTControlCharacters(format(...args)).trim() });
    };
  // Node's default listener prints plain text.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => limited('warn', 'ProcessWarning', { name, message }));
}

/**
 * Logs an uncaught error as a line of JSON, `ProcessFailed`, before it ends the process. Not for the site: Next's own
 * listeners print such an error and continue.
 */
export function endOnUncaughtError(): void {
  process.on('uncaughtException', (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: undefined };
    const at = new Date().toISOString();
    console.error(JSON.stringify({ level: 'error', event: 'ProcessFailed', at, message, stack }));
    process.exit(1);
  });
}
