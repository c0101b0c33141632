import { z } from 'zod';
import { deepLinksOf } from '../space/view.ts';
import type { Space } from '../space/types.ts';
import { isChange, type EntityChange, type EntityLink } from './change-together.ts';

/** Maximum depth of followed references, equal to the API's maximum for `include`. */
const MAX_DEPTH = 10;

const ANNOTATED = z.object({
  metadata: z.object({
    annotations: z.object({ ContentType: z.array(z.object({ sys: z.object({ id: z.string() }) })) }),
  }),
});

function isAnnotated(
  space: Space,
  { sys: { linkType, id } }: EntityLink,
  annotations: readonly string[],
): boolean {
  if (linkType === 'Asset' || annotations.length === 0) return false;
  const type = ANNOTATED.safeParse(
    space.contentTypes.get(space.preview.entry(id)?.sys.contentType.sys.id ?? ''),
  );
  return type.data?.metadata.annotations.ContentType.some(({ sys }) => annotations.includes(sys.id)) ?? false;
}

/**
 * Returns the changes that publish or unpublish an entity and everything it refers to, directly or indirectly. Entities
 * that are already in this state, or do not exist, are left out.
 * @param excluded annotations of content types whose entries are not followed
 */
export function changesWithReferences(
  space: Space,
  root: EntityLink['sys'],
  action: EntityChange['action'],
  excluded: readonly string[],
): EntityChange[] {
  const found = new Map<string, EntityLink>();
  let level: EntityLink[] = [{ sys: root }];
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const next: EntityLink[] = [];
    for (const entity of level) {
      const { linkType, id } = entity.sys;
      const key = `${linkType}:${id}`;
      const latest = linkType === 'Entry' ? space.preview.entry(id) : space.preview.asset(id);
      if (!latest || found.has(key) || (depth > 0 && isAnnotated(space, entity, excluded))) continue;
      found.set(key, entity);
      for (const { sys } of deepLinksOf(latest.fields))
        if (sys.linkType === 'Entry' || sys.linkType === 'Asset')
          next.push({ sys: { type: 'Link', linkType: sys.linkType, id: sys.id } });
    }
    level = next;
  }
  return [...found.values()]
    .map((entity) => ({ entity, action }))
    .filter((change) => isChange(space, change));
}
