import 'server-only';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { LastGood } from '../cache/last-good';
import { CATALOGUE_PAGE_SIZE } from '../client/limits';
import { isPreview, orLastGood } from './get-page';
import { pageCount, readPaginated, type Paginated } from './pagination';
import { loadProductPages, loadSitePages, type UrlBuilderPage, type SitePages } from '../routing/url-builder';

/** What the site map page shows: the pages of the site, and of its products so many as fit one page. */
export interface SiteMapLists {
  entries: UrlBuilderPage[];
  products: Paginated<UrlBuilderPage>;
}

interface Products {
  part: Paginated<UrlBuilderPage>;
  tags: string[];
}

declare global {
  // What was good last belongs to the whole process, not to one kind of route.
  var lastGoodSiteMap: { pages: LastGood<SitePages>; products: LastGood<Products> } | undefined;
}

const MAX_PARTS = 100;
const lastGood = (globalThis.lastGoodSiteMap ??= {
  pages: new LastGood(1),
  products: new LastGood(MAX_PARTS),
});

async function loadPart(page: number, preview: boolean): Promise<Products> {
  const { entries, total, tags } = await loadProductPages((page - 1) * CATALOGUE_PAGE_SIZE, preview);
  return { part: { items: entries, total, page, pages: pageCount(total, CATALOGUE_PAGE_SIZE) }, tags };
}

async function getCachedSitePages(): Promise<Omit<SitePages, 'tags'>> {
  'use cache';
  const { tags, ...pages } = await orLastGood(lastGood.pages, 'pages', () => loadSitePages(false));
  cacheUntilExpired(tags);
  return pages;
}

async function getCachedProductPages(page: number): Promise<Paginated<UrlBuilderPage>> {
  'use cache';
  const { part, tags } = await orLastGood(lastGood.products, String(page), () => loadPart(page, false));
  cacheUntilExpired(tags);
  return part;
}

/** Every page of the site but products, and the products that a visitor asks for. @throws ContentUnavailableError */
export async function siteMapOf(pageQuery: URLSearchParams): Promise<SiteMapLists> {
  const preview = await isPreview();
  const [{ entries, hidden }, products] = await Promise.all([
    preview ? loadSitePages(true) : getCachedSitePages(),
    readPaginated(pageQuery, async (page) =>
      preview ? (await loadPart(page, true)).part : getCachedProductPages(page),
    ),
  ]);
  const shown = ({ slug, listed }: UrlBuilderPage): boolean => listed && !hidden.includes(slug);
  return {
    entries: entries.filter(shown),
    products: { ...products, items: products.items.filter(shown) },
  };
}
