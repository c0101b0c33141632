import 'server-only';
import { ArticleListDocument, type ArticleCardFragment } from '@/graphql/generated/operations';
import { listTag } from '../cache/tags';
import { LIST_PAGE_SIZE } from '../client/limits';
import type { PageEntry } from './page-documents';
import { LOCALE, queryContent } from '../client/query';

/** Lists that a page displays whole, beyond what its entry links to. */
export interface ArticleLists {
  articles: ArticleCardFragment[];
}

/** The lists of a page. @throws ContentUnavailableError */
export async function loadArticleLists(
  page: PageEntry,
  preview: boolean,
): Promise<{ lists: ArticleLists; tags: string[] }> {
  const lists: ArticleLists = { articles: [] };
  if (page.__typename !== 'ArticlePage' && page.__typename !== 'ListingPage') return { lists, tags: [] };
  const type = page.__typename === 'ListingPage' ? (page.listingType ?? undefined) : undefined;
  const tags = [listTag('articleDetailPages')];
  for (let skip = 0, total = 1; skip < total; skip += LIST_PAGE_SIZE) {
    const answer = await queryContent(ArticleListDocument, {
      type,
      topic: null,
      limit: LIST_PAGE_SIZE,
      skip,
      locale: LOCALE,
      preview,
    });
    const found = answer.data.articleDetailPagesCollection;
    lists.articles.push(...(found?.items ?? []).filter((article) => article !== null));
    tags.push(...answer.tags);
    total = found?.total ?? 0;
  }
  return { lists, tags };
}
