import { Vocabulary } from './spelling';
import { Synonyms } from './synonyms';
import { understood } from './understanding';

const vocabulary = new Vocabulary();
for (const word of 'offer coupon microban micro ban dish washer dishwasher machine bath tissue'.split(' '))
  vocabulary.add(word);
const synonyms = new Synonyms([
  ['offer', 'coupon'],
  ['dish machine', 'dishwasher'],
]);
const read = (q: string) => understood(q, vocabulary, synonyms);

test('a word with an error has the synonyms of what it means, and may still be the beginning of one', () => {
  const { parts, corrections } = read('cupon');
  expect(parts).toEqual([{ words: ['coupon'], alternatives: [['offer']] }]);
  expect(corrections.get('coupon')).toEqual(['cupon']);
});

test('words that make one word together are searched both ways, with its synonyms', () => {
  expect(read('micro ban').parts).toEqual([{ words: ['micro', 'ban'], alternatives: [['microban']] }]);
  expect(read('dish washer').parts[0]?.alternatives).toEqual([['dishwasher'], ['dish', 'machine']]);
});

test('words joined by mistake are read apart', () => {
  expect(read('bathtissue').parts.map(({ words }) => words)).toEqual([['bath'], ['tissue']]);
});
