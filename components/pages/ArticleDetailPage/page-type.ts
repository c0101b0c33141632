import { pageHref } from '@cleanpro/content-values/paths/links';
import { parseLikeOutcome } from '@/lib/recommendations/like';
import { LIKE_PARAM } from '@/lib/recommendations/like-param';
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
  outcome: (_page, pageQuery) => {
    const outcome = parseLikeOutcome(pageQuery.get(LIKE_PARAM));
    return outcome && (outcome === 'failed' ? 'unavailable' : 'sent');
  },
  videos: (page) => [page.video],
});
