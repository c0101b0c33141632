/** The items of a list without null ones: the content service returns null for unpublished entries. */
export const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (items ?? []).filter((item) => item !== null && item !== undefined);
