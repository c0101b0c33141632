/** Private tags are for editors. Delivery and GraphQL do not return them (Contentful docs, "Tags"). */
import type { Link, Space, Tag } from './types.ts';

/** Whether a tag is public. Tags in older files have no visibility and are public. */
export const isPublicTag = ({ sys }: Tag): boolean => sys.visibility !== 'private';

const hiddenIds = new WeakMap<Space['tags'], Set<string>>();

/** Returns the ids of private tags. Memoized per list of tags, because every item of every response needs them. */
function hiddenTags({ tags }: Space): Set<string> {
  let hidden = hiddenIds.get(tags);
  if (!hidden) {
    hidden = new Set(tags.filter((tag) => !isPublicTag(tag)).map(({ sys }) => sys.id));
    hiddenIds.set(tags, hidden);
  }
  return hidden;
}

/** Returns the tag links of an entity's metadata that everyone may see. */
export function publicTags(space: Space, links: Link[]): Link[] {
  if (links.length === 0) return links;
  const hidden = hiddenTags(space);
  return hidden.size === 0 ? links : links.filter(({ sys }) => !hidden.has(sys.id));
}
