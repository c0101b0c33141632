import { lowerFirst } from '@cleanpro/text/first-letter';

/** The items of a list in one line, where only the first begins with a capital. */
export const inOneLine = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(lowerFirst)].join(', ');
