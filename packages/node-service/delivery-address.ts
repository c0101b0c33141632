/** Addresses of Contentful's delivery API, such as `https://cdn.contentful.com` or `http://127.0.0.1:4100/cdn`. */

/** The preview API's address for a delivery API's: `preview.contentful.com` for `cdn.contentful.com`. */
export const toPreviewAddress = (address: string): string =>
  address.replace(/^(https?:\/\/)cdn\./, '$1preview.').replace(/\/cdn$/, '/preview');

/** Returns the options with which Contentful's own client uses an address. */
export function clientAddress(address: string): { host: string; basePath: string; insecure: boolean } {
  const { protocol, host, pathname } = new URL(address);
  return { host, basePath: pathname === '/' ? '' : pathname, insecure: protocol === 'http:' };
}
