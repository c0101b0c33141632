import { present } from '../present';

export interface CollectionPage<T> {
  /** Null items are links to unpublished entries. Undefined if the collection is missing. */
  items: readonly (T | null)[] | undefined;
  total: number | undefined;
  tags: readonly string[];
}

/**
 * Fetches all items of a collection, with the cache tags of every page.
 * @param pageSize items per request
 * @throws errors from `fetchPage`
 */
export async function fetchAllPages<T>(
  pageSize: number,
  fetchPage: (page: { limit: number; skip: number }) => Promise<CollectionPage<T>>,
): Promise<{ items: T[]; tags: string[] }> {
  const items: T[] = [];
  const tags: string[] = [];
  for (let skip = 0, total = 1; skip < total; skip += pageSize) {
    const page = await fetchPage({ limit: pageSize, skip });
    items.push(...present(page.items));
    tags.push(...page.tags);
    total = page.total ?? 0;
  }
  return { items, tags };
}
