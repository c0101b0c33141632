import { FIRST_AID } from './first-aid.ts';
import { firstAidForArticle, firstAidWithArticles } from './article-first-aid.ts';

const PADS = { name: 'Pads', warnings: ['Small pieces are a choking hazard.'] };
const CLOTHS = { name: 'Cloths', warnings: [] };
const CLEANER = { hazards: [], precautions: [], form: 'Concentrate', isDrug: false, isForHands: false };

test('a small part in the throat is an emergency', () => {
  const { swallowed, inhaled } = firstAidForArticle(PADS.warnings);
  for (const words of [...swallowed, ...inhaled])
    expect(words.en).toMatch(/Choking or trouble breathing: call 911 at once/);
});

test('skin is rinsed after an article with a warning only', () => {
  expect(firstAidForArticle(['Rubbing causes abrasions.']).skin).toEqual([FIRST_AID.skinOrdinary]);
  expect(firstAidForArticle([]).skin).toEqual([FIRST_AID.noMeasures]);
});

test.each([[[PADS, CLOTHS]], [[CLOTHS]]])('articles without a chemical have a line per route', (articles) => {
  const lines = firstAidWithArticles([], articles, articles.length);
  expect(lines.map(({ route }) => route)).toEqual(['In the eyes', 'On the skin', 'Swallowed', 'Inhaled']);
});

test('there is no first aid without products, or for a chemical that nobody has classified', () => {
  expect(firstAidWithArticles([], [], 0)).toEqual([]);
  expect(firstAidWithArticles([], [CLOTHS], 2)).toEqual([]);
});

test('beside a chemical, an article adds a line only if somebody may choke on it', () => {
  const rough = { name: 'Stone', warnings: ['Rubbing causes abrasions.'] };
  expect(firstAidWithArticles([CLEANER], [PADS, rough], 3).slice(4)).toEqual([
    { route: 'Pads, swallowed or inhaled', text: FIRST_AID.swallowedChoking.en },
  ]);
});
