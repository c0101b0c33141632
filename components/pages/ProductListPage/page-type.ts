import { getFacetedProducts } from '@/lib/content/catalogue/product-lists';
import { getProductKinds } from '@/lib/content/pages/child-pages';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ProductListPage } from './ProductListPage';

export const productListPage = definePageType<'ProductListPage'>({
  component: ProductListPage,
  loadLists: async (page, pageQuery) => {
    const [products, childPages] = await Promise.all([
      getFacetedProducts(page, pageQuery),
      page.listsAllProducts ? getProductKinds() : [],
    ]);
    return { products, childPages };
  },
  structuredData: ({ page, lists, site }) => [listData(page.title, lists.products?.items ?? [], site.url)],
});
