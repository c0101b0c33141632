import { ROOT } from '@/lib/content/routing/links';

/** Where a product is reviewed. */
export const writeReviewHref = (productId: string): string =>
  `${ROOT}/write-review?product=${encodeURIComponent(productId)}`;
