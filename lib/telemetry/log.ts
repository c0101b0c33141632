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
 * Writes an event as one line of JSON with the id of its request, and reports it as telemetry. `duration` is in
 * seconds. After 20 lines of the same event within a minute, later ones are only counted. A final line contains their
 * number (`repeated`).
 */
export function log(level: Level, event: string, details: Details = {}): void {
  if (isLineWritten(level, event, (of, name, repeated) => write(of, name, { repeated })))
    write(level, event, { ...currentRequest(), ...details });
}
