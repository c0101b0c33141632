import type { Handler } from './http-server.ts';

const SHARED_MAX_AGE = /\bs-maxage=(\d+)(?:, stale-while-revalidate=\d+)?/;

/**
 * Lets a CDN or proxy in front cache pages for a while only: here a page is cached until something expires it, and there
 * nothing does.
 * @param maxAge in seconds
 */
export const limitSharedCaching =
  (handle: Handler, maxAge: number): Handler =>
  (request, response) => {
    const toLimited = (value: string): string =>
      value.replace(
        SHARED_MAX_AGE,
        (_, seconds) => `s-maxage=${Math.min(Number(seconds), maxAge)}, stale-while-revalidate=${maxAge}`,
      );
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        typeof value === 'string' && name.toLowerCase() === 'cache-control' ? toLimited(value) : value,
      );
    return handle(request, response);
  };
