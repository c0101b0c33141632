import 'server-only';
import { getPage } from '@/lib/content/pages/get-page';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { slugOfKey } from './selection';

export type ComparedProduct = NonNullable<PageNamed<'ProductsPage'>['product']>;

export interface Compared {
  key: string;
  product: ComparedProduct;
}

/**
 * Returns the compared products with the data of their pages, in the order of the keys. Products without a page are
 * left out.
 * @throws ContentUnavailableError when a page cannot be loaded
 */
export async function comparedProducts(keys: readonly string[]): Promise<Compared[]> {
  const found = await Promise.all(
    keys.map(async (key): Promise<Compared | null> => {
      const page = await getPage(slugOfKey(key));
      if (page.kind !== 'page' || page.page.__typename !== 'ProductsPage' || !page.page.product) return null;
      return { key, product: page.page.product };
    }),
  );
  return found.filter((compared) => compared !== null);
}
