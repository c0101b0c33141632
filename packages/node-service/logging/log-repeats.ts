import { Repeats } from './repeats.ts';

/** Lines of one event that are written within a minute. */
const MAX_LINES = 20;

const LEVELS = ['info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/** Writes a line that says how many of an event's lines were not written. */
type WriteCount = (level: Level, event: string, repeated: number) => void;

declare global {
  // Next loads modules once per bundle; what is counted belongs to the process.
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
 * Whether a log line is written: the first lines of an event are, and the others of the same minute are counted.
 * @param event a name from the code: whatever differs between lines of one event, they are one kind
 */
export function isLineWritten(level: Level, event: string, write: WriteCount): boolean {
  return (globalThis.logRepeats ??= createLogRepeats(write))[level].passes(event);
}
