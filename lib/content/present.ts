/** The items of a list without the missing ones: null is a link whose entry is not published. */
export const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (items ?? []).filter((item) => item !== null && item !== undefined);
