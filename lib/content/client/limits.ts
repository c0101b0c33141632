/** Page sizes of queries: the worst case stays under the service's cost limit of 11,000 (tests/contract/queries.test.ts). */

/** Blocks of one type in one request. */
export const BLOCKS_PAGE_SIZE = 6;

/** Entries of a list in one request. */
export const LIST_PAGE_SIZE = 200;

/** Products and articles, also on the site map page (docs/product.md, "URL builder"). */
export const CATALOGUE_PAGE_SIZE = 200;
/** Sub-brand pages and GHS training (docs/product.md, "URL builder"). */
export const SUB_BRANDS_PAGE_SIZE = 10;
/** All other page types, queried together (docs/product.md, "URL builder"). */
export const URL_BUILDER_PAGE_SIZE = 100;

/** Ids and slugs of articles, or of products, in one request: the service's maximum. */
export const SLUGS_PAGE_SIZE = 1000;

/** Articles on one page of a listing, and on one of all articles: an even number, since they stand in pairs. */
export const LISTED_ARTICLES_PAGE_SIZE = 24;
export const ALL_ARTICLES_PAGE_SIZE = 48;

/** Products on one page of a list; full rows of two, three, four and six tiles. */
export const PRODUCTS_PAGE_SIZE = 12;

/** Redirects in one request: the service's maximum. */
export const REDIRECTS_PAGE_SIZE = 1000;

/** Product facts in one request: the delivery API's maximum. */
export const FACTS_PAGE_SIZE = 1000;

/** Safety data sheets on one page of a search. */
export const SHEETS_PAGE_SIZE = 25;

/** Pages, answers and rules of the guided assistant in one request each. */
export const RECOMMENDER_PAGES_PAGE_SIZE = 20;
export const RECOMMENDER_ANSWERS_PAGE_SIZE = 100;
export const RULES_PAGE_SIZE = 40;

/** Distributors, or stores, in one request. */
export const SELLERS_PAGE_SIZE = 100;
/** ZIP code areas, with up to 20 distributors each. */
export const AREAS_PAGE_SIZE = 400;
