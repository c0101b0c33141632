import { Synonyms } from './synonyms';

const synonyms = new Synonyms([
  ['restroom', 'bathroom', 'washroom'],
  ['toilet bowl cleaner', 'toilet cleaner'],
  ['toilet', 'lavatory'],
]);

test('prefers the longest phrase and leaves other words unchanged', () => {
  expect(synonyms.partsOf('Toilet cleaner for the bathroom, blue')).toEqual([
    { words: ['toilet', 'cleaner'], alternatives: [['toilet', 'bowl', 'cleaner']] },
    { words: ['bathroom'], alternatives: [['restroom'], ['washroom']] },
    { words: ['blue'], alternatives: [] },
  ]);
});

test('matches plurals, but not phrases in another order', () => {
  expect(synonyms.partsOf('lavatories')).toEqual([{ words: ['lavatory'], alternatives: [['toilet']] }]);
  expect(synonyms.partsOf('restrooms')[0]?.alternatives).toEqual([['bathroom'], ['washroom']]);
  expect(synonyms.partsOf('cleaner toilet').map(({ words }) => words)).toEqual([['cleaner'], ['toilet']]);
});
