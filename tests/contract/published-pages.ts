import { loadSpace } from '@cleanpro/contentful-local/space/load';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf, linksOf } from '@cleanpro/contentful-local/space/view';

export const space = loadSpace('packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});

export const textOf = (entry: Entry | undefined, field: string): string | undefined => {
  const value = entry?.fields[field]?.['en-US'];
  return typeof value === 'string' ? value : undefined;
};

const slugOf = (entry: Entry): string | undefined => {
  const [product] = Object.values(entry.fields.product ?? {}).flatMap(linksOf);
  return textOf(entry, 'slug') ?? textOf(space.published.entry(product?.sys.id ?? ''), 'slug');
};

export const pages = new Map(
  [...space.contentTypes.values()]
    .filter(({ fields }) => fields.some(({ id }) => id === 'pageMetaData'))
    .flatMap(({ sys }) => space.published.entriesOf(sys.id))
    .map((entry): [string | undefined, Entry] => [slugOf(entry), entry]),
);
const pageEntries = new Set(pages.values());

export function isInSitemap(page: Entry): boolean {
  const [metadata] = Object.values(page.fields.pageMetaData ?? {}).flatMap(linksOf);
  return space.published.entry(metadata?.sys.id ?? '')?.fields.noIndex?.['en-US'] !== true;
}

/** Returns a page and its linked entries at any depth. Leaves out other pages and their entries. */
export function entriesOn(page: Entry): Set<Entry> {
  const found = new Set<Entry>([page]);
  for (const entry of found) {
    for (const { sys } of Object.values(entry.fields).flatMap((values) =>
      Object.values(values).flatMap(deepLinksOf),
    )) {
      const linked = sys.linkType === 'Entry' ? space.published.entry(sys.id) : undefined;
      if (linked && !pageEntries.has(linked)) found.add(linked);
    }
  }
  return found;
}
