import { ROOT } from '@/lib/content/routing/links';

/** The path of the review form of a product. */
export const writeReviewHref = (productId: string): string =>
  `${ROOT}/write-review?product=${encodeURIComponent(productId)}`;
