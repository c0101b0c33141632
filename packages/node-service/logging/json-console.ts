import { format, stripVTControlCharacters } from 'node:util';
import type { Level } from './log-repeats.ts';
import { Repeats } from './repeats.ts';

/** Maximum number of lines per minute from libraries and Node. Lines beyond it are counted, not printed. */
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
 * Makes this process print nothing but lines of JSON. Output of libraries becomes the event `Printed`, and warnings
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
 * Logs an uncaught error as the event `ProcessFailed`, then exits. Do not call it in the site, where Next's own
 * listeners print such an error and the process continues.
 */
export function endOnUncaughtError(): void {
  process.on('uncaughtException', (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: undefined };
    const at = new Date().toISOString();
    console.error(JSON.stringify({ level: 'error', event: 'ProcessFailed', at, message, stack }));
    process.exit(1);
  });
}
