export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
}

export const SYSTEM_CLOCK: Clock = { now: () => Date.now() };

/** Formats milliseconds since 1970 as ISO 8601, as stored in the tables. */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();
