/** Addresses of the files with hydration data. Each contains the page's path and a hash of its markup. */
import { pageSlug } from '../../lib/content/routing/routes.ts';

const PREFIX = '/_page-data/';
const ADDRESS = /^\/_page-data\/[\w-]{22}(\/.*)\.js$/;

/**
 * Returns the address of a page's hydration data.
 * @param hash hash of the page's markup
 */
export const pageDataAddress = (path: string, hash: string): string => `${PREFIX}${hash}${path}.js`;

/** Whether the cache key of a response is the address of hydration data. */
export const isPageDataAddress = (key: string): boolean => key.startsWith(PREFIX);

/** Returns the path of the page that an address of hydration data belongs to; undefined for any other address. */
export function pageOfData(address: string): string | undefined {
  if (!isPageDataAddress(address)) return undefined;
  const path = ADDRESS.exec(address)?.[1];
  return path !== undefined && pageSlug(path) !== null ? path : undefined;
}
