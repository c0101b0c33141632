import { editDistance, Vocabulary } from './spelling';

const vocabulary = new Vocabulary();
for (const word of 'disinfectant degreaser toilet paper quat phosphoric floor tide time cleaner'.split(' '))
  vocabulary.add(word);

test.each([
  ['toilet', 'toliet', 1],
  ['paper', 'papre', 1],
  ['disinfectant', 'disenfectent', 2],
  ['floor', 'quat', 3],
])('%s and %s have an edit distance of %i', (a, b, distance) => expect(editDistance(a, b, 2)).toBe(distance));

test.each([
  ['disenfectent', ['disinfectant']],
  ['fosforic', ['phosphoric']],
  ['kwat', ['quat']],
  ['flooor', ['floor']],
  // A short word can have one error. Very short words and codes are never corrected.
  ['flr', []],
  ['dgrsr', []],
  ['99999-16', []],
])('corrects %s to %j', (word, corrections) => expect(vocabulary.corrections(word)).toEqual(corrections));

test('lists the most frequent of equally close words first', () => {
  const words = new Vocabulary();
  words.add('coat');
  words.add('boat', 5);
  expect(words.corrections('goat')).toEqual(['boat', 'coat']);
});

test.each([
  ['degreaser', true],
  // The beginning of a word is correct, because the visitor may still be typing.
  ['degreas', true],
  ['degreasing', true],
  ['degree', false],
  ['deg', false],
])('treats %s as correct: %j', (word, isCorrect) => expect(vocabulary.isCorrect(word)).toBe(isCorrect));

test('finds long words with the same stem', () => {
  expect(vocabulary.relatives('degreasing')).toEqual(['degreaser']);
  expect(vocabulary.relatives('cleaning')).toEqual([]);
  expect(vocabulary.relatives('floored')).toEqual(['floor']);
});

test('splits joined words and drops stop words between them', () => {
  expect(vocabulary.pieces('toiletpaper')).toEqual(['toilet', 'paper']);
  expect(vocabulary.pieces('cleanerforfloor')).toEqual(['cleaner', 'floor']);
  expect(vocabulary.pieces('toiletpapr')).toBeUndefined();
});
