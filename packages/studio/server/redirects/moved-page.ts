import type { Content, Entry } from '../management/content.ts';
import { addressedType, creatableTypes, type Types } from '../new-page/page-types.ts';
import { isOfAssistant, pathOf } from '../pages/paths.ts';
import type { Redirect } from './plan.ts';

export interface MovedPage {
  /** Path in the draft; empty without a slug. */
  draft: string;
  /** Path of the published page; undefined if it is not live. */
  live: string | undefined;
}

/** Returns the type of the pages that take their address from an entry, such as product pages from a product. */
function pageTypeOf(types: Types, entry: Entry): string | undefined {
  const { id } = entry.sys.contentType.sys;
  return creatableTypes(types).find((type) => addressedType(types, type).sys.id === id)?.sys.id;
}

/**
 * Returns the draft and the published path of an entry's page; undefined if the entry does not define a page's address.
 */
export async function movedPage(
  content: Content,
  types: Types,
  entry: Entry,
): Promise<MovedPage | undefined> {
  const type = pageTypeOf(types, entry);
  const slug = content.text(entry, 'slug');
  // The guided assistant has no redirects, because the site resolves the assistant's addresses before redirects.
  if (type === undefined || isOfAssistant(type) || !types.has('redirect')) return undefined;
  const slugs = (await content.published(entry.sys.id)).flatMap((values) =>
    typeof values.slug === 'string' && values.slug !== '' ? values.slug : [],
  );
  const [latest] = slugs;
  const isLive = entry.sys.publishedVersion !== undefined;
  return {
    draft: slug && pathOf(type, slug),
    live: isLive && latest !== undefined ? pathOf(type, latest) : undefined,
  };
}

/** Reads all redirects of the site. */
export async function readRedirects(content: Content): Promise<Redirect[]> {
  const { items: entries } = await content.entries({ content_type: 'redirect' });
  return entries.map((entry) => ({
    id: entry.sys.id,
    from: content.text(entry, 'from'),
    to: content.text(entry, 'to'),
    isLive: entry.sys.publishedVersion !== undefined,
  }));
}
