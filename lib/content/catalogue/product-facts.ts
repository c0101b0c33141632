import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { FacetNamesDocument } from '@/graphql/generated/operations';
import { errorMessage } from '@/lib/telemetry/error-message';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { entryTag, listTag } from '../cache/tags';
import { ContentUnavailableError } from '../client/content-unavailable';
import { deliveryAddress, deliveryClient } from '../client/delivery';
import { FACTS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { applyChanges, FACT_FIELDS, FACT_ITEM, sortByName, withNames, type FactItem } from './category-facts';
import type { ProductFacts } from './facets';

/** How far an incremental read overlaps the last one, to allow for late changes and clock skew. */
const OVERLAP_MS = 5 * 60_000;
/** Age at which all products of a category are read again, not only those that changed. */
const MAX_FULL_READ_AGE_MS = 3600_000;
const MAX_CATEGORIES = 100;
const MAX_FACTS_BYTES = 32 * 1024 * 1024;

interface CategoryFacts {
  items: readonly FactItem[];
  products: readonly ProductFacts[];
  /** Names of the facet values as JSON, to detect changes. */
  names: string;
  tags: string[];
  /** Time of the last read, in milliseconds since the epoch. */
  readAt: number;
  /** Time of the last full read, in milliseconds since the epoch. */
  fullReadAt: number;
}

declare global {
  // On `globalThis` because Next bundles this module once per kind of route.
  var lastCategoryFacts: LRUCache<string, CategoryFacts> | undefined;
}

/** Last facts read per category. The next read requests only the changes since then. */
const lastRead = (globalThis.lastCategoryFacts ??= new LRUCache({ max: MAX_CATEGORIES }));
const clients: {
  published?: ReturnType<typeof deliveryClient>;
  preview?: ReturnType<typeof deliveryClient>;
} = {};

const PAGE = z.object({ total: z.number(), items: z.array(FACT_ITEM) });

/**
 * Reads the products of a category, or only those that changed.
 * @param category null for the whole catalogue
 * @param since milliseconds since the epoch; undefined for all products
 * @throws ContentUnavailableError
 */
async function readItems(
  category: string | null,
  since: number | undefined,
  preview: boolean,
): Promise<FactItem[]> {
  const audience = preview ? 'preview' : 'published';
  const client = (clients[audience] ??= deliveryClient(deliveryAddress(preview), 'FactsRetry'));
  const items: FactItem[] = [];
  for (let skip = 0, total = 1; skip < total; skip += FACTS_PAGE_SIZE) {
    let response: unknown;
    try {
      response = await client.getEntries({
        content_type: 'product',
        ...(category !== null && { 'fields.categories.sys.id': category }),
        ...(since !== undefined && { 'sys.updatedAt[gte]': new Date(since).toISOString() }),
        select: ['sys.id', ...FACT_FIELDS],
        order: ['sys.id'],
        include: 0,
        locale: LOCALE,
        limit: FACTS_PAGE_SIZE,
        skip,
      });
    } catch (error) {
      throw new ContentUnavailableError('the facts of a category', errorMessage(error), { cause: error });
    }
    const page = PAGE.parse(response);
    items.push(...page.items);
    total = page.total;
  }
  return items;
}

/**
 * Reads the changes in a category since the last read. Reads everything if a product left the category, or if the last
 * full read is too old.
 */
async function loadFacts(
  category: string | null,
  last: CategoryFacts | undefined,
  preview: boolean,
): Promise<CategoryFacts> {
  const readAt = Date.now();
  const base = last && readAt - last.fullReadAt < MAX_FULL_READ_AGE_MS ? last : undefined;
  const [names, changed] = await Promise.all([
    queryContent(FacetNamesDocument, { category: category ?? undefined, locale: LOCALE, preview }),
    readItems(category, base && base.readAt - OVERLAP_MS, preview),
  ]);
  const total = names.data.productCollection?.total ?? 0;
  const updated = base && applyChanges(base.items, changed, total);
  const items = updated ?? sortByName(base ? await readItems(category, undefined, preview) : changed);
  const { productCollection: _, ...nameLists } = names.data;
  const namesJson = JSON.stringify(nameLists);
  const isUnchanged = base?.items === items && base.names === namesJson;
  return {
    items,
    products: isUnchanged ? base.products : withNames(items, names.data),
    names: namesJson,
    tags: [
      ...names.tags,
      listTag('brand'),
      listTag('category'),
      listTag('businessTypes'),
      listTag('product', category ?? undefined),
      ...items.map(({ sys }) => entryTag(sys.id)),
    ],
    readAt,
    fullReadAt: updated ? (base?.fullReadAt ?? readAt) : readAt,
  };
}

/**
 * Returns the facet values of all products in a category, or in the whole catalogue (null), in the order of the product
 * list.
 * @throws ContentUnavailableError
 */
export const getProductFacts = defineCachedRead({
  name: 'product facts',
  load: async (preview, category: string | null): Promise<Tagged<readonly ProductFacts[]>> => {
    const key = `${preview ? 'preview' : 'published'}:${category ?? ''}`;
    const loaded = await loadFacts(category, lastRead.get(key), preview);
    lastRead.set(key, loaded);
    return { value: loaded.products, tags: loaded.tags };
  },
  maxBytes: MAX_FACTS_BYTES,
});
