import { RequestRefusedError } from './refused';

/** Returns the origin of a URL. Undefined for anything else, such as the "null" sent for opaque origins. */
function parseOrigin(url: string | null): string | undefined {
  if (url === null || !URL.canParse(url)) return undefined;
  return new URL(url).origin;
}

/**
 * Refuses requests that a page of another site sends in a visitor's name. Browsers set `Origin`, and newer ones
 * `Sec-Fetch-Site`, on every write. No page can forge either header.
 * @param origins origins of the site (`SiteConfig.origins`). The request's own host is also allowed
 * @throws RequestRefusedError 403 when the request comes from another site or its origin is unknown
 */
export function requireSameOrigin(headers: Headers, origins: readonly string[]): void {
  const site = headers.get('sec-fetch-site');
  const origin = parseOrigin(headers.get('origin'));
  const host = headers.get('host');
  const isSameOrigin =
    origin !== undefined && (origins.includes(origin) || (host !== null && new URL(origin).host === host));
  if (!isSameOrigin || (site !== null && site !== 'same-origin'))
    throw new RequestRefusedError(
      403,
      'This can only be sent from our own site. Open the page and try again.',
    );
}
