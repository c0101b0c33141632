/** Entries of a GraphQL collection; null where a linked entry is not published. */
export interface Collection<Item> {
  items: readonly (Item | null)[];
  /** The number of entries that the collection has, on all pages. */
  total: number;
}

/** Whether part of a response is a collection. The caller names the type of its items, as its query selects them. */
export const isCollection = <Item>(value: unknown): value is Collection<Item> =>
  typeof value === 'object' && value !== null && 'items' in value && 'total' in value;
