import { ServerResponse, type IncomingMessage } from 'node:http';

const SHARED_MAX_AGE = /\bs-maxage=(\d+)(?:, stale-while-revalidate=\d+)?/;

/**
 * The `Cache-Control` of a page: here it is cached until something expires it, and in a CDN or proxy that nothing purges
 * for a while only.
 * @param revalidate the age in seconds at which it is rendered again; false for never
 * @param maxAge in seconds
 */
export const sharedCacheControl = (revalidate: number | false, maxAge: number): string =>
  `s-maxage=${Math.min(revalidate === false ? Infinity : revalidate, maxAge)}, stale-while-revalidate=${maxAge}`;

/**
 * Responses with which a CDN or proxy in front may cache pages for a while only: here a page is cached until something
 * expires it, and there nothing does.
 * @param maxAge in seconds
 */
export function limitedResponse(maxAge: number): typeof ServerResponse {
  const toLimited = (value: string): string =>
    value.replace(
      SHARED_MAX_AGE,
      (_, seconds) => `s-maxage=${Math.min(Number(seconds), maxAge)}, stale-while-revalidate=${maxAge}`,
    );
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override setHeader(name: string, value: number | string | readonly string[]): this {
      const isLimited = typeof value === 'string' && name.toLowerCase() === 'cache-control';
      return super.setHeader(name, isLimited ? toLimited(value) : value);
    }
  };
}
