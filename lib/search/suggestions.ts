import type { Kind } from './documents';
import type { Hit } from './search-index';
import type { Segment } from './words';

/** The address that suggestions are asked at. */
export const SUGGEST_PATH = '/api/search/suggest';

/** How a kind of result is called. */
export const KIND_TITLES: Record<Kind, string> = {
  product: 'Product',
  article: 'Article',
  page: 'Page',
  safetyDataSheet: 'Safety data sheet',
  question: 'Question',
};

/** One suggestion while typing, as the route answers it. */
export interface Suggestion {
  title: Segment[];
  /** Brand of a product, else what kind of result it is. */
  note: string;
  href: string;
}

export const suggestionOf = ({ document, title }: Hit): Suggestion => ({
  title,
  note: document.kind === 'product' && document.brand ? document.brand : KIND_TITLES[document.kind],
  href: document.href,
});
