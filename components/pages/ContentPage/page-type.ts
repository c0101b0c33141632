import { getBrandProducts } from '@/lib/content/catalogue/product-lists';
import { getPagesBelow } from '@/lib/content/pages/pages-below';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ContentPage } from './ContentPage';

export const contentPage = definePageType<'ContentPage'>({
  component: ContentPage,
  accent: (page) => page.brand,
  analytics: { kind: 'content page' },
  loadLists: async ({ brand, listsChildPages, sys }, pageQuery) => {
    const [brandProducts, pagesBelow] = await Promise.all([
      brand ? getBrandProducts(brand.sys.id, pageQuery) : null,
      listsChildPages ? getPagesBelow(sys.id) : [],
    ]);
    return { brandProducts, pagesBelow };
  },
  structuredData: ({ page, lists, site }) => [listData(page.title, lists.pagesBelow, site.url)],
});
