/** Addresses of the files with the data for hydration: they name the page and a hash of its markup. */

const PREFIX = '/_page-data/';
const ADDRESS = /^\/_page-data\/[\w-]{22}(\/en-us(?:\/[\w/-]*)?)\.js$/;

/** The address of a page's data. @param hash of the page's markup */
export const pageDataAddress = (path: string, hash: string): string => `${PREFIX}${hash}${path}.js`;

export const isPageDataAddress = (url: string): boolean => url.startsWith(PREFIX);

/** The path of the page whose data an address names; undefined for any other address. */
export const pageOfData = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
