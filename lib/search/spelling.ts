/** Corrects words that the content does not have: typos, phonetic spellings, and words joined by mistake. */
import { isStopWord } from './words';

const MIN_LENGTH = 4;
const LONG_LENGTH = 7;
const MAX_CORRECTIONS = 3;
const MIN_PIECE = 2;

/** Returns the maximum edit distance at which a word counts as a typo. Zero for short words and codes. */
function tolerance(word: string): number {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return 0;
  return word.length < LONG_LENGTH ? 1 : 2;
}

/** Spellings of the same sound, and the letters that replace them. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/qu/g, 'kw'],
  [/c(?=[eiy])/g, 's'],
  [/ck?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word);

/**
 * Returns the edit distance of two words. If it exceeds the limit, returns some number above the limit. Two neighboring
 * letters that are swapped count as one error.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0;
      const left = next[j - 1] ?? 0;
      const diagonal = row[j - 1] ?? 0;
      let cost = Math.min(above + 1, left + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Returns the set of letters in a word, one bit per letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const ENDING = /(?:ers?|ing|e[ds]|ants?|ations?|ors?|able|e)$/;
const MIN_STEM = 6;

/**
 * Returns the stem that long related words share, such as `degreas` for degreaser and degreasing. Undefined for short
 * words.
 */
function stemOf(word: string): string | undefined {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM && !/\d/.test(word) ? stem : undefined;
}

/** Words of the content and of synonyms, with their weights. */
export class Vocabulary {
  readonly #weights = new Map<string, number>();
  readonly #byLength = new Map<number, { word: string; letters: number }[]>();
  readonly #bySound = new Map<string, string[]>();
  readonly #byStem = new Map<string, string[]>();
  readonly #beginnings = new Set<string>();

  add(word: string, weight = 1): void {
    const existing = this.#weights.get(word);
    this.#weights.set(word, (existing ?? 0) + weight);
    if (existing !== undefined || /\d/.test(word)) return;
    append(this.#byLength, word.length, { word, letters: lettersOf(word) });
    append(this.#bySound, soundOf(word), word);
    const stem = stemOf(word);
    if (stem !== undefined) append(this.#byStem, stem, word);
    for (let length = MIN_LENGTH; length < word.length; length += 1)
      this.#beginnings.add(word.slice(0, length));
  }

  has(word: string): boolean {
    return this.#weights.has(word);
  }

  /** Returns other words with the same stem, such as `degreaser` for `degreasing`, and `pour` for `pouring`. */
  relatives(word: string): string[] {
    const family = this.#byStem.get(stemOf(word) ?? '') ?? [];
    const verb = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
    const verbs = verb ? [verb, `${verb}e`, verb.replace(/(.)\1$/, '$1')] : [];
    return [...new Set([...family, ...verbs.filter((other) => this.has(other))])].filter(
      (other) => other !== word,
    );
  }

  /** Whether a word needs no correction: the content has the word, a longer word that begins with it, or a relative. */
  isCorrect(word: string): boolean {
    return this.has(word) || this.#beginnings.has(word) || this.relatives(word).length > 0;
  }

  #heavier = (a: string, b: string): number => (this.#weights.get(b) ?? 0) - (this.#weights.get(a) ?? 0);

  /**
   * Returns the words closest to a misspelled word, the most frequent first. Words with the same sound count as
   * closest.
   */
  corrections(word: string): string[] {
    let limit = tolerance(word);
    if (limit === 0) return [];
    const sounding = (this.#bySound.get(soundOf(word)) ?? []).filter((other) => other.length > 2);
    const letters = lettersOf(word);
    let nearest: string[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length += 1)
      for (const { word: other, letters: others } of this.#byLength.get(length) ?? []) {
        // An error changes at most two letters, so most words need no comparison.
        if (bitsOf(letters ^ others) > 2 * limit) continue;
        const distance = editDistance(word, other, limit);
        if (distance > limit) continue;
        if (distance < limit) nearest = [];
        limit = distance;
        nearest.push(other);
      }
    // A word with the same sound is a better guess than a word with two errors.
    const guesses = limit > 1 && sounding.length > 0 ? sounding : [...sounding, ...nearest];
    return [...new Set(guesses)].sort(this.#heavier).slice(0, MAX_CORRECTIONS);
  }

  /** Splits a word that joins several known words. Undefined if it joins none. */
  pieces(word: string): string[] | undefined {
    if (word.length < MIN_LENGTH + MIN_PIECE || /\d/.test(word)) return undefined;
    /** The split of each prefix into the fewest pieces, by the length of the prefix. */
    const fewest: (string[] | undefined)[] = [[]];
    for (let end = MIN_PIECE; end <= word.length; end += 1)
      for (let start = 0; start <= end - MIN_PIECE; start += 1) {
        const earlier = fewest[start];
        const piece = word.slice(start, end);
        if (!earlier || !(this.has(piece) || isStopWord(piece))) continue;
        if (earlier.length + 1 < (fewest[end]?.length ?? Infinity)) fewest[end] = [...earlier, piece];
      }
    const found = fewest[word.length];
    return found && found.length <= 3 && found.some((piece) => piece.length >= MIN_LENGTH)
      ? found.filter((piece) => !isStopWord(piece))
      : undefined;
  }
}
