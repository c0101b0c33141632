import { SearchIndex } from './search-index';
import { parseSearchQuery } from './search-query';

const entry = (id: string, type: string, fields: Record<string, unknown>) => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }])),
});
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

const PDF = entry('pdf', 'asset', { file: { url: '/images/cleanpro/pdf/0123/sheet.pdf' } });
/** Three articles with the same title, and two safety data sheets with the same title. */
const CONTENT = [
  ...['spring', 'summer', 'winter'].map((id) =>
    entry(id, 'articleDetailPages', {
      slug: `articles/${id}`,
      title: 'Floor care by season',
      topics: [link(`${id}-floors`)],
    }),
  ),
  ...['spring', 'summer', 'winter'].map((id) =>
    entry(`${id}-floors`, 'category', { code: `${id}-floors`, title: 'Floors' }),
  ),
  ...['sheet-english', 'sheet-spanish'].map((id) =>
    entry(id, 'safetyDataSheet', {
      title: 'Floor Stripper – Safety Data Sheet',
      sdsNumber: 'SDS-10427',
      pdf: link('pdf', 'Asset'),
    }),
  ),
];

async function indexOf(entries: typeof CONTENT): Promise<SearchIndex> {
  const index = new SearchIndex();
  index.apply({ entries, assets: [PDF], deletedEntries: [], deletedAssets: [] });
  await index.build();
  return index;
}

test.each([
  ['words', { q: 'floor care' }, ['spring', 'summer', 'winter']],
  ['a code', { q: 'SDS-10427' }, ['sheet-english', 'sheet-spanish']],
  ['a filter', { kind: 'article' }, ['spring', 'summer', 'winter']],
])(
  'when searching by %s, orders results with equal titles regardless of indexing order',
  async (_name, query, ids) => {
    for (const entries of [CONTENT, CONTENT.toReversed()]) {
      const { hits } = (await indexOf(entries)).search(parseSearchQuery(query));
      expect(hits.map(({ document }) => document.id)).toEqual(ids);
    }
  },
);

test('orders facet values with equal counts and titles regardless of indexing order', async () => {
  for (const entries of [CONTENT, CONTENT.toReversed()]) {
    const { facets } = (await indexOf(entries)).search(parseSearchQuery({ q: 'floor care' }));
    expect(facets.category.map(({ code }) => code)).toEqual([
      'spring-floors',
      'summer-floors',
      'winter-floors',
    ]);
  }
});
