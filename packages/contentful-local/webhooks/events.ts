/** The events that a change of the space causes, with the bodies that webhooks carry. */
import { withFileUrls } from '../space/asset-urls.ts';
import type { Change } from '../space/change.ts';
import type { Asset, ContentType, Entry, Space } from '../space/types.ts';

export interface WebhookEvent {
  /** Such as `Entry`. */
  type: string;
  /** Such as `publish`. */
  action: string;
  /** What it is about: of two events of one entity and topic that wait, the newer one is enough. */
  entity: string;
  /** What filters of webhooks read. */
  item: unknown;
  body: string;
}

/** Events whose entity is gone: the body has its id and content type only. */
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

/** The event of something that is no content, such as `ScheduledAction` `execute`. */
export function eventOf(action: string, item: { sys: { type: string; id: string } }): WebhookEvent {
  const { type, id } = item.sys;
  return { type, action, entity: `${type}:${id}`, item, body: JSON.stringify(item) };
}

/**
 * The events of a change, in order.
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
