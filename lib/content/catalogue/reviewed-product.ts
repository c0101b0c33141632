import 'server-only';
import { ReviewedProductDocument, type ProductTileFragment } from '@/graphql/generated/operations';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { listTag } from '../cache/tags';
import { isPreview } from '../pages/get-page';
import { LOCALE, queryContent } from '../client/query';

async function load(reviewId: string, preview: boolean) {
  const { data, tags } = await queryContent(ReviewedProductDocument, { reviewId, locale: LOCALE, preview });
  return { product: data.productCollection?.items[0] ?? null, tags };
}

async function kept(reviewId: string): Promise<ProductTileFragment | null> {
  'use cache';
  const { product, tags } = await load(reviewId, false);
  cacheUntilExpired([...tags, listTag('product')]);
  return product;
}

/** The product with a review id, or null. @throws ContentUnavailableError */
export async function getReviewedProduct(reviewId: string): Promise<ProductTileFragment | null> {
  return (await isPreview()) ? (await load(reviewId, true)).product : kept(reviewId);
}
