import type { SearchDocument } from '../../../lib/search/search-document';
import type { SearchIndex, SearchResults } from '../../../lib/search/search-index';
import { parseSearchQuery } from '../../../lib/search/search-query';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { startLiveIndex, type RunningIndex } from './running-index.ts';

jest.setTimeout(60_000);

let running: RunningIndex;
let index: SearchIndex;

beforeAll(async () => {
  running = await startLiveIndex(
    new ContentStore('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' }),
  );
  index = await running.index();
});
afterAll(() => running.stop());

const search = (q: string, kind: string[] = []): SearchResults => index.search(parseSearchQuery({ q, kind }));
const documents = (q: string): SearchDocument[] =>
  Array.from({ length: search(q).pages }, (_, at) =>
    index.search(parseSearchQuery({ q, page: String(at + 1) })).hits.map(({ document }) => document),
  ).flat();

test.each([
  ['norovirus', 'norovirus'],
  ['norovirsu', 'norovirus'],
  ['what kills norovirus', 'norovirus'],
  ['stomach flu disinfectant', 'norovirus'],
  ['c. diff wipes', 'Clostridioides difficile'],
  ['hepatitis b', 'hepatitis'],
  ['disinfect against candida auris', 'Candida auris'],
])('%s: shows a notice that no product has the claim, and lists disinfectants last', (q, name) => {
  expect(search(q).notice?.title).toBe(`None of our products has a claim against ${name}.`);
  const disinfectants = documents(q).map(({ claims }) => claims.length > 0);
  expect(disinfectants).toEqual(disinfectants.toSorted((a, b) => Number(a) - Number(b)));
  expect(disinfectants[0]).toBe(false);
});

test.each(['mrsa', 'flu', 'ringworm', 'salmonella', 'covid 19'])(
  '%s: finds a product with the claim, without a notice',
  (q) => {
    const { notice, hits } = search(q, ['product']);
    expect(notice).toBeUndefined();
    expect(hits[0]?.document.claims).not.toEqual([]);
  },
);

test.each([
  ['mix bleach and ammonia', 'Never mix bleach with ammonia: releases toxic chloramine vapor.'],
  ['can i mix vinegar with bleach', 'Never mix vinegar with bleach: releases toxic chlorine gas.'],
  [
    'bleach and peroxide',
    'Never mix bleach with peroxide: releases heat and gas, which can burst a container.',
  ],
  [
    'can you combine bleach with bowl cleaner',
    'Never mix bleach with Acid Toilet Bowl Cleaner: releases toxic chlorine gas.',
  ],
  [
    'mix comet and lime remover',
    'Never mix Deodorizing Cleanser with Chlorinol with Lime and Scale Remover: releases toxic chlorine gas.',
  ],
])('%s: shows a mixing warning, and lists questions about mixing before products', (q, title) => {
  const { notice, hits } = search(q);
  expect(notice?.title).toBe(title);
  expect(hits[0]?.document).toMatchObject({ kind: 'question', title: expect.stringMatching(/\bmix\b/) });
});

test('a search for two substances warns against mixing them and finds products', () => {
  const { notice, hits } = search('peroxide acid');
  expect(notice?.title).toMatch(/^Never mix peroxide with acid: /);
  expect(hits[0]?.document.kind).toBe('product');
});

test.each(['mixing ratio', 'mix glass cleaner with water', 'bleach', 'quat disinfectant'])(
  '%s: shows no warning about mixing',
  (q) => expect(search(q).notice).toBeUndefined(),
);

test('a search for bleach lists chlorine products first and labels those without chlorine', () => {
  const { hits } = search('bleach', ['product']);
  const chlorine = hits.filter(({ document }) => document.groups?.has('chlorine'));
  expect(chlorine).toHaveLength(3);
  expect(hits[0]?.document.groups?.has('chlorine')).toBe(true);
  for (const { document, note } of hits)
    expect([document.title, note]).toEqual([
      document.title,
      document.groups &&
        (document.groups.has('chlorine') ? 'Contains chlorine bleach' : 'No chlorine bleach'),
    ]);
  expect(search('degreaser').hits.map(({ note }) => note)).not.toContain('No chlorine bleach');
});

test.each([
  'bleach free cleaner',
  'no bleach disinfectant',
  'chlorine-free whitener',
  'non chlorine cleanser',
])('%s: lists products with chlorine last', (q) => {
  const chlorine = documents(q).map(({ groups }) => groups?.has('chlorine') === true);
  expect(chlorine[0]).toBe(false);
  expect(chlorine).toEqual(chlorine.toSorted((a, b) => Number(a) - Number(b)));
});

test('a prefix suggests products with the word, not with similarly spelled words', () => {
  const titles = index.suggest('degreas', 6).map(({ document }) => document.title);
  expect(titles.slice(0, 2)).toEqual(expect.arrayContaining([expect.stringMatching(/degreaser/i)]));
  expect(titles.filter((title) => /degrees/i.test(title))).toEqual([]);
  expect(search('degreas').hits[0]?.document.title).toMatch(/degreaser/i);
});

test('a query about dilution returns a concentrate with its ratio first', () => {
  const [first] = search('degreaser dilution').hits;
  expect(first?.document.title).toBe('Multi-Surface Degreaser Concentrate');
  expect(first?.document.product?.doses).toEqual([expect.stringMatching(/^1:\d+ \(/)]);
});

test('the first result is never a product that is unsuitable for the surface in the query', () => {
  expect(search('marble cleaner', ['product']).hits[0]?.document.notFor).not.toContain(' natural stone ');
  expect(search('aluminum degreaser', ['product']).hits[0]?.document.notFor).not.toContain(' aluminum ');
});

test.each([
  ['sodium hypochlorite', ['creme-deodorizing-cleanser', 'machine-detergent-liquid']],
  ['7681-52-9', ['creme-deodorizing-cleanser', 'machine-detergent-liquid']],
  ['flammable', ['24-hour-sanitizing-spray', 'sanitizer-gel']],
  ['H272', ['oxygen-bleach-booster']],
])('finds the safety data sheets for %s', (q, names) => {
  const sheets = [...index.sheets(q).keys()];
  for (const name of names) expect(sheets).toContain(`sds-${name}`);
  expect(sheets.filter((id) => !names.some((name) => id.startsWith(`sds-${name}`)))).toEqual([]);
});

test('a sheet search for bleach shows which products contain chlorine; unknown words find no sheets', () => {
  const marks = index.sheets('bleach');
  expect(marks.get('sds-cleanser-powder')).toBe('Contains chlorine bleach');
  expect(marks.get('sds-oxygen-bleach-booster')).toBe('No chlorine bleach');
  expect([...index.sheets('zzzzqqq')]).toEqual([]);
});
