/** Addresses of the files with the data for hydration: they name the page and a hash of its markup. */
import { pageSlug } from '../../lib/content/routing/routes.ts';

const PREFIX = '/_page-data/';
const ADDRESS = /^\/_page-data\/[\w-]{22}(\/.*)\.js$/;

/** The address of a page's data. @param hash of the page's markup */
export const pageDataAddress = (path: string, hash: string): string => `${PREFIX}${hash}${path}.js`;

/** Whether a key of a stored response is the address of data. */
export const isPageDataAddress = (key: string): boolean => key.startsWith(PREFIX);

/** The path of the page whose data an address names; undefined for any other address. */
export function pageOfData(address: string): string | undefined {
  if (!isPageDataAddress(address)) return undefined;
  const path = ADDRESS.exec(address)?.[1];
  return path !== undefined && pageSlug(path) !== null ? path : undefined;
}
