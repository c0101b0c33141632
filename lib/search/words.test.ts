/** @jest-environment node */
import { codeOf, excerptOf, highlighted, indexedWord, soughtWords } from './words';

test.each([
  ['Crème', 'creme'],
  ['Wipes', 'wipe'],
  ['glass', 'glass'],
  ['glasses', 'glass'],
  ['laundries', 'laundry'],
  ['dishes', 'dish'],
  ['surfaces', 'surface'],
  ['virus', 'virus'],
  ['the', null],
])('%s is indexed as %s', (word, indexed) => expect(indexedWord(word)).toBe(indexed));

test('words that say nothing are left out, unless there is nothing else', () => {
  expect(soughtWords('Where can I buy the wipes?')).toEqual(['where', 'can', 'buy', 'wipe']);
  expect(soughtWords('to the')).toEqual(['to', 'the']);
});

test('codes are compared by their digits and letters', () => {
  expect(codeOf('0 04000-00507 51')).toBe('40000050751');
  expect(codeOf('SAMPLE-10055')).toBe('sample10055');
});

test('highlights keep the text as it is', () => {
  const segments = highlighted('Dawn® Degreasers, for decks', new Set(['degreaser', 'deck']));
  expect(segments.map(({ text }) => text).join('')).toBe('Dawn® Degreasers, for decks');
  expect(segments.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Degreasers', 'decks']);
});

test('an excerpt is cut at words, around what was found', () => {
  const text = `${'before '.repeat(60)}degreaser ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(text, new Set(['degreaser']), 100);
  expect(excerpt).toMatch(/^… before .*degreaser after .* …$/);
  expect(excerpt.length).toBeLessThanOrEqual(104);
  expect(excerptOf('short', new Set(), 100)).toBe('short');
});
