import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ListingPage } from './ListingPage';

export const listingPage = definePageType<'ListingPage'>({
  component: ListingPage,
  analytics: { kind: 'listing' },
  structuredData: ({ page, loaded, site }) => [listData(page.title, loaded.lists.articles, site.url)],
});
