/** Structured log lines, also sent as telemetry events. Never log personal data, tokens or visitors' input. */
import { currentRequest } from './request-context.ts';

type Level = 'info' | 'warn' | 'error';

/** Writes one event as a line of JSON, with the id of its request, and reports it; `duration` is in seconds. */
export function log(
  level: Level,
  event: string,
  details: Record<string, string | number | boolean | undefined> = {},
): void {
  const fields = { ...currentRequest(), ...details };
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...fields });
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.log(line);
  globalThis.telemetryReporter?.event(event, { level, ...fields });
}
