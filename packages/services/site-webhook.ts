import type { WebhookDefinition } from '@cleanpro/contentful-local/webhooks/definition';

const TOPICS = ['Entry', 'Asset'].flatMap((type) =>
  ['publish', 'unpublish', 'delete'].map((action) => `${type}.${action}`),
);

/** Returns the definition of the webhook that notifies the site of changes to published content. */
export function siteWebhook(url: string): WebhookDefinition {
  const now = new Date().toISOString();
  return {
    id: 'site',
    version: 1,
    createdAt: now,
    updatedAt: now,
    name: 'Site',
    url,
    topics: TOPICS,
    headers: [],
    active: true,
  };
}
