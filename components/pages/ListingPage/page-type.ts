import { getListedArticles } from '@/lib/content/catalogue/article-list';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ListingPage } from './ListingPage';

export const listingPage = definePageType<'ListingPage'>({
  component: ListingPage,
  analytics: { kind: 'listing' },
  loadLists: async (page, pageQuery) => ({ articles: await getListedArticles(page, pageQuery) }),
  structuredData: ({ page, lists, site }) => [listData(page.title, lists.articles?.items ?? [], site.url)],
});
