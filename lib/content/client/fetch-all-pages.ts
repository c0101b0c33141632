import { present } from '../present';

/** One page of a GraphQL collection. */
export interface CollectionPage<T> {
  /** Null or undefined where a linked entry is not published. */
  items: readonly (T | null)[] | undefined;
  /** How many items the collection has on all pages. */
  total: number | undefined;
  tags: readonly string[];
}

/**
 * All items of a collection, however many there are, with the cache tags of every page.
 * @param pageSize items per request
 * @throws what `fetchPage` throws
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
