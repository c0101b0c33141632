const NUMBER = new Intl.NumberFormat('en-US');

/** Formats a count with its noun: "1 product", "1,200 products". */
export const pluralize = (count: number, noun: string, format = NUMBER): string =>
  `${format.format(count)} ${count === 1 ? noun : `${noun}s`}`;
