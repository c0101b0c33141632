/**
 * Records when each cache tag last expired, for every cache of this process. The state is on `globalThis` because
 * Next's bundles and the server each load this module.
 */
interface TagExpirations {
  /** Time of each tag's latest expiration, in milliseconds since the epoch. */
  times: Map<string, number>;
  /** Number of expirations. While it stays the same, a cache does not need to check its tags again. */
  version: number;
  /** Tags that will expire again, each with the number of changes that will expire it. */
  settling: Map<string, number>;
}

declare global {
  var tagExpirations: TagExpirations | undefined;
}

const expirations = (globalThis.tagExpirations ??= {
  times: new Map(),
  version: 0,
  settling: new Map(),
});

/** Tag that every expiration expires, for values that any change of content may affect. */
export const ANY_TAG = '*';

/**
 * Returns the current time in milliseconds since the epoch, with fractions. Without them, work that begins right after
 * an expiration could have the same time, and would count as older.
 */
export const currentTime = (): number => performance.timeOrigin + performance.now();

/**
 * Expires tags. Values that were cached with these tags before are never used again.
 * @param time milliseconds since the epoch; by default now
 */
export function expireTags(tags: readonly string[], time = currentTime()): void {
  for (const tag of [...tags, ANY_TAG])
    expirations.times.set(tag, Math.max(time, expirations.times.get(tag) ?? 0));
  expirations.version += 1;
}

/** Whether one of the tags expired at or after a time, in milliseconds since the epoch. */
export function haveExpiredSince(tags: readonly string[], time: number): boolean {
  return tags.some((tag) => (expirations.times.get(tag) ?? 0) >= time);
}

/** Returns when any of the tags last expired, in milliseconds since the epoch. 0 when none ever expired. */
export function lastExpiration(tags: readonly string[]): number {
  return Math.max(0, ...tags.map((tag) => expirations.times.get(tag) ?? 0));
}

/**
 * Marks tags that will expire again, because the content service may still return the state before a change. CDNs store
 * pages with these tags for only a few seconds.
 * @returns a function that ends the settling; call it before the tags expire again
 */
export function settleTags(tags: readonly string[]): () => void {
  const { settling } = expirations;
  for (const tag of tags) settling.set(tag, (settling.get(tag) ?? 0) + 1);
  let isSettling = true;
  return () => {
    if (!isSettling) return;
    isSettling = false;
    for (const tag of tags) {
      const left = (settling.get(tag) ?? 0) - 1;
      if (left > 0) settling.set(tag, left);
      else settling.delete(tag);
    }
  };
}

/** Whether a tag will expire again. */
export const isSettling = (tag: string): boolean => expirations.settling.has(tag);

/** Returns the number of expirations since this process started. */
export const expirationVersion = (): number => expirations.version;

/** Returns the tags that expired at or after a time, each with the time of its last expiration. */
export const expirationTimes = (since: number): [tag: string, time: number][] =>
  [...expirations.times].filter(([, time]) => time >= since);

/** Applies the expirations of an earlier process. */
export function restoreExpirationTimes(times: readonly (readonly [tag: string, time: number])[]): void {
  for (const [tag, time] of times)
    expirations.times.set(tag, Math.max(time, expirations.times.get(tag) ?? 0));
  expirations.version += 1;
}
