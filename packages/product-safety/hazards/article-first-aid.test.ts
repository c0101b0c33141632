import { FIRST_AID } from './first-aid.ts';
import { firstAidForArticle, firstAidWithArticles } from './article-first-aid.ts';

const PADS = { name: 'Pads', warnings: ['Small pieces are a choking hazard.'] };
const CLOTHS = { name: 'Cloths', warnings: [] };
const CLEANER = { hazards: [], precautions: [], form: 'Concentrate', isDrug: false, isForHands: false };

test('treats choking on a small part as an emergency', () => {
  const { swallowed, inhaled } = firstAidForArticle(PADS.warnings);
  for (const words of [...swallowed, ...inhaled])
    expect(words.en).toMatch(/Choking or trouble breathing: call 911 at once/);
});

test('advises rinsing the skin only for an article with a warning', () => {
  expect(firstAidForArticle(['Rubbing causes abrasions.']).skin).toEqual([FIRST_AID.skinOrdinary]);
  expect(firstAidForArticle([]).skin).toEqual([FIRST_AID.noMeasures]);
});

test.each([[[PADS, CLOTHS]], [[CLOTHS]]])(
  'returns one line per exposure route for articles without a chemical',
  (articles) => {
    const lines = firstAidWithArticles([], articles, articles.length);
    expect(lines.map(({ route }) => route)).toEqual(['In the eyes', 'On the skin', 'Swallowed', 'Inhaled']);
  },
);

test('returns no first aid without products, or for an unclassified chemical', () => {
  expect(firstAidWithArticles([], [], 0)).toEqual([]);
  expect(firstAidWithArticles([], [CLOTHS], 2)).toEqual([]);
});

test('in addition to a chemical, adds a line only for an article that is a choking hazard', () => {
  const rough = { name: 'Stone', warnings: ['Rubbing causes abrasions.'] };
  expect(firstAidWithArticles([CLEANER], [PADS, rough], 3).slice(4)).toEqual([
    { route: 'Pads, swallowed or inhaled', text: FIRST_AID.swallowedChoking.en },
  ]);
});
