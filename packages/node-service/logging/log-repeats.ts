import { Repeats } from './repeats.ts';

/** Maximum number of lines per event per minute. */
const MAX_LINES = 20;

const LEVELS = ['info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** Writes a line with the number of suppressed lines of an event. */
type WriteCount = (level: Level, event: string, repeated: number) => void;

declare global {
  // Next loads this module once per bundle, but the counts belong to the whole process.
  var logRepeats: Record<Level, Repeats> | undefined;
}

function createLogRepeats(write: WriteCount): Record<Level, Repeats> {
  const repeatsOf = (level: Level): Repeats =>
    new Repeats({ passing: MAX_LINES, report: (event, repeated) => write(level, event, repeated) });
  process.once('exit', () => {
    for (const level of LEVELS) globalThis.logRepeats?.[level].report();
  });
  return { info: repeatsOf('info'), warn: repeatsOf('warn'), error: repeatsOf('error') };
}

/**
 * Whether to write a log line. After the first 20 lines of an event in a minute, lines are only counted.
 * @param event a fixed name from the code; its lines count together, regardless of their details
 */
export function isLineWritten(level: Level, event: string, write: WriteCount): boolean {
  return (globalThis.logRepeats ??= createLogRepeats(write))[level].passes(event);
}
