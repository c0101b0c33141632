import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ArticlePage } from './ArticlePage';

export const articlePage = definePageType<'ArticlePage'>({
  component: ArticlePage,
  structuredData: ({ page, loaded, site }) => [listData(page.title, loaded.lists.articles, site.url)],
});
