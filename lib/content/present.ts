/** Returns the items of a list without null and undefined. Contentful returns null for links to unpublished entries. */
export const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (items ?? []).filter((item) => item !== null && item !== undefined);
