import { getBrandProducts } from '@/lib/content/catalogue/product-lists';
import { definePageType } from '../page-type';
import { ContentPage } from './ContentPage';

export const contentPage = definePageType<'ContentPage'>({
  component: ContentPage,
  accent: (page) => page.brand,
  analytics: { kind: 'content page' },
  loadLists: async ({ brand }, pageQuery) =>
    brand ? { brandProducts: await getBrandProducts(brand.sys.id, pageQuery) } : {},
});
