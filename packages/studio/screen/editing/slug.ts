import type { ContentType, EditorInterface, Entry } from '../api/schemas.ts';

const MAX_LENGTH = 100;

export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, MAX_LENGTH).replace(/^-+|-+$/g, '');
}

/** Returns the id of the slug field: the field with the slug editor, otherwise the field named `slug`. */
export function slugFieldOf(type: ContentType, { controls }: EditorInterface): string | undefined {
  const named = controls.find(({ widgetId }) => widgetId === 'slugEditor')?.fieldId ?? 'slug';
  return type.fields.find(({ id, type: of }) => id === named && of === 'Symbol' && id !== type.displayField)
    ?.id;
}

/** Returns the prefix of a field's slugs from its help text, such as `articles/` for `articles/{article}`. */
export function prefixOf({ controls }: EditorInterface, field: string): string {
  const help = controls.find(({ fieldId }) => fieldId === field)?.settings?.helpText;
  return (typeof help === 'string' && /^((?:[a-z0-9-]+\/)+)\{[a-z]+\}$/.exec(help)?.[1]) || '';
}

/**
 * Returns the slug after a change of the title.
 * @returns undefined if the slug stays: the entry was published before, or an editor wrote the slug by hand
 */
export function followingSlug(
  { sys }: Pick<Entry, 'sys'>,
  { slug, before, after, prefix }: { slug: unknown; before: unknown; after: unknown; prefix: string },
): string | undefined {
  if (sys.publishedVersion !== undefined || sys.firstPublishedAt !== undefined) return undefined;
  if (typeof after !== 'string') return undefined;
  const current = typeof slug === 'string' ? slug : '';
  const own = typeof before === 'string' ? slugify(before) : '';
  if (current === '') return slugify(after) && `${prefix}${slugify(after)}`;
  if (!own || (current !== own && !current.endsWith(`/${own}`))) return undefined;
  return `${current.slice(0, current.length - own.length)}${slugify(after)}`;
}
