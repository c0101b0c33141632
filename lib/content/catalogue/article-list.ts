import 'server-only';
import {
  ArticleCountDocument,
  ArticleListDocument,
  type ArticleCardFragment,
} from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { ALL_ARTICLES_PAGE_SIZE, LISTED_ARTICLES_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { queryOnInput } from '../client/query-on-input';
import type { PageNamed } from '../pages/page-documents';
import { readPaginated, toPaginated, type Paginated } from '../pages/pagination';
import { present } from '../present';

export interface ListedArticles extends Paginated<ArticleCardFragment> {
  /** Codes of the offered topics that have articles in the list. */
  topics: string[];
}

type Listing = Pick<PageNamed<'ListingPage'>, 'listingType' | 'topicsCollection'>;

async function loadArticles(
  preview: boolean,
  type: string | null,
  topic: string | null,
  size: number,
  page: number,
): Promise<Tagged<Paginated<ArticleCardFragment>>> {
  const query = page === 1 ? queryContent : queryOnInput;
  const { data, tags } = await query(ArticleListDocument, {
    type,
    topic,
    limit: size,
    skip: (page - 1) * size,
    locale: LOCALE,
    preview,
  });
  return {
    value: toPaginated(data.articleDetailPagesCollection, page, size),
    tags: [...tags, listTag('articleDetailPages')],
  };
}

async function loadCount(preview: boolean, type: string | null, topic: string): Promise<Tagged<number>> {
  const { data } = await queryContent(ArticleCountDocument, { type, topic, locale: LOCALE, preview });
  return {
    value: data.articleDetailPagesCollection?.total ?? 0,
    tags: [listTag('articleDetailPages'), listTag('category')],
  };
}

const articles = defineCachedRead({ name: 'articles', load: loadArticles });
const counts = defineCachedRead({ name: 'article counts', load: loadCount });

const EMPTY_LIST: Paginated<ArticleCardFragment> = { items: [], total: 0, page: 1, pages: 1 };

/**
 * Returns one page of a listing page's articles, newest first, filtered by the topic in the query. A topic that the
 * page does not offer has no articles.
 * @throws ContentUnavailableError
 */
export async function getListedArticles(page: Listing, pageQuery: URLSearchParams): Promise<ListedArticles> {
  const type = page.listingType ?? null;
  const topic = pageQuery.get('topic');
  const offered = present(page.topicsCollection?.items).flatMap(({ code }) => code ?? []);
  const [list, totals] = await Promise.all([
    topic === null || offered.includes(topic)
      ? readPaginated(pageQuery, (number) => articles(type, topic, LISTED_ARTICLES_PAGE_SIZE, number))
      : EMPTY_LIST,
    Promise.all(offered.map((code) => counts(type, code))),
  ]);
  return { ...list, topics: offered.filter((_, index) => (totals[index] ?? 0) > 0) };
}

/** Returns one page of all articles, newest first. @throws ContentUnavailableError */
export async function getAllArticles(pageQuery: URLSearchParams): Promise<ListedArticles> {
  const list = await readPaginated(pageQuery, (page) => articles(null, null, ALL_ARTICLES_PAGE_SIZE, page));
  return { ...list, topics: [] };
}
