/** Page kinds in analytics (docs/product.md, "Page types"). */
export const PAGE_KINDS = [
  'product page',
  'home',
  'content page',
  'login',
  'registration',
  'article detail',
  'listing',
  'independent common page',
  'sustainability',
  'buy page',
  'large chain page',
  'safety data sheet page',
  'jobs to be done',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
