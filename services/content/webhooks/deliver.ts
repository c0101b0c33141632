import type { Asset, Entry } from '../space/types.ts';
import type { Change } from '../space/change.ts';
import type { ContentStore } from '../space/store.ts';
import { postSigned, type WebhookTarget } from './post.ts';

const RETRY_DELAY_MS = 30_000;
const TIMEOUT_MS = 10_000;

function topicOf(change: Change, entity: Entry | Asset): string | undefined {
  const action = {
    publish: 'publish',
    unpublish: 'unpublish',
    delete: 'delete',
    save: 'save',
    reload: undefined,
  }[change.action];
  return action === undefined ? undefined : `ContentManagement.${entity.sys.type}.${action}`;
}

function bodyOf(
  change: Change,
  entity: Entry | Asset,
  space: { id: string; environmentId: string },
): unknown {
  const place = {
    space: { sys: { type: 'Link', linkType: 'Space', id: space.id } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: space.environmentId } },
  };
  const revision = entity.sys.publishedCounter ?? entity.sys.revision ?? 1;
  if (change.action === 'publish' || change.action === 'save')
    return { ...entity, sys: { ...entity.sys, revision, ...place } };
  const { id, contentType, createdAt, updatedAt } = entity.sys;
  return {
    sys: {
      type: `Deleted${entity.sys.type}`,
      id,
      contentType,
      createdAt,
      updatedAt,
      deletedAt: new Date().toISOString(),
      revision,
      ...place,
    },
  };
}

/**
 * Sends a webhook to all targets for each publish, unpublish and delete, in order (docs/services.md, "Contentful
 * webhooks"). `settled` resolves when all webhooks so far were delivered or given up.
 */
export function deliverWebhooks(
  store: ContentStore,
  targets: WebhookTarget[],
  retryDelayMs = RETRY_DELAY_MS,
): { settled(): Promise<void> } {
  let queue: Promise<unknown> = Promise.resolve();
  store.subscribe((change) => {
    const { entity } = change;
    const topic = entity && change.action !== 'save' ? topicOf(change, entity) : undefined;
    if (!entity || topic === undefined) return;
    const message = {
      headers: {
        'x-contentful-topic': topic,
        'x-contentful-webhook-name': 'Site',
        'content-type': 'application/vnd.contentful.management.v1+json',
      },
      body: JSON.stringify(bodyOf(change, entity, store.current)),
      timeoutMs: TIMEOUT_MS,
      retryDelayMs,
      onFailure: (attempt: number, reason: string) =>
        console.warn(JSON.stringify({ level: 'warn', event: 'WebhookFailure', topic, attempt, reason })),
    };
    queue = queue.then(() => Promise.all(targets.map((target) => postSigned(target, message))));
  });
  return { settled: () => queue.then(() => undefined) };
}
