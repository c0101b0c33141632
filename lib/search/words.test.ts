import { normalizeCode, extractExcerpt, highlighted, indexedWord, searchWords } from './words';

test.each([
  ['Crème', 'creme'],
  ['Wipes', 'wipe'],
  ['glass', 'glass'],
  ['glasses', 'glass'],
  ['laundries', 'laundry'],
  ['dishes', 'dish'],
  ['surfaces', 'surface'],
  ['virus', 'virus'],
  ['odours', 'odor'],
  ['sanitiser', 'sanitizer'],
  ['litre', 'liter'],
  ['Three', '3'],
  ['the', null],
])('indexes %s as %s', (word, indexed) => expect(indexedWord(word)).toBe(indexed));

test('removes stop words unless the text has no other words', () => {
  expect(searchWords('Where can I buy the wipes?')).toEqual(['where', 'can', 'buy', 'wipe']);
  expect(searchWords('to the')).toEqual(['to', 'the']);
});

test('compares codes by letters and digits only', () => {
  expect(normalizeCode('0 04000-00507 51')).toBe('40000050751');
  expect(normalizeCode('SAMPLE-10055')).toBe('sample10055');
});

test('highlighting does not change the text', () => {
  const segments = highlighted('Dawn® Degreasers, for decks', new Set(['degreaser', 'deck']));
  expect(segments.map(({ text }) => text).join('')).toBe('Dawn® Degreasers, for decks');
  expect(segments.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Degreasers', 'decks']);
});

test('cuts an excerpt at word boundaries around the match', () => {
  const text = `${'before '.repeat(60)}degreaser ${'after '.repeat(60)}`.trim();
  const excerpt = extractExcerpt(text, new Set(['degreaser']), 100);
  expect(excerpt).toMatch(/^… before .*degreaser after .* …$/);
  expect(excerpt.length).toBeLessThanOrEqual(104);
  expect(extractExcerpt('short', new Set(), 100)).toBe('short');
});
