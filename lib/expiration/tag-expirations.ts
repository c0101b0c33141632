/**
 * When each cache tag last expired, for every cache of this process. On `globalThis`, because Next's bundles and the
 * server load this module once each.
 */
interface TagExpirations {
  /** By tag, in milliseconds since the epoch. */
  times: Map<string, number>;
  /** Grows with each expiration, so that a cache need not look at its tags again while it stays. */
  version: number;
  /** Tags that are going to expire once more, with the number of changes for which they are. */
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

/** Every expiration expires it, for what any change of content may concern. */
export const ANY_TAG = '*';

/** The time in milliseconds since the epoch, with fractions: what begins after an expiration has a later time. */
export const currentTime = (): number => performance.timeOrigin + performance.now();

/** Expires tags at a time, now by default: what was made from them before is never used again. */
export function expireTags(tags: readonly string[], time = currentTime()): void {
  for (const tag of [...tags, ANY_TAG])
    expirations.times.set(tag, Math.max(time, expirations.times.get(tag) ?? 0));
  expirations.version += 1;
}

/** Whether one of the tags expired at a time or after it. */
export function haveExpiredSince(tags: readonly string[], time: number): boolean {
  return tags.some((tag) => (expirations.times.get(tag) ?? 0) >= time);
}

/** When the last of the tags expired; 0 when none ever did. */
export function lastExpiration(tags: readonly string[]): number {
  return Math.max(0, ...tags.map((tag) => expirations.times.get(tag) ?? 0));
}

/**
 * Marks tags that are going to expire once more, because the content service may still show the state before a change. A
 * CDN stores pages with them for seconds only.
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

/** Whether a tag is going to expire once more. */
export const isSettling = (tag: string): boolean => expirations.settling.has(tag);

/** How many expirations there were. */
export const expirationVersion = (): number => expirations.version;

/** The tags that expired at a time or after it, each with the time of its last expiration. */
export const expirationTimes = (since: number): [tag: string, time: number][] =>
  [...expirations.times].filter(([, time]) => time >= since);

/** Applies the expirations of an earlier process. */
export function restoreExpirationTimes(times: readonly (readonly [tag: string, time: number])[]): void {
  for (const [tag, time] of times)
    expirations.times.set(tag, Math.max(time, expirations.times.get(tag) ?? 0));
  expirations.version += 1;
}
