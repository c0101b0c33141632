import { log } from '@/lib/telemetry/log';
import type { PageData } from './page-data';
import type { PageKind } from './page-kind';

export interface PageAnalytics {
  kind?: PageKind;
  /** Product pages only. */
  productBrand?: string;
  productName?: string;
  /** Articles only. */
  articleTitle?: string;
}

export interface PageFacts extends PageAnalytics {
  /** Canonical URL. */
  pageUrl?: string;
  locale?: string;
}

/** Default values (docs/product.md, "Analytics"). */
const DEFAULTS = { productBrand: 'US', locale: 'en-us', country: 'US', privacyRegime: 'CCPA' };

/** Page kinds whose data-layer entry is useless without a URL and a locale. */
const KINDS_WITH_URL: ReadonlySet<PageKind> = new Set(['product page', 'article detail', 'listing']);

/** Returns the data-layer entry of a page. Returns null and logs an error when a required URL or locale is missing. */
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
