import { getAllArticles } from '@/lib/content/catalogue/article-list';
import { listData } from '@/lib/seo/json-ld';
import { definePageType } from '../page-type';
import { ArticlePage } from './ArticlePage';

export const articlePage = definePageType<'ArticlePage'>({
  component: ArticlePage,
  loadLists: async (_page, pageQuery) => ({ articles: await getAllArticles(pageQuery) }),
  structuredData: ({ page, lists, site }) => [listData(page.title, lists.articles?.items ?? [], site.url)],
});
