import { FILES } from '@cleanpro/content-values/paths/links';

/** Parameters of the Images API (docs/services.md). All others have no effect and are dropped. */
const PARAMETERS = new Set(['w', 'h', 'fit', 'f', 'r', 'q', 'bg', 'fm', 'fl']);
/** `/images/{space}/{asset}/{token}/{file name}` */
const PATH = new RegExp(`^${FILES}[^/]+/[^/]+/[^/]+/[^/]+$`);

export type ImageRequest =
  | { kind: 'missing' }
  | { kind: 'refused' }
  /**
   * `path` includes the query. `converts`: whether the file is converted. `varies`: whether the format depends on the
   * browser.
   */
  | { kind: 'file'; path: string; converts: boolean; varies: boolean };

/**
 * Image conversions that this site uses. The keys are query strings, exactly as they appear in the site's image URLs.
 */
export interface Conversions {
  /** Conversions that are the same for every browser. */
  fixed: ReadonlySet<string>;
  /** Conversions to WebP, each with the conversion to AVIF for browsers that accept it. */
  negotiated: ReadonlyMap<string, string>;
}

const AVIF = /(?:^|,)\s*image\/avif\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

/**
 * Parses a request to `/images`. Conversions that this site does not use are refused, because they cost time and no
 * page needs them.
 * @param accept value of the `Accept` header. Negotiated conversions are to WebP unless it contains AVIF
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
