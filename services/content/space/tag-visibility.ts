/** Private tags are for editors: delivery and GraphQL do not show them (Contentful docs, "Tags"). */
import type { Link, Space, Tag } from './types.ts';

/** Tags in files without a visibility are public, as they were before it existed here. */
export const isPublicTag = ({ sys }: Tag): boolean => sys.visibility !== 'private';

/** The links of an entity's metadata that may be shown to everybody. */
export function publicTags(space: Space, links: Link[]): Link[] {
  if (links.length === 0) return links;
  const hidden = new Set(space.tags.filter((tag) => !isPublicTag(tag)).map(({ sys }) => sys.id));
  return hidden.size === 0 ? links : links.filter(({ sys }) => !hidden.has(sys.id));
}
