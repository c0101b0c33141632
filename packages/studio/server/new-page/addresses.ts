import type { Content, ContentType } from '../management/content.ts';
import { addressedType, creatableTypes, type Types } from './page-types.ts';
import { ASSISTANT_PATH, pathBelowRoot, pathOf } from '../pages/paths.ts';

/** Slugs that the site accepts (`packages/content-values/paths/slug.ts`). */
export const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
export const MAX_SLUG = 200;

export interface AddressOwner {
  id: string;
  /** Name of the entry's content type. */
  kind: string;
  title: string;
}

interface Search {
  type: ContentType;
  field: string;
  value: string;
}

const pageSearches = (types: Types, slug: string): Search[] =>
  [...new Set(creatableTypes(types).map((type) => addressedType(types, type)))].map((type) => ({
    type,
    field: 'slug',
    value: slug,
  }));

/** Whether a page exists at a path. */
export async function isPageAt(content: Content, types: Types, path: string): Promise<boolean> {
  if (path === pathOf('', 'home') || path === ASSISTANT_PATH) return true;
  const searches = creatableTypes(types).flatMap((page): Search[] => {
    const root = pathOf(page.sys.id, '');
    const value = path.slice(root.length);
    return path === pathOf(page.sys.id, value)
      ? [{ type: addressedType(types, page), field: 'slug', value }]
      : [];
  });
  return (await firstFound(content, searches)) !== undefined;
}

/** Returns what uses a slug: a page, a redirect from it, or a route of the site that has only a breadcrumb entry. */
export function findAddressOwner(
  content: Content,
  types: Types,
  slug: string,
): Promise<AddressOwner | undefined> {
  const breadcrumb = types.get('breadCrumb');
  const redirect = types.get('redirect');
  return firstFound(content, [
    ...pageSearches(types, slug),
    ...(breadcrumb ? [{ type: breadcrumb, field: 'slug', value: slug }] : []),
    ...(redirect ? [{ type: redirect, field: 'from', value: pathBelowRoot(slug) }] : []),
  ]);
}

async function firstFound(content: Content, searches: readonly Search[]): Promise<AddressOwner | undefined> {
  const found = await Promise.all(
    searches.map(async ({ type, field, value }) => {
      const { items } = await content.entries({
        content_type: type.sys.id,
        [`fields.${field}`]: value,
        limit: '1',
      });
      const [entry] = items;
      if (!entry) return undefined;
      const title = content.text(entry, type.displayField ?? 'title') || entry.sys.id;
      return { id: entry.sys.id, kind: type.name, title };
    }),
  );
  return found.find((owner) => owner !== undefined);
}
