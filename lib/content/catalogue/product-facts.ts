import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { FacetNamesDocument } from '@/graphql/generated/operations';
import { errorMessage } from '@/lib/telemetry/error-message';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { FALLBACK_SECONDS } from '../cache/cached-read';
import { lastGoodStore, loadOrLastGood, type LoadedOrLastGood } from '../cache/last-good';
import { entryTag, listTag } from '../cache/tags';
import { ContentUnavailableError } from '../client/content-unavailable';
import { deliveryAddress, deliveryClient } from '../client/delivery';
import { FACTS_PAGE_SIZE } from '../client/limits';
import { LOCALE, queryContent } from '../client/query';
import { isPreview } from '../preview/draft-mode';
import { applyChanges, FACT_FIELDS, FACT_ITEM, sortByName, withNames, type FactItem } from './category-facts';
import type { ProductFacts } from './facets';

/** How far an incremental read reaches back before the last one, for late changes and clocks that differ. */
const OVERLAP_MS = 5 * 60_000;
/** The age at which all products of a category are read again, and not only those that changed. */
const MAX_FULL_READ_AGE_MS = 3600_000;
const MAX_CATEGORIES = 100;

interface CategoryFacts {
  /** Random; a cached version tells a process that another one has loaded the facts anew. */
  version: string;
  items: readonly FactItem[];
  products: readonly ProductFacts[];
  /** The names of the facets' values as JSON, to notice when they change. */
  names: string;
  tags: string[];
  /** When a change was last read, in milliseconds since 1970. */
  readAt: number;
  /** When all items were last read, in milliseconds since 1970. */
  fullReadAt: number;
}

const facts = lastGoodStore<CategoryFacts>('category facts', MAX_CATEGORIES);
const clients: {
  published?: ReturnType<typeof deliveryClient>;
  preview?: ReturnType<typeof deliveryClient>;
} = {};

const PAGE = z.object({ total: z.number(), items: z.array(FACT_ITEM) });

/**
 * The products of a category, or those of them that changed; without a category, of the whole range.
 * @param since milliseconds since 1970; undefined for all products
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
 * Reads what changed in a category since the last read; everything when a product left it, or when the last full read
 * is too old.
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
    version: randomUUID(),
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

const toKey = (category: string | null, preview: boolean): string =>
  `${preview ? 'preview' : 'published'}:${category ?? ''}`;

function refreshFacts(category: string | null, preview: boolean): Promise<LoadedOrLastGood<CategoryFacts>> {
  const key = toKey(category, preview);
  return loadOrLastGood(facts, key, () => loadFacts(category, facts.get(key), preview));
}

/** Only the version is cached, until a product of the category changes; the facts themselves stay in memory. */
async function getCachedVersion(category: string | null): Promise<string> {
  'use cache';
  const { value, isFallback } = await refreshFacts(category, false);
  const { version, tags } = value;
  cacheUntilExpired(tags, isFallback ? FALLBACK_SECONDS : undefined);
  return version;
}

/**
 * The facts that facets need of all products of a category, or of the whole range (null), sorted as the list is.
 * @throws ContentUnavailableError
 */
export async function getProductFacts(category: string | null): Promise<readonly ProductFacts[]> {
  if (await isPreview()) return (await refreshFacts(category, true)).value.products;
  const version = await getCachedVersion(category);
  const key = toKey(category, false);
  const last = facts.get(key);
  if (last?.version === version) return last.products;
  // Another process loaded this version, or this process evicted it.
  const { value: current } = await refreshFacts(category, false);
  if (current !== last) facts.set(key, { ...current, version });
  return current.products;
}
