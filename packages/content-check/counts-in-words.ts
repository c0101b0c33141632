/** Numbers of a text, in digits or in words. */
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns the number that digits or a word up to twelve stand for; undefined for another word. */
export function parseCount(count: string): number | undefined {
  const word = NUMBERS.indexOf(count.toLowerCase());
  const number = word >= 0 ? word : Number(count);
  return Number.isNaN(number) ? undefined : number;
}
