import type { Kind } from './search-document';
import type { Hit } from './search-index';
import type { Segment } from './words';

export const SUGGEST_PATH = '/api/search/suggest';

export const KIND_TITLES: Record<Kind, string> = {
  product: 'Product',
  article: 'Article',
  page: 'Page',
  safetyDataSheet: 'Safety data sheet',
  question: 'Question',
};

export interface Suggestion {
  title: Segment[];
  /** Language of the title, if not English. */
  lang?: string | undefined;
  /** Brand of a product, otherwise the kind. */
  note: string;
  href: string;
}

/** Converts a hit to a suggestion. */
export const toSuggestion = ({ document, title }: Hit): Suggestion => ({
  title,
  lang: document.lang,
  note: document.kind === 'product' && document.brand ? document.brand : KIND_TITLES[document.kind],
  href: document.href,
});
