import 'server-only';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { CATALOGUE_PAGE_SIZE } from '../client/limits';
import { queryContent } from '../client/query';
import { queryOnInput } from '../client/query-on-input';
import { pageHref } from '../routing/links';
import { loadProductPages, loadSitePages, type SitePages, type UrlBuilderPage } from '../routing/url-builder';
import { getShell } from './get-page';
import { menuLabels } from './menu-labels';
import { readPaginated, toPaginated, type Paginated } from './pagination';

/** The lists of the site map page: all pages but products, and one page of the products. */
export interface SiteMapLists {
  entries: UrlBuilderPage[];
  products: Paginated<UrlBuilderPage>;
}

async function loadProductsPage(preview: boolean, page: number): Promise<Tagged<Paginated<UrlBuilderPage>>> {
  const query = page === 1 ? queryContent : queryOnInput;
  const { items, total, tags } = await loadProductPages((page - 1) * CATALOGUE_PAGE_SIZE, preview, query);
  return { value: toPaginated({ items, total }, page, CATALOGUE_PAGE_SIZE), tags };
}

const sitePages = defineCachedRead({ name: 'site map pages', load: loadSitePages });
const productPages = defineCachedRead({
  name: 'site map products',
  load: loadProductsPage,
  maxLastGood: 100,
});

async function getCachedSitePages(): Promise<SitePages> {
  'use cache';
  return sitePages.cached();
}

async function getCachedProductPages(page: number): Promise<Paginated<UrlBuilderPage>> {
  'use cache';
  return productPages.cached(page);
}

/**
 * The lists of the site map page, with the page of products that the query names. A page that the menu names has the
 * same name here.
 * @throws ContentUnavailableError
 */
export async function loadSiteMapLists(pageQuery: URLSearchParams): Promise<SiteMapLists> {
  const [{ header }, { entries, hidden }, products] = await Promise.all([
    getShell(),
    sitePages.read(getCachedSitePages),
    readPaginated(pageQuery, (page) => productPages.read(getCachedProductPages, page)),
  ]);
  const isVisible = ({ slug, listed }: UrlBuilderPage): boolean => listed && !hidden.includes(slug);
  const labels = menuLabels(header);
  return {
    entries: entries
      .filter(isVisible)
      .map((entry) => ({ ...entry, title: labels.get(pageHref(entry.slug)) ?? entry.title })),
    products: { ...products, items: products.items.filter(isVisible) },
  };
}
