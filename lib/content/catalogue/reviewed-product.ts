import 'server-only';
import { ReviewedProductDocument, type ProductTileFragment } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { LOCALE } from '../client/query';
import { queryOnInput } from '../client/query-on-input';

async function loadReviewedProduct(
  preview: boolean,
  reviewId: string,
): Promise<Tagged<ProductTileFragment | null>> {
  const { data, tags } = await queryOnInput(ReviewedProductDocument, { reviewId, locale: LOCALE, preview });
  return { value: data.productCollection?.items[0] ?? null, tags: [...tags, listTag('product')] };
}

/** Returns the product with a review id, or null. @throws ContentUnavailableError */
export const getReviewedProduct = defineCachedRead({
  name: 'reviewed product',
  load: loadReviewedProduct,
  isGood: (product) => product !== null,
});
