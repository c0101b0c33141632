/** The addresses that an entry gives its page: the published one, and the one in its draft. */
import type { Content, Entry } from '../management/content.ts';
import { addressedType, creatableTypes, type Types } from '../new-page/page-types.ts';
import { isOfAssistant, pathOf } from '../pages/paths.ts';
import type { Redirect } from './plan.ts';

export interface MovedPage {
  /** The path in the draft. */
  draft: string;
  /** The path of the published page; undefined for one that is not live. */
  live: string | undefined;
}

/** The type of the page that an entry names, as a product names the product page. */
function pageTypeOf(types: Types, entry: Entry): string | undefined {
  const { id } = entry.sys.contentType.sys;
  return creatableTypes(types).find((type) => addressedType(types, type).sys.id === id)?.sys.id;
}

/** @returns undefined for an entry that gives no page its address */
export async function movedPage(
  content: Content,
  types: Types,
  entry: Entry,
): Promise<MovedPage | undefined> {
  const type = pageTypeOf(types, entry);
  const slug = content.text(entry, 'slug');
  // The guided assistant has no redirects: the site resolves its addresses before them.
  if (type === undefined || isOfAssistant(type) || !types.has('redirect')) return undefined;
  const slugs = (await content.published(entry.sys.id)).flatMap((values) =>
    typeof values.slug === 'string' && values.slug !== '' ? values.slug : [],
  );
  const [newest] = slugs;
  const isLive = entry.sys.publishedVersion !== undefined;
  return {
    draft: slug && pathOf(type, slug),
    live: isLive && newest !== undefined ? pathOf(type, newest) : undefined,
  };
}

/** Every redirect of the site. */
export async function readRedirects(content: Content): Promise<Redirect[]> {
  const { items: entries } = await content.entries({ content_type: 'redirect' });
  return entries.map((entry) => ({
    id: entry.sys.id,
    from: content.text(entry, 'from'),
    to: content.text(entry, 'to'),
    isLive: entry.sys.publishedVersion !== undefined,
  }));
}
