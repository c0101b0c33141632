/** Entries of a GraphQL collection, with null for links to unpublished entries. */
export interface Collection<Item> {
  items: readonly (Item | null)[];
  total: number;
}

/** Whether part of a response is a collection. Does not check the type of the items, which the query determines. */
export const isCollection = <Item>(value: unknown): value is Collection<Item> =>
  typeof value === 'object' && value !== null && 'items' in value && 'total' in value;
