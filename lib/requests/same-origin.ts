import { RequestRefusedError } from './refused';

/** The origin of an address, or undefined when it is none ("null" is what browsers say of hidden ones). */
function originOf(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

/**
 * Lets through only what a page of this site sent: another site's page must not act in a visitor's name. Browsers say
 * where a write comes from in `Origin`, and newer ones in `Sec-Fetch-Site`; neither can be set by a page.
 * @param siteUrl the site's canonical root; the host that the request was sent to counts as well
 * @throws RequestRefusedError 403
 */
export function requireSameOrigin(headers: Headers, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  const origin = originOf(headers.get('origin'));
  const host = headers.get('host');
  const own =
    origin !== undefined &&
    (origin === new URL(siteUrl).origin || (host !== null && new URL(origin).host === host));
  if (!own || (site !== null && site !== 'same-origin'))
    throw new RequestRefusedError(
      403,
      'Only a page of this site can send this. Open the page and try again.',
    );
}
