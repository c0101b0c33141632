import { pageHref } from '@/lib/content/routing/links';
import { definePageType } from '../page-type';
import { ArticleDetailPage } from './ArticleDetailPage';
import { articleData } from './structured-data';

export const articleDetailPages = definePageType<'ArticleDetailPages'>({
  component: ArticleDetailPage,
  description: (page) => page.shortDescription,
  openGraphType: 'article',
  ancestors: () => [{ title: 'Articles', href: pageHref('articles') }],
  analytics: (page) => ({ kind: 'article detail', articleTitle: page.title ?? undefined }),
  structuredData: ({ page, site }) => [articleData(page, site)],
  videos: (page) => [page.video],
});
