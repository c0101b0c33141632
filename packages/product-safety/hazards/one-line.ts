import { lowerFirst } from '@cleanpro/text/first-letter';

/** Joins list items with commas and lowercases all but the first. */
export const inOneLine = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(lowerFirst)].join(', ');
