import { loadSpace } from '@cleanpro/contentful-local/space/load';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf } from '@cleanpro/contentful-local/space/view';

const space = loadSpace(process.env.CONTENT_SOURCE ?? 'packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});
const LOCALE = space.defaultLocale.code;
/** Maximum number of links between a page and an entry that it shows. */
const MAX_DEPTH = 4;

export const withoutSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Strips Markdown syntax from a line. */
const displayed = (line: string): string =>
  line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-+*>#]+|\d+\.)\s/, '')
    .replace(/[*_`|]/g, '');

function readStrings(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .flatMap((line) => [withoutSpaces(line), withoutSpaces(displayed(line))])
      .filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(readStrings);
  if (typeof value !== 'object' || value === null) return [];
  if ('nodeType' in value && value.nodeType === 'text' && 'value' in value) return readStrings(value.value);
  return 'content' in value ? readStrings(value.content) : [];
}

export interface TaggedField {
  entry?: string;
  asset?: string;
  field: string;
}

const valueOf = ({ entry, asset, field }: TaggedField): unknown => {
  if (entry !== undefined) return space.preview.entry(entry)?.fields[field]?.[LOCALE];
  const file = space.preview.asset(asset ?? '');
  return field === 'title' || field === 'description' ? file?.fields[field]?.[LOCALE] : undefined;
};

/** Words that the site displays for values that are not text. */
const WORDS: Record<string, Record<string, string>> = {
  articleType: { articles: 'Article', videos: 'Video', testimonial: 'Customer story', webinar: 'Webinar' },
  fragranceFree: { true: 'Fragrance free', false: 'Scented' },
};

export function fieldStrings(tag: TaggedField): string[] {
  const value = valueOf(tag);
  const words = WORDS[tag.field]?.[String(value)];
  return words === undefined ? readStrings(value) : [words];
}

export const linksToAsset = (tag: TaggedField, id: string): boolean =>
  deepLinksOf(valueOf(tag)).some(({ sys }) => sys.linkType === 'Asset' && sys.id === id);

function pageEntry(type: string, slug: string): Entry | undefined {
  const [own] = space.preview.entriesWith(type, 'slug', LOCALE, slug);
  if (own) return own;
  // A product page has the slug of its product.
  const product = space.preview.entriesWith('product', 'slug', LOCALE, slug)[0];
  return space.preview
    .linkingTo('Entry', product?.sys.id ?? '')
    .find(({ entry }) => entry.sys.contentType.sys.id === type)?.entry;
}

export function pageStrings(type: string, slug: string, further: Iterable<string>): Set<string> {
  const own = pageEntry(type, slug);
  let ids = [...(own ? [own.sys.id] : []), ...space.preview.entriesOf('layout').map(({ sys }) => sys.id)];
  const reached = new Set(ids);
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    ids = ids
      .flatMap((id) => deepLinksOf(space.preview.entry(id)?.fields))
      .filter(({ sys }) => sys.linkType === 'Entry' && !reached.has(sys.id))
      .map(({ sys }) => sys.id);
    for (const id of ids) reached.add(id);
  }
  for (const id of further) reached.add(id);
  return new Set(
    [...reached].flatMap((id) =>
      Object.values(space.preview.entry(id)?.fields ?? {}).flatMap((values) => readStrings(values[LOCALE])),
    ),
  );
}
