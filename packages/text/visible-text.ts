/**
 * Matches a visible character: not a control or format character, a space, a combining mark, the blank Braille pattern,
 * or anything that Unicode ignores by default (zero-width characters, Hangul fillers, variation selectors).
 */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a value is a string that contains something visible. */
export const hasVisibleText = (value: unknown): value is string =>
  typeof value === 'string' && VISIBLE.test(value);

/** Returns the first string that contains something visible; undefined if there is none. */
export const firstVisible = (...texts: readonly (string | null | undefined)[]): string | undefined =>
  texts.find(hasVisibleText);

const INVISIBLE_ENDS =
  /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+|[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+$/gu;

/**
 * Removes spaces and invisible characters from both ends of a string. Such characters are often pasted along with an
 * address.
 */
export const trimInvisible = (text: string): string => text.replace(INVISIBLE_ENDS, '');
