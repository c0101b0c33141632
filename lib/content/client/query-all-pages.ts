import 'server-only';
import type { TypedDocumentNode } from '@apollo/client';
import type { Collection } from './collection';
import { fetchAllPages, type CollectionPage } from './fetch-all-pages';
import { LOCALE, queryContent } from './query';

export type PageVariables = { limit: number; skip: number; locale: string; preview: boolean };

/**
 * Queries all items of a collection, with their cache tags.
 * @param limit items per query
 * @param collectionOf returns the collection in the data of one query
 * @throws ContentUnavailableError
 */
export const queryAllPages = <Data, Item>(
  document: TypedDocumentNode<Data, PageVariables>,
  { limit, preview }: { limit: number; preview: boolean },
  collectionOf: (data: Data) => Collection<Item> | null,
  query: typeof queryContent = queryContent,
): Promise<{ items: Item[]; tags: string[] }> =>
  fetchAllPages(limit, async (page): Promise<CollectionPage<Item>> => {
    const { data, tags } = await query(document, { ...page, locale: LOCALE, preview });
    const { items, total } = collectionOf(data) ?? {};
    return { items, total, tags };
  });
