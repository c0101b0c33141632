import { Vocabulary } from './spelling';
import { Synonyms } from './synonyms';
import { interpretQuery } from './interpret-query';

const vocabulary = new Vocabulary();
for (const word of 'offer coupon microban micro ban dish washer dishwasher machine bath tissue'.split(' '))
  vocabulary.add(word);
const synonyms = new Synonyms([
  ['offer', 'coupon'],
  ['dish machine', 'dishwasher'],
]);
const read = (q: string) => interpretQuery(q, vocabulary, synonyms);

test('corrects a misspelled word, adds synonyms of the correction and remembers the typed word', () => {
  const { parts, corrections } = read('cupon');
  expect(parts).toEqual([{ words: ['coupon'], alternatives: [['offer']] }]);
  expect(corrections.get('coupon')).toEqual(['cupon']);
});

test('searches the words of a compound both separately and joined, with synonyms', () => {
  expect(read('micro ban').parts).toEqual([{ words: ['micro', 'ban'], alternatives: [['microban']] }]);
  expect(read('dish washer').parts[0]?.alternatives).toEqual([['dishwasher'], ['dish', 'machine']]);
});

test('splits words joined by mistake', () => {
  expect(read('bathtissue').parts.map(({ words }) => words)).toEqual([['bath'], ['tissue']]);
});
