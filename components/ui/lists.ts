/** What is there of a list whose members may be missing. */
export const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (items ?? []).filter((item) => item !== null && item !== undefined);
