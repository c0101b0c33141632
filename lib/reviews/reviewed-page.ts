import 'server-only';
import { getPage } from '@/lib/content/pages/get-page';
import { parseSlug } from '@cleanpro/content-values/paths/slug';

/**
 * Returns the page of a product that can be reviewed, with the product's name and its id in the review service. Null if
 * there is no such page.
 */
export async function getReviewedPage(parts: readonly string[]) {
  const slug = parseSlug(parts);
  const loaded = slug === null ? null : await getPage(slug);
  if (loaded?.kind !== 'page' || loaded.page.__typename !== 'ProductsPage') return null;
  const { page } = loaded;
  const productId = page.product?.ratingAndReviewId;
  if (!productId) return null;
  return { loaded, page, productId, name: page.product?.productName ?? page.title ?? '' };
}
