type Level = 'info' | 'warn' | 'error';
type Details = Record<string, string | number | boolean | undefined>;
type Log = (level: Level, event: string, details?: Details) => void;

let write: Log = (level, event, details) => {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...details });
  if (level === 'info') console.log(line);
  else console.error(line);
};

/** Writes one line of JSON, or what `logWith` set. Details are never tokens, personal data or what a client sent. */
export const log: Log = (...line) => write(...line);

/** Sets the log of the process that this service is a part of. */
export const logWith = (log: Log): void => {
  write = log;
};
