/** The items of a list in one line, where only the first begins with a capital. */
export const inOneLine = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((item) => item.charAt(0).toLowerCase() + item.slice(1))].join(', ');
