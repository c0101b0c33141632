/** Structured log lines, also sent as telemetry events. Never log personal data, tokens or visitors' input. */
import { isLineWritten, type Level } from '@cleanpro/node-service/logging/log-repeats';
import { currentRequest } from './request-context.ts';

type Details = Record<string, string | number | boolean | undefined>;

function write(level: Level, event: string, fields: Details): void {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...fields });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.log(line);
  globalThis.telemetryReporter?.event(event, { level, ...fields });
}

/**
 * Writes one event as a line of JSON, with the id of its request, and reports it; `duration` is in seconds. Beyond 20 lines
 * of an event within a minute, a last one has the number of the others (`repeated`).
 */
export function log(level: Level, event: string, details: Details = {}): void {
  if (isLineWritten(level, event, (of, name, repeated) => write(of, name, { repeated })))
    write(level, event, { ...currentRequest(), ...details });
}
