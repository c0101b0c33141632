const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Parses a number in digits or as a word up to twelve. Returns undefined for any other word. */
export function parseCount(count: string): number | undefined {
  const word = NUMBERS.indexOf(count.toLowerCase());
  const number = word >= 0 ? word : Number(count);
  return Number.isNaN(number) ? undefined : number;
}
