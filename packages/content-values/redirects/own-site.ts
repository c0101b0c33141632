/** Returns the host without `www.`. Sites usually respond under both names. */
const hostWithoutWww = ({ host }: URL): string => host.replace(/^www\./, '');

/**
 * Whether a URL belongs to the site itself, with or without `www.`.
 * @param origin the site's own origin, such as `https://www.example.com`
 */
export const isOwnSite = (url: URL, origin: string): boolean =>
  hostWithoutWww(url) === hostWithoutWww(new URL(origin));
