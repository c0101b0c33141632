import 'server-only';
import { PublishedArticlesDocument } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { fetchAllPages } from '../client/fetch-all-pages';
import { SLUGS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';

interface PublishedArticle {
  id: string;
  slug: string;
}

async function loadPublishedArticles(preview: boolean): Promise<Tagged<PublishedArticle[]>> {
  const { items, tags } = await fetchAllPages(SLUGS_PAGE_SIZE, async (page) => {
    const { data, tags: pageTags } = await queryContent(PublishedArticlesDocument, {
      ...page,
      locale: LOCALE,
      preview,
    });
    const { items: articles, total } = data.articleDetailPagesCollection ?? {};
    return { items: articles, total, tags: pageTags };
  });
  return {
    value: items.flatMap(({ sys, slug }) => (slug ? [{ id: sys.id, slug }] : [])),
    tags: [listTag('articleDetailPages'), ...tags],
  };
}

/**
 * Id and slug of every article: published ones, in preview too, where nothing is counted. One read for all of them, so
 * that requests with made-up ids cost no query and fill no cache.
 * @throws ContentUnavailableError
 */
export const getPublishedArticles = defineCachedRead({
  name: 'published articles',
  hasDrafts: false,
  load: loadPublishedArticles,
});
