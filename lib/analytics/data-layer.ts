import { log } from '@/lib/telemetry/log';
import type { PageData } from './page-data';
import type { PageKind } from './page-kind';

/** What a page says of itself to analytics. */
export interface PageFacts {
  kind?: PageKind;
  /** The canonical address. */
  pageUrl?: string;
  locale?: string;
  /** Of a product page: its brand and name. */
  productBrand?: string;
  productName?: string;
  /** Of an article. */
  articleTitle?: string;
}

/** Specification section 9, "Analytics data-layer defaults". */
const DEFAULTS = { productBrand: 'US', locale: 'en-us', country: 'US', privacyRegime: 'CCPA' };

/** Of these kinds a push without address or locale could not be told from others. */
const NEEDS_ADDRESS: ReadonlySet<PageKind> = new Set(['product page', 'article detail', 'listing']);

/** Builds the push of a page; null, with an error in the log, where the page must say its address and locale and does not. */
export function buildDataLayer({ kind, productBrand, locale, ...facts }: PageFacts): PageData | null {
  if (kind !== undefined && NEEDS_ADDRESS.has(kind) && (!facts.pageUrl || !locale)) {
    log('error', 'DataLayerFailure', { kind, message: 'page URL and locale are required' });
    return null;
  }
  return {
    event: 'page',
    ...DEFAULTS,
    ...(kind && { pageKind: kind }),
    ...(productBrand && { productBrand }),
    ...(locale && { locale }),
    ...facts,
  };
}
