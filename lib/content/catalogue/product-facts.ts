import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { FacetNamesDocument } from '@/graphql/generated/operations';
import { messageOf } from '@/lib/telemetry/message-of';
import { cacheUntilExpired } from '../cache/cache-until-expired';
import { LastGood } from '../cache/last-good';
import { entryTag, listTag } from '../cache/tags';
import { afterChanges, FACT_FIELDS, FACT_ITEM, inOrder, namedFacts, type FactItem } from './category-facts';
import { deliveryAddress, deliveryClient } from '../client/delivery';
import { ContentUnavailableError } from '../client/content-unavailable';
import type { ProductFacts } from './facets';
import { FACTS_PAGE_SIZE } from '../client/limits';
import { isPreview, orLastGood } from '../pages/get-page';
import { LOCALE, queryContent } from '../client/query';

/** A change that the service tells late, or by another clock, is still among what is asked for. */
const OVERLAP_MS = 5 * 60_000;
const MAX_CATEGORIES = 100;

interface Known {
  /** Another one after each reading, so that processes notice what another has read. */
  state: string;
  items: readonly FactItem[];
  products: readonly ProductFacts[];
  /** What the facets' values are called, to see whether that changed. */
  names: string;
  tags: string[];
  /** When this was read, and when all of it was: both in milliseconds since 1970. */
  readAt: number;
  wholeAt: number;
}

declare global {
  // What is known belongs to the process, not to one kind of route.
  var productFacts: LastGood<Known> | undefined;
}

const known = (globalThis.productFacts ??= new LastGood(MAX_CATEGORIES));
const clients: {
  published?: ReturnType<typeof deliveryClient>;
  preview?: ReturnType<typeof deliveryClient>;
} = {};

const PAGE = z.object({ total: z.number(), items: z.array(FACT_ITEM) });

/** The products of a category, or those of them that changed since a time. @throws ContentUnavailableError */
async function readItems(category: string, since: number | undefined, preview: boolean): Promise<FactItem[]> {
  const which = preview ? 'preview' : 'published';
  const client = (clients[which] ??= deliveryClient(deliveryAddress(preview), 'FactsRetry'));
  const items: FactItem[] = [];
  for (let skip = 0, total = 1; skip < total; skip += FACTS_PAGE_SIZE) {
    let answer: unknown;
    try {
      answer = await client.getEntries({
        content_type: 'product',
        'fields.categories.sys.id': category,
        ...(since !== undefined && { 'sys.updatedAt[gte]': new Date(since).toISOString() }),
        select: ['sys.id', ...FACT_FIELDS],
        order: ['sys.id'],
        include: 0,
        locale: LOCALE,
        limit: FACTS_PAGE_SIZE,
        skip,
      });
    } catch (error) {
      throw new ContentUnavailableError('the facts of a category', messageOf(error), { cause: error });
    }
    const page = PAGE.parse(answer);
    items.push(...page.items);
    total = page.total;
  }
  return items;
}

/**
 * Reads what changed in a category since it was last read, or all of it: when something left it, and when it was last
 * read whole so long ago that no page may be kept so long.
 */
async function read(category: string, before: Known | undefined, preview: boolean): Promise<Known> {
  const readAt = Date.now();
  const followed =
    before && readAt - before.wholeAt < serverConfig().CONTENT_MAX_AGE * 1000 ? before : undefined;
  const [names, changed] = await Promise.all([
    queryContent(FacetNamesDocument, { category, locale: LOCALE, preview }),
    readItems(category, followed && followed.readAt - OVERLAP_MS, preview),
  ]);
  const total = names.data.productCollection?.total ?? 0;
  const after = followed && afterChanges(followed.items, changed, total);
  const items = after ?? inOrder(followed ? await readItems(category, undefined, preview) : changed);
  const { productCollection: _, ...called } = names.data;
  const text = JSON.stringify(called);
  const isSame = followed?.items === items && followed.names === text;
  return {
    state: randomUUID(),
    items,
    products: isSame ? followed.products : namedFacts(items, names.data),
    names: text,
    tags: [
      ...names.tags,
      listTag('brand'),
      listTag('category'),
      listTag('businessTypes'),
      listTag('product', category),
      ...items.map(({ sys }) => entryTag(sys.id)),
    ],
    readAt,
    wholeAt: after ? (followed?.wholeAt ?? readAt) : readAt,
  };
}

const keyOf = (category: string, preview: boolean): string =>
  `${preview ? 'preview' : 'published'}:${category}`;

function refreshed(category: string, preview: boolean): Promise<Known> {
  const key = keyOf(category, preview);
  return orLastGood(known, key, () => read(category, known.get(key), preview));
}

/** Only the mark of a state is kept, until a product of the category changes: the facts themselves stay in memory. */
async function keptState(category: string): Promise<string> {
  'use cache';
  const { state, tags } = await refreshed(category, false);
  cacheUntilExpired(tags);
  return state;
}

/**
 * What the facets of a category have to know of all its products, in the order of a list.
 * @throws ContentUnavailableError
 */
export async function factsOfCategory(category: string): Promise<readonly ProductFacts[]> {
  if (await isPreview()) return (await refreshed(category, true)).products;
  const state = await keptState(category);
  const key = keyOf(category, false);
  const here = known.get(key);
  if (here?.state === state) return here.products;
  // Another process read it, or this one forgot it.
  const now = await refreshed(category, false);
  if (now !== here) known.put(key, { ...now, state });
  return now.products;
}
