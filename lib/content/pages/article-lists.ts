import 'server-only';
import { ArticleListDocument, type ArticleCardFragment } from '@/graphql/generated/operations';
import { listTag } from '../cache/tags';
import { fetchAllPages } from '../client/fetch-all-pages';
import { LIST_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import type { PageEntry } from './page-documents';

/** Lists that a page displays whole, beyond what its entry links to. */
export interface ArticleLists {
  articles: ArticleCardFragment[];
}

/** The lists of a page. @throws ContentUnavailableError */
export async function loadArticleLists(
  page: PageEntry,
  preview: boolean,
): Promise<{ lists: ArticleLists; tags: string[] }> {
  if (page.__typename !== 'ArticlePage' && page.__typename !== 'ListingPage')
    return { lists: { articles: [] }, tags: [] };
  const type = page.__typename === 'ListingPage' ? (page.listingType ?? undefined) : undefined;
  const { items, tags } = await fetchAllPages<ArticleCardFragment>(
    LIST_PAGE_SIZE,
    async ({ limit, skip }) => {
      const result = await queryContent(ArticleListDocument, {
        type,
        topic: null,
        limit,
        skip,
        locale: LOCALE,
        preview,
      });
      const { items: articles, total } = result.data.articleDetailPagesCollection ?? {};
      return { items: articles, total, tags: result.tags };
    },
  );
  return { lists: { articles: items }, tags: [listTag('articleDetailPages'), ...tags] };
}
