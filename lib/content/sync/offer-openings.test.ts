import { OFFER_OPENINGS_POSITION, OfferOpenings } from './offer-openings';

const DAY_MS = 24 * 3600_000;
const START = Date.parse('2026-12-01T00:00:00Z');
const day = (days: number): string => new Date(START + days * DAY_MS).toISOString().slice(0, 10);

const entry = (id: string, contentType: string, fields: Record<string, string>): unknown => ({
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
  },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});
const changes = (entries: unknown[], deletedEntries: string[] = []) => ({
  entries,
  assets: [],
  deletedEntries,
  deletedAssets: [],
});

let now = START;
beforeEach(() => void (now = START));
const follow = (entries: unknown[]): OfferOpenings => {
  const openings = new OfferOpenings(() => now);
  openings.begin();
  openings.apply(changes(entries));
  openings.end();
  return openings;
};

test('reports an offer once when it opens and once when it ends', () => {
  const openings = follow([
    entry('a', 'offer', { startDate: day(1), endDate: day(3) }),
    entry('b', 'offer', { endDate: day(1) }),
    entry('c', 'offer', { name: 'always' }),
    entry('d', 'article', { startDate: day(1) }),
  ]);
  expect(openings.read()).toEqual([]);
  now += 1.5 * DAY_MS;
  expect(openings.read()).toEqual(['entry:a']);
  expect(openings.read()).toEqual([]);
  now += DAY_MS;
  expect(openings.read()).toEqual(['entry:b']);
  now += 10 * DAY_MS;
  expect(openings.read()).toEqual(['entry:a']);
});

test('accounts for changed dates and deleted offers', () => {
  const openings = follow([
    entry('a', 'offer', { endDate: day(1) }),
    entry('b', 'offer', { endDate: day(1) }),
    entry('c', 'offer', { endDate: day(1) }),
  ]);
  openings.apply(changes([entry('a', 'offer', { endDate: day(9) }), entry('c', 'offer', {})], ['b']));
  openings.end();
  now += 5 * DAY_MS;
  expect(openings.read()).toEqual([]);
  now += 6 * DAY_MS;
  expect(openings.read()).toEqual(['entry:a']);
});

test('reports an offer that ended before the initial sync was complete', () => {
  const openings = new OfferOpenings(() => now);
  openings.begin();
  openings.apply(changes([entry('a', 'offer', { endDate: day(1) })]));
  now += 5 * DAY_MS;
  expect([openings.read(), openings.position]).toEqual([[], undefined]);
  openings.end();
  expect(openings.read()).toEqual(['entry:a']);
});

test('continues from the position that an earlier process stored', () => {
  const { position } = follow([entry('a', 'offer', { endDate: day(1) })]);
  now += 5 * DAY_MS;
  const stored = OFFER_OPENINGS_POSITION.parse(JSON.parse(JSON.stringify(position)));
  expect(new OfferOpenings(() => now, stored).read()).toEqual(['entry:a']);
});
