import type { Kind } from './search-document';
import type { Hit } from './search-index';
import type { Segment } from './words';

/** The route of suggestions. */
export const SUGGEST_PATH = '/api/search/suggest';

/** Visible names of kinds. */
export const KIND_TITLES: Record<Kind, string> = {
  product: 'Product',
  article: 'Article',
  page: 'Page',
  safetyDataSheet: 'Safety data sheet',
  question: 'Question',
};

/** One suggestion while typing, in the route's response. */
export interface Suggestion {
  title: Segment[];
  /** The language of the title, where it is not English. */
  lang?: string | undefined;
  /** The brand of a product, else the kind. */
  note: string;
  href: string;
}

export const toSuggestion = ({ document, title }: Hit): Suggestion => ({
  title,
  lang: document.lang,
  note: document.kind === 'product' && document.brand ? document.brand : KIND_TITLES[document.kind],
  href: document.href,
});
