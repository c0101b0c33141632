import { withFileUrls } from '../space/asset-urls.ts';
import type { Change } from '../space/change.ts';
import type { Asset, ContentType, Entry, Space } from '../space/types.ts';

export interface WebhookEvent {
  /** Type of the entity, such as `Entry`. */
  type: string;
  /** Action, such as `publish`. */
  action: string;
  /** Type and id of the entity. If two waiting events have the same entity and topic, only the newer one is sent. */
  entity: string;
  /** The value that filters of webhooks read. */
  item: unknown;
  body: string;
}

/** Actions after which the entity is gone. The body then has its `sys` only, without fields. */
const REMOVALS: ReadonlySet<string> = new Set(['unpublish', 'delete']);

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

function bodyOf(entity: Entry | Asset | ContentType, action: WebhookEvent['action'], space: Space): unknown {
  const { sys } = entity;
  const place = {
    space: link('Space', space.id),
    environment: link('Environment', space.environmentId),
  };
  const revision = sys.publishedCounter ?? sys.revision ?? 1;
  if (!REMOVALS.has(action)) return { ...entity, sys: { ...sys, revision, ...place } };
  const { id, type, contentType, createdAt, updatedAt } = sys;
  const deletedAt = new Date().toISOString();
  return {
    sys: { type: `Deleted${type}`, id, contentType, createdAt, updatedAt, deletedAt, revision, ...place },
  };
}

/** Creates the event of something other than content, such as `execute` of a `ScheduledAction`. */
export function eventOf(action: string, item: { sys: { type: string; id: string } }): WebhookEvent {
  const { type, id } = item.sys;
  return { type, action, entity: `${type}:${id}`, item, body: JSON.stringify(item) };
}

/**
 * Returns the events of a change, in order.
 * @param imagesBase absolute base URL of images
 */
export function eventsOf(change: Change, space: Space, imagesBase: string): WebhookEvent[] {
  const changed =
    change.action === 'reload' || change.action === 'model'
      ? (change.contentTypes ?? []).map(({ action, contentType }) => ({ action, entity: contentType }))
      : change.entity
        ? [{ action: change.action, entity: change.entity }]
        : [];
  return changed.map(({ action, entity }) => {
    const { type, id } = entity.sys;
    const sent = isAsset(entity) ? withFileUrls(entity, space, imagesBase) : entity;
    const item = bodyOf(sent, action, space);
    return { type, action, entity: `${type}:${id}`, item, body: JSON.stringify(item) };
  });
}

const isAsset = (entity: Entry | Asset | ContentType): entity is Asset => entity.sys.type === 'Asset';
