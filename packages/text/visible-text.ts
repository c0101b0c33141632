/** Whether a text has anything that a reader can see. Shared by the site, the services and the studio. */

/**
 * A visible character: no control or format character, no space, no mark alone, nothing that Unicode ignores by default
 * (zero-width characters, Hangul fillers, variation selectors), and not the blank Braille pattern.
 */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a value is a text with something to see in it. */
export const hasVisibleText = (value: unknown): value is string =>
  typeof value === 'string' && VISIBLE.test(value);

/** The first text with something to see in it; undefined when there is none. */
export const firstVisible = (...texts: readonly (string | null | undefined)[]): string | undefined =>
  texts.find(hasVisibleText);

const INVISIBLE_ENDS =
  /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+|[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+$/gu;

/** The text without spaces and invisible characters at its ends, which come with a pasted address. */
export const trimInvisible = (text: string): string => text.replace(INVISIBLE_ENDS, '');
