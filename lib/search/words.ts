/** Splits text into words, in the same way for indexing, queries and highlighting. */

const STOP_WORDS = new Set(
  'a an and are at by do does for from how i if in is it many much my of on or our the to we what which who with you your'.split(
    ' ',
  ),
);

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’]/g;
const WORD = /[\p{L}\p{N}]+/gu;

const plain = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();

/** Returns the words of a string, in order. */
export const wordsOf = (text: string): string[] => plain(text).match(WORD) ?? [];

/** Whether a word has no meaning by itself. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Reduces an English noun and its plural to the same form, which need not be the correct singular. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sx]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const NUMBERS: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, String(at + 1)]),
);

/** Returns the American spelling of a British one, in content and queries alike: `odour`, `sanitiser`. */
function americanSpelling(word: string): string {
  if (word.length < 5) return word === 'grey' ? 'gray' : word;
  return word
    .replace(/our$/, 'or')
    .replace(/is(e[dr]?|ing|ation)$/, 'iz$1')
    .replace(/([bt])re$/, '$1er');
}

/**
 * Returns the form of a word in the index: normalized, singular, and numbers up to ten as digits. Null for a stop word.
 */
export function indexedWord(word: string): string | null {
  const simple = plain(word);
  if (STOP_WORDS.has(simple)) return null;
  return NUMBERS.get(simple) ?? americanSpelling(singular(simple));
}

/** Returns the words of a query without stop words, or all words if there are only stop words. */
export function searchWords(query: string): string[] {
  const words = wordsOf(query);
  const significant = words.flatMap((word) => indexedWord(word) ?? []);
  return significant.length > 0 ? significant : words;
}

/** Joins words and surrounds them with spaces, so that a search for one phrase in another matches only whole words. */
export const asPhrase = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Normalizes a title or a query for comparison. */
export const titleKey = (text: string): string => searchWords(text).join(' ');

/** Normalizes a code (UPC, registration or sheet number) for comparison: letters and digits, without leading zeros. */
export const normalizeCode = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '');

export interface Segment {
  text: string;
  marked: boolean;
}

/** Splits a string into segments that matched and segments that did not. */
export function highlighted(text: string, matched: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  const add = (piece: string, marked: boolean): void => {
    const last = segments.at(-1);
    if (piece === '') return;
    if (last?.marked === marked) last.text += piece;
    else segments.push({ text: piece, marked });
  };
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) {
    const found = indexedWord(word);
    add(text.slice(from, index), false);
    add(word, found !== null && matched.has(found));
    from = index + word.length;
  }
  add(text.slice(from), false);
  return segments;
}

/** Returns the part of `text` around its first match, cut at word boundaries, with at most `limit` characters. */
export function extractExcerpt(text: string, matched: ReadonlySet<string>, limit: number): string {
  if (text.length <= limit) return text;
  let first = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) {
    const found = indexedWord(word);
    if (found !== null && matched.has(found)) {
      first = index;
      break;
    }
  }
  const earliest = Math.max(0, first - Math.floor(limit / 3));
  const start = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const rest = text.slice(start);
  const cut = rest.length <= limit ? rest : rest.slice(0, rest.lastIndexOf(' ', limit));
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
}
