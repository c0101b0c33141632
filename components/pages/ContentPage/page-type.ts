import { getBrandProducts } from '@/lib/content/catalogue/product-lists';
import { getChildPages } from '@/lib/content/pages/child-pages';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ContentPage } from './ContentPage';

export const contentPage = definePageType<'ContentPage'>({
  component: ContentPage,
  accent: (page) => page.brand,
  analytics: { kind: 'content page' },
  loadLists: async ({ brand, listsChildPages, sys }, pageQuery) => {
    const [brandProducts, childPages] = await Promise.all([
      brand ? getBrandProducts(brand.sys.id, pageQuery) : null,
      listsChildPages ? getChildPages(sys.id) : [],
    ]);
    return { brandProducts, childPages };
  },
  structuredData: ({ page, lists, site }) => [listData(page.title, lists.childPages, site.url)],
});
