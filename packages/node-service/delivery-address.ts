/** Base URLs of Contentful's delivery API, such as `https://cdn.contentful.com` or `http://127.0.0.1:4100/cdn`. */

/**
 * Returns the URL of the preview API for a URL of the delivery API: `preview.contentful.com` for `cdn.contentful.com`.
 */
export const toPreviewAddress = (address: string): string =>
  address.replace(/^(https?:\/\/)cdn\./, '$1preview.').replace(/\/cdn$/, '/preview');

/** Converts a base URL to options of Contentful's client. */
export function clientAddress(address: string): { host: string; basePath: string; insecure: boolean } {
  const { protocol, host, pathname } = new URL(address);
  return { host, basePath: pathname === '/' ? '' : pathname, insecure: protocol === 'http:' };
}
