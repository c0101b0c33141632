/** The time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const SYSTEM_CLOCK: Clock = { now: () => Date.now() };

/** A moment as the tables hold it. */
export const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();
