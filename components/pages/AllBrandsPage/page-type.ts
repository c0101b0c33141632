import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { AllBrandsPage } from './AllBrandsPage';

export const allBrandsPage = definePageType<'AllBrandsPage'>({
  component: AllBrandsPage,
  structuredData: ({ page, site }) => {
    const pages = (page.brandsCollection?.items ?? []).map((brand) => brand?.page);
    return [listData(page.title, pages, site.url)];
  },
});
