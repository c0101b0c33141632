import { readFileSync } from 'node:fs';
import { FIRST_AID, POISON_CENTER } from '@cleanpro/product-safety/hazards/first-aid';
import { HAZARDS, isHazardCode } from '@cleanpro/product-safety/hazards/statements';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { linksOf } from '@cleanpro/contentful-local/space/view';
import { removeWhitespace, pageCount, extractText } from './pdf-text.ts';

const space = loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' });
const text = (entry: Entry, field: string): string => String(entry.fields[field]?.['en-US'] ?? '');
const texts = (entry: Entry, field: string): string[] => {
  const list: unknown = entry.fields[field]?.['en-US'];
  return Array.isArray(list) ? list.map(String) : [];
};
const linked = (entry: Entry, field: string): Entry[] =>
  Object.values(entry.fields[field] ?? {})
    .flatMap(linksOf)
    .flatMap(({ sys }) => space.published.entry(sys.id) ?? []);

const posters = [...space.published.assets()]
  .map(({ sys }) => sys.id)
  .filter((id) => id.startsWith('pdf-poster-'))
  .map((id) => {
    const bytes = readFileSync(space.assetFile(id)?.path ?? '');
    const words = removeWhitespace(extractText(bytes));
    const products = space.published
      .entriesOf('product')
      .filter((product) => words.includes(removeWhitespace(text(product, 'productName'))));
    return { id, bytes, words, products };
  });

test('every poster has one page and is marked as a sample', () => {
  expect(posters.length).toBeGreaterThan(2);
  for (const { bytes, words } of posters) {
    expect(pageCount(bytes)).toBe(1);
    expect(words).toContain('SAMPLE');
  }
});

test.each(posters)(
  "$id repeats the warnings, hazards and dilutions from its products' entries",
  ({ words, products }) => {
    expect(products).not.toEqual([]);
    for (const product of products) {
      const isDangerous = linked(product, 'hazards').some(
        (hazards) => text(hazards, 'signalWord') === 'Danger',
      );
      const statements = linked(product, 'hazards')
        .flatMap((hazards) => texts(hazards, 'hazardStatements'))
        .map((code) => (isHazardCode(code) ? HAZARDS[code].en : code));
      const equipment = texts(product, 'protectiveEquipment').join(', ');
      const required = [
        ...texts(product, 'warnings'),
        ...(isDangerous ? ['DANGER', equipment, POISON_CENTER, ...statements] : []),
      ];
      for (const fact of required)
        expect(words.toLowerCase()).toContain(removeWhitespace(fact).toLowerCase());
      for (const dilution of linked(product, 'dilutions'))
        expect(words).toContain(
          removeWhitespace(`${text(dilution, 'amountMinimum')} ${text(dilution, 'amountUnit')} per`),
        );
    }
  },
);

const ROUTES = ['In the eyes: ', 'On the skin: ', 'Swallowed: ', 'Inhaled: '];

test.each(posters)(
  '$id describes first aid for each exposure route if any of its products is dangerous',
  ({ words, products }) => {
    const classified = products
      .flatMap((product) => linked(product, 'hazards'))
      .filter((hazards) => text(hazards, 'signalWord') === 'Danger');
    const codes = classified.flatMap((hazards) => texts(hazards, 'hazardStatements'));
    const expected = [
      ...(classified.length > 0 ? ROUTES : []),
      ...(codes.includes('H314') ? [FIRST_AID.inhaledCorrosive.en, FIRST_AID.skinCorrosive.en] : []),
    ];
    for (const aid of expected) expect(words).toContain(removeWhitespace(aid));
  },
);

test.each(posters)('$id links to one cleaning job on the site', ({ words }) => {
  const jobs = space.published.entriesOf('jobsToBeDone').map((job) => text(job, 'slug'));
  expect(jobs.filter((slug) => words.includes(`cleanpro.example/en-us/${slug}`))).toHaveLength(1);
});
