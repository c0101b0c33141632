/**
 * The `Cache-Control` of a page: here it is cached until something expires it, and in a CDN or proxy that nothing purges
 * for a while only.
 * @param revalidate the age in seconds at which it is rendered again; false for never
 * @param maxAge in seconds
 */
export const sharedCacheControl = (revalidate: number | false, maxAge: number): string =>
  `s-maxage=${revalidate === false ? maxAge : Math.min(revalidate, maxAge)}, stale-while-revalidate=${maxAge}`;
