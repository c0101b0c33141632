import 'server-only';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { CATALOGUE_PAGE_SIZE } from '../client/limits';
import { queryContent } from '../client/query';
import { queryOnInput } from '../client/query-on-input';
import { pageHref } from '@cleanpro/content-values/paths/links';
import {
  loadArticlePages,
  loadProductPages,
  loadSitePages,
  type UrlBuilderPage,
} from '../routing/url-builder';
import { getShell } from './get-page';
import { menuLabels } from './menu-labels';
import { readPaginated, toPaginated, type Paginated } from './pagination';

export interface SiteMapLists {
  entries: UrlBuilderPage[];
  articles: Paginated<UrlBuilderPage>;
  products: Paginated<UrlBuilderPage>;
}

const loadPageWith =
  (load: typeof loadProductPages) =>
  async (preview: boolean, page: number): Promise<Tagged<Paginated<UrlBuilderPage>>> => {
    const query = page === 1 ? queryContent : queryOnInput;
    const { items, total, tags } = await load((page - 1) * CATALOGUE_PAGE_SIZE, preview, query);
    return { value: toPaginated({ items, total }, page, CATALOGUE_PAGE_SIZE), tags };
  };

const sitePages = defineCachedRead({ name: 'site map pages', load: loadSitePages });
const articlePages = defineCachedRead({
  name: 'site map articles',
  load: loadPageWith(loadArticlePages),
});
const productPages = defineCachedRead({
  name: 'site map products',
  load: loadPageWith(loadProductPages),
});

/**
 * Loads the lists of the site map page. The query selects the page of the article list and of the product list.
 * Articles and other pages in the menu are listed under their menu label.
 * @throws ContentUnavailableError
 */
export async function loadSiteMapLists(pageQuery: URLSearchParams): Promise<SiteMapLists> {
  const [{ header }, { entries, hidden }, articles, products] = await Promise.all([
    getShell(),
    sitePages(),
    readPaginated(pageQuery, articlePages),
    readPaginated(pageQuery, productPages),
  ]);
  const isVisible = ({ slug, listed }: UrlBuilderPage): boolean => listed && !hidden.includes(slug);
  const labels = menuLabels(header);
  const visible = (pages: readonly UrlBuilderPage[]): UrlBuilderPage[] =>
    pages
      .filter(isVisible)
      .map((entry) => ({ ...entry, title: labels.get(pageHref(entry.slug)) ?? entry.title }));
  return {
    entries: visible(entries),
    articles: { ...articles, items: visible(articles.items) },
    products: { ...products, items: products.items.filter(isVisible) },
  };
}
