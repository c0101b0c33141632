/** The time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const SYSTEM_CLOCK: Clock = { now: () => Date.now() };

/** Milliseconds since 1970 as ISO 8601, the form of the tables. */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();
