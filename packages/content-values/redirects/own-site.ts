/** A host without `www.`, under which the same site usually answers. */
const nameOf = ({ host }: URL): string => host.replace(/^www\./, '');

/** Whether a URL is of the site itself, with `www.` or without. @param origin the site's own, such as `https://www.example.com` */
export const isOwnSite = (url: URL, origin: string): boolean => nameOf(url) === nameOf(new URL(origin));
