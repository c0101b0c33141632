import type { Entry } from '@cleanpro/contentful-local/space/types';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { linksOf } from '@cleanpro/contentful-local/space/view';

const space = loadSpace('packages/sample-space/content', { spaceId: 'cleanpro', environmentId: 'master' });
const linkedIds = (entry: Entry, field: string): string[] =>
  Object.values(entry.fields[field] ?? {})
    .flatMap(linksOf)
    .map(({ sys }) => sys.id);
const pages = [...space.published.entries()].filter((entry) => entry.fields['pageMetaData']);

/** Returns the child pages of a page. For a child that is an industry page, also returns its descendants. */
const descendants = (parent: string): Entry[] =>
  pages
    .filter((page) => linkedIds(page, 'parentPage').includes(parent))
    .flatMap((page) => [
      page,
      ...(page.sys.contentType.sys.id === 'industryPage' ? descendants(page.sys.id) : []),
    ]);

test.each(['page-industries', 'page-cleaning-solutions'])('no two cards on %s share a picture', (parent) => {
  const pictures = descendants(parent).map((page) => {
    const [meta] = linkedIds(page, 'pageMetaData').flatMap((id) => space.published.entry(id) ?? []);
    return meta && linkedIds(meta, 'image')[0];
  });
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures).toHaveLength(new Set(pictures).size);
});

test('no sentence appears in more than three page introductions', () => {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const sentence of String(page.fields['introduction']?.['en-US'] ?? '').split(/(?<=[.!?])\s+/))
      if (sentence) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
});
