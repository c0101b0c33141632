import { setTimeout as wait } from 'node:timers/promises';
import type { Asset, Entry } from '../space/types.ts';
import type { Change, ContentStore } from '../space/store.ts';
import { signatureHeaders } from './sign.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 30_000;
const TIMEOUT_MS = 10_000;

interface Target {
  url: string;
  secret: string;
}

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
  if (change.action === 'publish' || change.action === 'save')
    return { ...entity, sys: { ...entity.sys, ...place } };
  const { id, contentType, createdAt, updatedAt } = entity.sys;
  return {
    sys: {
      type: `Deleted${entity.sys.type}`,
      id,
      contentType,
      createdAt,
      updatedAt,
      deletedAt: new Date().toISOString(),
      revision: entity.sys.publishedCounter ?? 1,
      ...place,
    },
  };
}

/** Posts one webhook, three times at most (fact sheet "Webhooks"); gives whether it was accepted. */
async function post(target: Target, topic: string, body: string, pause: number): Promise<boolean> {
  const url = new URL(target.url);
  const headers = {
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': 'Site',
    'content-type': 'application/vnd.contentful.management.v1+json',
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    let reason: string;
    try {
      const signed = signatureHeaders(
        target.secret,
        { method: 'POST', path: url.pathname + url.search, headers, body },
        Date.now(),
      );
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...signed },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return true;
      reason = `status ${response.status}`;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    console.warn(JSON.stringify({ level: 'warn', event: 'WebhookFailure', topic, attempt, reason }));
    if (attempt < ATTEMPTS) await wait(pause, undefined, { ref: false });
  }
  return false;
}

/**
 * Tells targets of every publish, unpublish and delete from now on, in the order in which they happened.
 * `settled` resolves when everything so far was delivered or given up.
 */
export function deliverWebhooks(
  store: ContentStore,
  targets: Target[],
  pause = PAUSE_MS,
): { settled(): Promise<void> } {
  let queue: Promise<unknown> = Promise.resolve();
  store.subscribe((change) => {
    const { entity } = change;
    const topic = entity && change.action !== 'save' ? topicOf(change, entity) : undefined;
    if (!entity || topic === undefined) return;
    const body = JSON.stringify(bodyOf(change, entity, store.current));
    queue = queue.then(() => Promise.all(targets.map((target) => post(target, topic, body, pause))));
  });
  return { settled: () => queue.then(() => undefined) };
}
