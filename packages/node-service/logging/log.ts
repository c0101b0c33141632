import { isLineWritten, type Level } from './log-repeats.ts';

type Details = Record<string, string | number | boolean | undefined>;

function write(level: Level, event: string, details: Details): void {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...details });
  if (level === 'info') console.log(line);
  else console.error(line);
}

/**
 * Writes one line of JSON. Never pass personal data, tokens or visitors' input. If an event has more than 20 lines in a
 * minute, the rest are suppressed, and a final line gives their number (`repeated`).
 */
export function log(level: Level, event: string, details: Details = {}): void {
  if (isLineWritten(level, event, (of, name, repeated) => write(of, name, { repeated })))
    write(level, event, details);
}
