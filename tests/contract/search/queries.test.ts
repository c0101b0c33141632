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

const search = (parameters: Record<string, string | string[]>): SearchResults =>
  index.search(parseSearchQuery(parameters));

const EXPECTED: [query: string, first: string][] = [
  ['degreaser', 'Multi-Surface Degreaser Concentrate'],
  ['heavy duty degreaser', 'Heavy Duty Degreaser'],
  ['degreser', 'Multi-Surface Degreaser Concentrate'],
  ['grease cutter', 'Multi-Surface Degreaser Concentrate'],
  ['bathroom cleaner', 'Bathroom Cleaner Concentrate'],
  ['restroom cleaner', 'Bathroom Cleaner Concentrate'],
  ['bathrom cleaner', 'Bathroom Cleaner Concentrate'],
  ['toilet cleaner', 'Acid Toilet Bowl Cleaner'],
  ['toilet paper', 'Individually Wrapped Bath Tissue'],
  ['pot and pan', 'Manual Pot and Pan Detergent'],
  ['dish soap', 'Dishwashing Liquid Original'],
  ['washing-up liquid', 'Dishwashing Liquid Original'],
  ['window cleaner', 'Glass Cleaner'],
  ['glas cleaner', 'Glass Cleaner'],
  ['floor wax', 'High Gloss Floor Finish'],
  ['floor stripper', 'Floor Finish Remover'],
  ['fabric conditioner', 'Fabric Softener for Systems'],
  ['febreeze', 'Febreze Professional'],
  ['magic eraser', 'Eraser Pads Extra Power'],
  ['descaler', 'Lime and Scale Remover'],
  ['hand sanitiser', 'Hand Sanitizer Gel'],
  ['tide liquid', '2X Commercial Liquid Detergent'],
  ['cascade rinse', 'Rinse Aid'],
  ['dryer sheets', 'Dryer Sheets'],
  ['napkin', 'Quilted Napkins'],
  ['carpet spot', 'Carpet Spot Remover'],
  ['trash odor', 'Trash Room Odor Control'],
  ['duster', 'Heavy Duty Duster Refills'],
  ['crème cleanser', 'Crème Deodorizing Cleanser'],
  ['creme', 'Crème Deodorizing Cleanser'],
  ['contact time explained', 'Contact time, explained for people in a hurry'],
  ['where can I buy', 'Where can I buy your products?'],
  ['safety data sheets', 'Safety data sheets'],
  ['99999-42', '24 Hour Bathroom Cleaner'],
];

test.each(EXPECTED)('the first result for %s is %s', (q, first) => {
  expect(search({ q }).hits[0]?.document.title).toBe(first);
});

test('does not treat a word in the content as a typo', () => {
  const { hits, isPartial } = search({ q: 'tide liquid', kind: 'product' });
  expect(isPartial).toBe(false);
  expect(hits.length).toBeGreaterThan(1);
  // "time", as in "one at a time", is not a misspelled "tide".
  expect(hits.map(({ document }) => document.brand)).toEqual(hits.map(() => 'Tide Professional'));
});

test('finds an answer that embeds a dose, and shows the dose', () => {
  const [hit] = search({ q: 'sticky floor after cleaning', kind: 'question' }).hits;
  expect(hit?.document.summary).toMatch(/For Finished Floor Cleaner that is \d.* per gal of water.*\./);
});

test('covers at least 30 queries', () => expect(EXPECTED.length).toBeGreaterThanOrEqual(30));

test.each(['400000050751', '4 00000 05075 1', '00400000050751'])(
  'the UPC %s finds only its product and its safety data sheet, in this order',
  (q) => {
    const { hits } = search({ q });
    expect(hits.map(({ document }) => [document.kind, document.title])).toEqual([
      ['product', '24 Hour Bathroom Cleaner'],
      ['safetyDataSheet', 'Microban Professional 24 Hour Bathroom Cleaner – Safety Data Sheet'],
    ]);
  },
);

