/** Private tags are for editors: delivery and GraphQL do not show them (Contentful docs, "Tags"). */
import type { Link, Space, Tag } from './types.ts';

/** Tags in files without a visibility are public, as they were before it existed here. */
export const isPublicTag = ({ sys }: Tag): boolean => sys.visibility !== 'private';

const hiddenIds = new WeakMap<Space['tags'], Set<string>>();

/** Computed once per list of tags: every item of every answer asks. */
function hiddenTags({ tags }: Space): Set<string> {
  let hidden = hiddenIds.get(tags);
  if (!hidden) {
    hidden = new Set(tags.filter((tag) => !isPublicTag(tag)).map(({ sys }) => sys.id));
    hiddenIds.set(tags, hidden);
  }
  return hidden;
}

/** The links of an entity's metadata that may be shown to everybody. */
export function publicTags(space: Space, links: Link[]): Link[] {
  if (links.length === 0) return links;
  const hidden = hiddenTags(space);
  return hidden.size === 0 ? links : links.filter(({ sys }) => !hidden.has(sys.id));
}
