/**
 * The cache manifest: which tags a kept page carries, and which tags a change of content expires. Reads and the
 * publish webhook both go through this file, so that the two can never disagree (DESIGN "Freshness").
 *
 * - `entry:ID`, `asset:ID`: the page used this entity, or links to it and did not get it (unpublished so far).
 * - `list:type`, `list:type:ID`: the page shows a list of the entries of a type, all of them or those that link
 *   to entity ID; so that a new entry appears.
 * - `slug:path`: the page was looked for under this address, found or not.
 */
import { z } from 'zod';

const LINK = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }) });

/** What a publish, unpublish or delete webhook says of an entity (fact sheet "Webhooks"). */
export const WEBHOOK_BODY = z.object({
  sys: z.object({
    id: z.string().min(1),
    type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    contentType: LINK.optional(),
  }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

export type WebhookBody = z.infer<typeof WEBHOOK_BODY>;

const ENTITY = z.object({ sys: z.object({ id: z.string() }) });

/** Tag of an entry. */
export const entryTag = (id: string): string => `entry:${id}`;

/** Tag of an asset. */
export const assetTag = (id: string): string => `asset:${id}`;

/** Tag of an address under the site root of the locale, for example `brands/dawn`. */
export const slugTag = (slug: string): string => `slug:${slug}`;

/** Tag of the list of all entries of a content type, or only of those that link to `linkedId`. */
export const listTag = (contentType: string, linkedId?: string): string =>
  linkedId === undefined ? `list:${contentType}` : `list:${contentType}:${linkedId}`;

/**
 * The tags of every entity in a GraphQL answer: everything that carries `sys.id`. Assets and entries cannot be
 * told apart there, so an id gives the entry tag unless it is inside an asset's shape (it has `url`).
 */
export function tagsOfAnswer(answer: unknown): Set<string> {
  const tags = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const entity = ENTITY.safeParse(value);
    if (entity.success) {
      const { id } = entity.data.sys;
      tags.add('url' in value && 'contentType' in value ? assetTag(id) : entryTag(id));
    }
    for (const [key, child] of Object.entries(value)) {
      // Rich text documents hold links as data; what was resolved of them is in `links`.
      if (key !== 'json' && key !== 'sys') visit(child);
    }
  };
  visit(answer);
  return tags;
}

function linkedIds(value: unknown, found: Set<string>): void {
  const link = LINK.safeParse(value);
  if (link.success) {
    found.add(link.data.sys.id);
    return;
  }
  if (Array.isArray(value)) for (const item of value) linkedIds(item, found);
}

/** The tags that a webhook expires: the entity, the lists that it belongs to, and its address. */
export function tagsToExpire(body: WebhookBody): string[] {
  const { id, type, contentType } = body.sys;
  if (type === 'Asset' || type === 'DeletedAsset') return [assetTag(id)];
  const tags = new Set([entryTag(id)]);
  const typeId = contentType?.sys.id;
  if (typeId !== undefined) tags.add(listTag(typeId));
  for (const [field, values] of Object.entries(body.fields ?? {})) {
    for (const value of Object.values(values)) {
      if ((field === 'slug' || field === 'from') && typeof value === 'string') {
        tags.add(slugTag(value.replace(/^\/(en-us\/)?/, '')));
      }
      const ids = new Set<string>();
      linkedIds(value, ids);
      if (typeId !== undefined) for (const linked of ids) tags.add(listTag(typeId, linked));
    }
  }
  return [...tags];
}
