type Level = 'info' | 'warn' | 'error';
type Details = Record<string, string | number | boolean | undefined>;
type Log = (level: Level, event: string, details?: Details) => void;

let write: Log = (level, event, details) => {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...details });
  if (level === 'info') console.log(line);
  else console.error(line);
};

/**
 * Writes one line of JSON, or calls the function set by `logWith`. Details never contain tokens, personal data or
 * client input.
 */
export const log: Log = (...line) => write(...line);

/** Replaces the log function, for a process that embeds this service. */
export const logWith = (log: Log): void => {
  write = log;
};
