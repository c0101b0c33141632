/**
 * Page sizes of queries. Even the worst case stays below Contentful's cost limit of 11,000
 * (tests/contract/queries.test.ts).
 */

/** Blocks of one type per request. */
export const BLOCKS_PAGE_SIZE = 6;

export const LIST_PAGE_SIZE = 200;

/** Products and articles per request, also on the site map page (docs/product.md, "URL builder"). */
export const CATALOGUE_PAGE_SIZE = 200;
/** Sub-brand pages and GHS training pages per request (docs/product.md, "URL builder"). */
export const SUB_BRANDS_PAGE_SIZE = 10;
/** Pages of all other types, queried together, per request (docs/product.md, "URL builder"). */
export const URL_BUILDER_PAGE_SIZE = 100;

/** Ids and slugs of articles or products per request: Contentful's maximum. */
export const SLUGS_PAGE_SIZE = 1000;

/**
 * Articles per page of a listing and of the list of all articles. Even numbers, because articles are shown in pairs.
 */
export const LISTED_ARTICLES_PAGE_SIZE = 24;
export const ALL_ARTICLES_PAGE_SIZE = 48;

/** Products per page of a list. Fills whole rows of two, three, four or six tiles. */
export const PRODUCTS_PAGE_SIZE = 12;

/** Redirects per request: Contentful's maximum. */
export const REDIRECTS_PAGE_SIZE = 1000;

/** Product facts per request: the delivery API's maximum. */
export const FACTS_PAGE_SIZE = 1000;

/** Safety data sheets per page of a search. */
export const SHEETS_PAGE_SIZE = 25;

/** Pages, answers and rules of the guided assistant per request. */
export const RECOMMENDER_PAGES_PAGE_SIZE = 20;
export const RECOMMENDER_ANSWERS_PAGE_SIZE = 100;
export const RULES_PAGE_SIZE = 40;

/** Distributors or stores per request. */
export const SELLERS_PAGE_SIZE = 100;
/** ZIP code areas per request. Each has up to 20 distributors. */
export const AREAS_PAGE_SIZE = 400;
