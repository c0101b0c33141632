import 'server-only';
import { keepUntilChanged } from './cache/keep';
import { LastGood } from './cache/last-good';
import { CATALOGUE_AT_ONCE } from './limits';
import { isPreview, orLastGood } from './page';
import { pagesOf, readPart, type Part } from './parts';
import { loadProductPages, loadSitePages, type SiteIndexEntry, type SitePages } from './site-index';

/** What the site map page shows: the pages of the site, and of its products so many as fit one page. */
export interface SiteMapPart {
  entries: SiteIndexEntry[];
  products: Part<SiteIndexEntry>;
}

interface Products {
  part: Part<SiteIndexEntry>;
  tags: string[];
}

declare global {
  // What was good last belongs to the whole process, not to one kind of route.
  var lastGoodSiteMap: { pages: LastGood<SitePages>; products: LastGood<Products> } | undefined;
}

const PARTS_AT_MOST = 100;
const lastGood = (globalThis.lastGoodSiteMap ??= {
  pages: new LastGood(1),
  products: new LastGood(PARTS_AT_MOST),
});

async function loadPart(page: number, preview: boolean): Promise<Products> {
  const { entries, total, tags } = await loadProductPages((page - 1) * CATALOGUE_AT_ONCE, preview);
  return { part: { items: entries, total, page, pages: pagesOf(total, CATALOGUE_AT_ONCE) }, tags };
}

async function keptPages(): Promise<Omit<SitePages, 'tags'>> {
  'use cache';
  const { tags, ...pages } = await orLastGood(lastGood.pages, 'pages', () => loadSitePages(false));
  keepUntilChanged(tags);
  return pages;
}

async function keptPart(page: number): Promise<Part<SiteIndexEntry>> {
  'use cache';
  const { part, tags } = await orLastGood(lastGood.products, String(page), () => loadPart(page, false));
  keepUntilChanged(tags);
  return part;
}

/** Every page of the site but products, and the products that a visitor asks for. @throws ContentUnavailableError */
export async function siteMapOf(asked: URLSearchParams): Promise<SiteMapPart> {
  const preview = await isPreview();
  const [{ entries, hidden }, products] = await Promise.all([
    preview ? loadSitePages(true) : keptPages(),
    readPart(asked, async (page) => (preview ? (await loadPart(page, true)).part : keptPart(page))),
  ]);
  const shown = ({ slug, listed }: SiteIndexEntry): boolean => listed && !hidden.includes(slug);
  return {
    entries: entries.filter(shown),
    products: { ...products, items: products.items.filter(shown) },
  };
}
