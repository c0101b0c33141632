import { FILES } from '@cleanpro/content-values/paths/links';

/** Parameters of the Images API (docs/services.md); all others change nothing and are left out. */
const PARAMETERS = new Set(['w', 'h', 'fit', 'f', 'r', 'q', 'bg', 'fm', 'fl']);
/** `/images/{space}/{asset}/{token}/{file name}` */
const PATH = new RegExp(`^${FILES}[^/]+/[^/]+/[^/]+/[^/]+$`);

/** What a request to `/images` is for. */
export type ImageRequest =
  | { kind: 'missing' }
  | { kind: 'refused' }
  /** A path with query; `converts` when it is not the original file, `varies` when its format depends on the browser. */
  | { kind: 'file'; path: string; converts: boolean; varies: boolean };

/** The conversions that this site uses, by their query as the site writes it. */
export interface Conversions {
  /** For every browser the same. */
  fixed: ReadonlySet<string>;
  /** To WebP, with the query to AVIF for browsers that accept it. */
  negotiated: ReadonlyMap<string, string>;
}

const AVIF = /(?:^|,)\s*image\/avif\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

/**
 * Parses a request to `/images`. Only conversions that this site uses are passed on: any other costs a conversion that no
 * page needs.
 * @param accept the formats that the browser accepts, as its header says; WebP when there is none
 */
export function parseImageRequest(
  { pathname, searchParams }: URL,
  { fixed, negotiated }: Conversions,
  accept: string | null,
): ImageRequest {
  if (!PATH.test(pathname)) return { kind: 'missing' };
  const query = String(new URLSearchParams([...searchParams].filter(([name]) => PARAMETERS.has(name))));
  if (query === '') return { kind: 'file', path: pathname, converts: false, varies: false };
  const avif = negotiated.get(query);
  if (avif === undefined && !fixed.has(query)) return { kind: 'refused' };
  const converted = avif !== undefined && AVIF.test(accept ?? '') ? avif : query;
  return { kind: 'file', path: `${pathname}?${converted}`, converts: true, varies: avif !== undefined };
}
