import { getFacetedProducts } from '@/lib/content/catalogue/product-lists';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ProductListPage } from './ProductListPage';

export const productListPage = definePageType<'ProductListPage'>({
  component: ProductListPage,
  loadLists: async (page, pageQuery) => ({ products: await getFacetedProducts(page, pageQuery) }),
  structuredData: ({ page, lists, site }) => {
    const products = (lists.products?.items ?? []).map(({ productName, slug }) => ({
      name: productName,
      slug,
    }));
    return [listData(page.title ?? '', products, site.url)];
  },
});
