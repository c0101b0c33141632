import { lowerFirst } from '../text/first-letter.ts';

/** The items of a list in one line, where only the first begins with a capital. */
export const inOneLine = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(lowerFirst)].join(', ');
