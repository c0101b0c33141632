import { FILES } from '../content/routing/links';

/** Parameters of the Images API (docs/services.md); all others change nothing and are left out. */
const PARAMETERS = new Set(['w', 'h', 'fit', 'f', 'r', 'q', 'bg', 'fm', 'fl']);
/** `/images/{space}/{asset}/{token}/{file name}` */
const PATH = new RegExp(`^${FILES}[^/]+/[^/]+/[^/]+/[^/]+$`);

/** What a request to `/images` is for. */
export type ImageRequest =
  | { kind: 'missing' }
  | { kind: 'refused' }
  /** A path with query; `converts` when it is not the original file. */
  | { kind: 'file'; path: string; converts: boolean };

/**
 * Parses a request to `/images`. Only conversions that this site uses are passed on: any other costs a conversion that no
 * page needs.
 * @param conversions the query of each of them, as the site writes it
 */
export function parseImageRequest(
  { pathname, searchParams }: URL,
  conversions: ReadonlySet<string>,
): ImageRequest {
  if (!PATH.test(pathname)) return { kind: 'missing' };
  const query = String(new URLSearchParams([...searchParams].filter(([name]) => PARAMETERS.has(name))));
  if (query === '') return { kind: 'file', path: pathname, converts: false };
  return conversions.has(query)
    ? { kind: 'file', path: `${pathname}?${query}`, converts: true }
    : { kind: 'refused' };
}
