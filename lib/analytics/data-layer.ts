import { log } from '@/lib/telemetry/log';
import type { PageData } from './page-data';
import type { PageKind } from './page-kind';

/** The analytics properties of a page type. */
export interface PageAnalytics {
  kind?: PageKind;
  /** Product pages only. */
  productBrand?: string;
  productName?: string;
  /** Articles only. */
  articleTitle?: string;
}

/** The analytics properties of a page. */
export interface PageFacts extends PageAnalytics {
  /** The canonical URL. */
  pageUrl?: string;
  locale?: string;
}

/** docs/product.md, "Analytics". */
const DEFAULTS = { productBrand: 'US', locale: 'en-us', country: 'US', privacyRegime: 'CCPA' };

/** Kinds whose data-layer push is useless without a page URL and locale. */
const KINDS_WITH_URL: ReadonlySet<PageKind> = new Set(['product page', 'article detail', 'listing']);

/** Builds the data-layer push of a page; null, and an error in the log, when its kind requires a URL and locale and one is missing. */
export function buildDataLayer({ kind, productBrand, locale, ...facts }: PageFacts): PageData | null {
  if (kind !== undefined && KINDS_WITH_URL.has(kind) && (!facts.pageUrl || !locale)) {
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
