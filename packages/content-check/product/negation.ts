/** Detects negated words, such as "disinfect" in "does not disinfect". */

const NEGATION =
  /(?:\b(?:not(?! (?:only|just)\b)|no(?!-)|never|neither|nor|none|without|cannot|nothing|instead of)\b|n[’']t\b)/gi;
/** Starts a new clause, which an earlier negation does not cover. */
const NEW_STATEMENT = /[;:]|\b(?:but|and|then|which|(?<!that )(?:it|this))\b/i;
/** A list. A negation covers all its words: "not clean, disinfect or sanitize". */
const LIST = /^(?:[^,]*,)+[^,]*$/;

/** A negation after its word: "which is not on this label". */
const DENIED_AFTERWARD = /^[^.;]*\b(?:is|are) not (?:on|listed|covered|registered|named)\b/i;

/** Whether a negation in the sentence covers the position. */
export function isNegatedAt(sentence: string, position: number): boolean {
  if (DENIED_AFTERWARD.test(sentence.slice(position))) return true;
  const before = sentence.slice(0, position);
  const last = [...before.matchAll(NEGATION)].at(-1);
  if (!last) return false;
  const between = before.slice(last.index + last[0].length);
  if (NEW_STATEMENT.test(between)) return false;
  return !between.includes(',') || (LIST.test(between) && /\b(?:n?or)\b/.test(sentence.slice(last.index)));
}

/** Returns the matches of a pattern in a sentence, except negated ones. */
export const assertedWords = (sentence: string, pattern: RegExp): string[] =>
  [...sentence.matchAll(pattern)].filter(({ index }) => !isNegatedAt(sentence, index)).map(([word]) => word);
