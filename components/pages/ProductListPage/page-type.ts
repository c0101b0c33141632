import { getFacetedProducts } from '@/lib/content/catalogue/product-lists';
import { getProductKinds } from '@/lib/content/pages/pages-below';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ProductListPage } from './ProductListPage';

export const productListPage = definePageType<'ProductListPage'>({
  component: ProductListPage,
  loadLists: async (page, pageQuery) => {
    const [products, pagesBelow] = await Promise.all([
      getFacetedProducts(page, pageQuery),
      page.listsAllProducts ? getProductKinds() : [],
    ]);
    return { products, pagesBelow };
  },
  structuredData: ({ page, lists, site }) => [listData(page.title, lists.products?.items ?? [], site.url)],
});
