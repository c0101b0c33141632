import { ROOT } from '@cleanpro/content-values/paths/links';
import { WRITE_REVIEW } from '@/lib/content/routing/routes';

/** Returns the path of the review form for a product. */
export const writeReviewHref = (productId: string): string =>
  `${ROOT}/${WRITE_REVIEW}?product=${encodeURIComponent(productId)}`;
