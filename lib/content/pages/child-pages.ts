import 'server-only';
import {
  PagesBelowContentPageDocument,
  ProductKindsDocument,
  type ChildPageMetaDataFragment,
  type ProductKindsQuery,
} from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { listTag } from '../cache/tags';
import { isCollection } from '../client/collection';
import { fetchAllPages } from '../client/fetch-all-pages';
import { LIST_PAGE_SIZE, URL_BUILDER_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { queryAllPages } from '../client/query-all-pages';
import { present } from '../present';

export interface ChildPage {
  slug: string;
  title: string;
  description: string | null;
  image: ChildPageMetaDataFragment['image'];
  /** Heading that the page of a job to be done is listed under. */
  category: { code: string | null; title: string | null; sortOrder: number | null } | null;
}

interface Row {
  sys: { id: string };
  slug: string | null;
  title: string | null;
  breadcrumbTitle: string | null;
  pageMetaData: ChildPageMetaDataFragment | null;
  category?: ChildPage['category'];
  /** Pages below an industry page. */
  linkedFrom?: { independentCommonPageCollection: { items: (Row | null)[] } | null } | null;
}

type ProductKind = NonNullable<NonNullable<ProductKindsQuery['productListPageCollection']>['items'][number]>;

function toPages(
  { slug, title, breadcrumbTitle, pageMetaData }: Omit<ProductKind, '__typename' | 'sys'>,
  category: ChildPage['category'] = null,
): ChildPage[] {
  if (!slug) return [];
  const { description = null, image = null } = pageMetaData ?? {};
  return [{ slug, title: breadcrumbTitle ?? title ?? slug, description, image, category }];
}

const toChildPages = (row: Row): ChildPage[] => [
  ...toPages(row, row.category),
  ...present(row.linkedFrom?.independentCommonPageCollection?.items).flatMap(toChildPages),
];

const compare = (a: ChildPage, b: ChildPage): number =>
  (a.category?.sortOrder ?? 0) - (b.category?.sortOrder ?? 0) || a.title.localeCompare(b.title, 'en');

async function loadChildPages(preview: boolean, id: string): Promise<Tagged<ChildPage[]>> {
  const lists = new Set<string>();
  const { items, tags } = await fetchAllPages<Row>(URL_BUILDER_PAGE_SIZE, async (page) => {
    const { data, tags } = await queryContent(PagesBelowContentPageDocument, {
      ...page,
      id,
      locale: LOCALE,
      preview,
    });
    const rows: (Row | null)[] = [];
    let total = 0;
    for (const [name, collection] of Object.entries(data.contentPage?.linkedFrom ?? {})) {
      if (!isCollection<Row>(collection)) continue;
      lists.add(listTag(name.replace(/Collection$/, ''), id));
      // Omit a page that is its own parent.
      rows.push(...collection.items.filter((row) => row?.sys.id !== id));
      total = Math.max(total, collection.total);
    }
    return { items: rows, total, tags };
  });
  const industries = items.filter(({ linkedFrom }) => linkedFrom);
  return {
    value: items.flatMap(toChildPages).sort(compare),
    tags: [...tags, ...lists, ...industries.map(({ sys }) => listTag('independentCommonPage', sys.id))],
  };
}

/**
 * Returns the pages whose parent is this content page. For each industry page among them, also returns the pages below
 * it (docs/product.md, "Pages below a page").
 * @throws ContentUnavailableError
 */
export const getChildPages = defineCachedRead({ name: 'pages below', load: loadChildPages });

async function loadProductKinds(preview: boolean): Promise<Tagged<ChildPage[]>> {
  const { items, tags } = await queryAllPages(
    ProductKindsDocument,
    { limit: LIST_PAGE_SIZE, preview },
    ({ productListPageCollection }) => productListPageCollection,
  );
  return {
    value: items.flatMap((kind) => toPages(kind)).sort(compare),
    tags: [...tags, listTag('productListPage')],
  };
}

/**
 * Returns the product list pages that list a single category, wherever they are in the site.
 * @throws ContentUnavailableError
 */
export const getProductKinds = defineCachedRead({ name: 'product kinds', load: loadProductKinds });
