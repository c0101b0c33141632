import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { AllBrandsPage } from './AllBrandsPage';

export const allBrandsPage = definePageType<'AllBrandsPage'>({
  component: AllBrandsPage,
  structuredData: ({ page, site }) => {
    const brands = (page.brandsCollection?.items ?? []).map((brand) => ({
      name: brand?.name ?? null,
      slug: brand?.page?.slug ?? null,
    }));
    return [listData(page.title ?? '', brands, site.url)];
  },
});