test('an unknown UPC finds nothing', () => {
  expect(search({ q: '499999999999' })).toMatchObject({ total: 0, hits: [], pages: 1 });
});

test('a product result has link, image, brand, UPCs and safety data sheets', () => {
  const product = search({ q: '24 hour bathroom cleaner', kind: 'product' }).hits[0]?.document;
  expect(product).toMatchObject({
    href: '/en-us/brands/microban/24-hour-bathroom-cleaner',
    image: { url: expect.stringMatching(/^http/), width: expect.any(Number) },
    product: {
      productBrand: 'Microban Professional',
      caseUpc: expect.stringMatching(/^\d{12}$/),
      packageUpc: expect.stringMatching(/^\d{12}$/),
      safetySheets: [{ link: expect.stringMatching(/^(http|\/)/), text: expect.any(String) }],
    },
  });
});

test('facets count the results, and a selected facet still lists its other values', () => {
  const all = search({ q: 'cleaner' });
  const comet = all.facets.brand.find(({ code }) => code === 'comet');
  const chosen = search({ q: 'cleaner', brand: 'comet' });
  expect(chosen.total).toBe(comet?.count);
  expect(chosen.facets.brand).toHaveLength(all.facets.brand.length);
  expect(chosen.facets.brand.find(({ code }) => code === 'comet')?.selected).toBe(true);
  for (const { document } of chosen.hits)
    expect(document.facets.brand.map(({ code }) => code)).toContain('comet');
  const both = search({ q: 'cleaner', brand: ['comet', 'dawn'], kind: 'product' });
  const counts = Object.fromEntries(
    search({ q: 'cleaner', kind: 'product' }).facets.brand.map(({ code, count }) => [code, count]),
  );
  expect(both.total).toBe((counts.comet ?? 0) + (counts.dawn ?? 0));
  expect(search({ q: 'cleaner', business: 'hotels' }).total).toBeGreaterThan(0);
  expect(search({ q: 'cleaner', category: 'glass' }).total).toBeLessThan(all.total);
});

test('every result is on exactly one page', () => {
  const first = search({ q: 'cleaner' });
  expect(first.pages).toBeGreaterThan(1);
  const seen = Array.from({ length: first.pages }, (_, index) =>
    search({ q: 'cleaner', page: String(index + 1) }).hits.map(({ document }) => document.id),
  ).flat();
  expect(new Set(seen).size).toBe(first.total);
  expect(seen).toHaveLength(first.total);
  expect(search({ q: 'cleaner', page: '400' }).page).toBe(first.pages);
});

test('highlights matches, even with typos', () => {
  const [hit] = search({ q: 'degreser', kind: 'product' }).hits;
  expect(hit?.title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Degreaser']);
  expect(hit?.title.map(({ text }) => text).join('')).toBe(hit?.document.title);
});

test('returns partial matches if no result has every word', () => {
  const found = search({ q: 'degreaser zzzzqqq' });
  expect(found.isPartial).toBe(true);
  expect(found.total).toBeGreaterThan(0);
  expect(search({ q: 'zzzzqqq' })).toMatchObject({ total: 0, isPartial: false });
});

test('does not find pages with noindex', () => {
  const hrefs = Array.from({ length: 40 }, (_, index) =>
    search({ q: '', kind: 'page', page: String(index + 1) }).hits.map(({ document }) => document.href),
  ).flat();
  expect(hrefs).toContain('/en-us/about-us');
  expect(hrefs).not.toContain('/en-us/404-error');
});

test('suggests up to six results while typing', () => {
  const titles = (q: string): string[] => index.suggest(q, 6).map(({ document }) => document.title);
  expect(titles('degr')[0]).toMatch(/degreaser/i);
  expect(titles('degr').length).toBeLessThanOrEqual(6);
  expect(titles('40000005075')[0]).toBe('24 Hour Bathroom Cleaner');
  expect(titles('')).toEqual([]);
});
