/**
 * Defines which cache tags a cached read carries, and which tags a content change expires. Reads and the publish
 * webhook share this file, so that they stay consistent (docs/architecture.md, "Freshness").
 *
 * - `entry:ID`, `asset:ID`: the read returned this entity, or a link to it while it was unpublished.
 * - `list:type`, `list:type:ID`: the read listed the entries of a type, either all of them or those that link to entity
 *   ID. New entries must appear.
 * - `slug:path`: the read looked up this slug, whether or not it was found.
 */
import { z } from 'zod';
import { parseSource } from '@cleanpro/content-values/redirects/redirect';
import { JSON_FIELDS } from '../client/json-fields.ts';
import { addressKey } from '../routing/address-key.ts';

const LINK = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }) });

/** Tag that every cached read carries. */
export const ALL_CONTENT_TAG = 'everything';

/**
 * Payload of a publish, unpublish or delete webhook (docs/services.md, "Contentful webhooks"). Entities in sync
 * responses have the same fields.
 */
export const WEBHOOK_BODY = z.object({
  sys: z.object({
    id: z.string().min(1),
    type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    contentType: LINK.optional(),
    revision: z.number().optional(),
    updatedAt: z.string().optional(),
  }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

export type WebhookBody = z.infer<typeof WEBHOOK_BODY>;

export const CONTENT_CHANGE = z.object({
  tag: z.string(),
  isDeleted: z.boolean(),
  revision: z.number().optional(),
  updatedAt: z.string().optional(),
});

export type ContentChange = z.infer<typeof CONTENT_CHANGE>;

/**
 * Returns the id of an entity in a response. Does not use a schema, because a response has thousands of objects, and
 * each failed parse would create a list of issues.
 */
function entityId(value: object): string | undefined {
  const sys = 'sys' in value ? value.sys : undefined;
  return typeof sys === 'object' && sys !== null && 'id' in sys && typeof sys.id === 'string'
    ? sys.id
    : undefined;
}

/** Returns the tag of an entry. */
export const entryTag = (id: string): string => `entry:${id}`;

/** Returns the tag of an asset. */
export const assetTag = (id: string): string => `asset:${id}`;

/** Returns the tag of a slug, for example `brands/dawn`, or of the key of a redirect's source (`addressKey`). */
export const slugTag = (slug: string): string => `slug:${slug}`;

/** Whether a tag belongs to a slug. */
export const isSlugTag = (tag: string): boolean => tag.startsWith(slugTag(''));

/** Returns the tag of the list of all entries of a content type, or only of those that link to `linkedId`. */
export const listTag = (contentType: string, linkedId?: string): string =>
  linkedId === undefined ? `list:${contentType}` : `list:${contentType}:${linkedId}`;

/**
 * Returns the tags of all entities in the data of a GraphQL response. Every object with `sys.id` is an entity. Its
 * `__typename`, which Apollo Client adds to every selection, tells assets from entries.
 */
export function tagsOfData(data: unknown): Set<string> {
  const tags = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const id = entityId(value);
    if (id !== undefined)
      tags.add('__typename' in value && value.__typename === 'Asset' ? assetTag(id) : entryTag(id));
    for (const [key, child] of Object.entries(value)) {
      // Links inside rich text documents are unresolved. The resolved entries are in `links`.
      if (!JSON_FIELDS.has(key) && key !== 'sys') visit(child);
    }
  };
  visit(data);
  return tags;
}

/** Returns the ids of the entities that a value links to. The value may be a link or a list of links. */
export function linkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  const link = LINK.safeParse(value);
  return link.success ? [link.data.sys.id] : [];
}

const isAsset = ({ sys: { type } }: WebhookBody): boolean => type === 'Asset' || type === 'DeletedAsset';

/** Converts an entity from a webhook or the sync to a content change. */
export function toContentChange(body: WebhookBody): ContentChange {
  const { id, type, revision, updatedAt } = body.sys;
  return {
    tag: isAsset(body) ? assetTag(id) : entryTag(id),
    isDeleted: type === 'DeletedEntry' || type === 'DeletedAsset',
    revision,
    updatedAt,
  };
}

/**
 * Returns the tags that a webhook expires: those of the entity, of the lists it belongs to, and of its slug or redirect
 * source.
 */
export function tagsToExpire(body: WebhookBody): string[] {
  const { id, contentType } = body.sys;
  if (isAsset(body)) return [assetTag(id)];
  const tags = new Set([entryTag(id)]);
  const typeId = contentType?.sys.id;
  if (typeId !== undefined) tags.add(listTag(typeId));
  for (const [field, values] of Object.entries(body.fields ?? {})) {
    for (const value of Object.values(values)) {
      if (field === 'slug' && typeof value === 'string') tags.add(slugTag(value));
      if (field === 'from' && typeof value === 'string') {
        const source = parseSource(value);
        if ('path' in source) tags.add(slugTag(addressKey(source.path)));
      }
      if (typeId !== undefined) for (const linked of linkedIds(value)) tags.add(listTag(typeId, linked));
    }
  }
  return [...tags];
}
