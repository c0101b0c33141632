/** Sort orders of reviews (docs/product.md, "Reviews"). The first is the default. */
export const REVIEW_SORTS = {
  highest: { label: 'Highest Rating', order: 'Rating:desc,SubmissionTime:desc' },
  lowest: { label: 'Lowest Rating', order: 'Rating:asc,SubmissionTime:desc' },
  helpful: { label: 'Most Helpful', order: 'TotalPositiveFeedbackCount:desc,Helpfulness:desc' },
  newest: { label: 'Newest', order: 'SubmissionTime:desc' },
  oldest: { label: 'Oldest', order: 'SubmissionTime:asc' },
} as const;

export type ReviewSort = keyof typeof REVIEW_SORTS;
export const SORT_NAMES = Object.keys(REVIEW_SORTS).filter(
  (name): name is ReviewSort => name in REVIEW_SORTS,
);

export const REVIEWS_PAGE_SIZE = 10;
/**
 * Number of reviews on a product page before a link to all of them, on phones. With `REVIEWS_PRELOAD`, on all devices.
 */
export const FEW_REVIEWS = 3;
export const MAX_PAGES = 1_000;

export interface ReviewView {
  sort: ReviewSort;
  /** Star rating to filter by. Null for all reviews. */
  stars: number | null;
  /** Page number, from 1. */
  page: number;
}

export const FIRST_VIEW: ReviewView = { sort: 'highest', stars: null, page: 1 };

type Query = Record<string, string | string[] | undefined>;
const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** Parses the view in a URL's query. Missing and invalid parameters fall back to those of the first view. */
export function parseReviewView(query: Query): ReviewView {
  const sort = SORT_NAMES.find((name) => name === first(query.sort)) ?? FIRST_VIEW.sort;
  const stars = /^[1-5]$/.test(first(query.stars)) ? Number(first(query.stars)) : null;
  const page = /^[1-9]\d{0,3}$/.test(first(query.page)) ? Number(first(query.page)) : 1;
  return { sort, stars, page: Math.min(page, MAX_PAGES) };
}

/** Returns the URL of a view below its product's path. The query contains only what differs from the first view. */
export function viewHref(productSlug: string, view: Partial<ReviewView>): string {
  const query = new URLSearchParams();
  if (view.sort && view.sort !== FIRST_VIEW.sort) query.set('sort', view.sort);
  if (view.stars) query.set('stars', String(view.stars));
  if (view.page && view.page > 1) query.set('page', String(view.page));
  const text = query.toString();
  return `/en-us/${productSlug}/reviews${text && `?${text}`}#reviews`;
}
