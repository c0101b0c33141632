/** Webhooks as the management API describes them (docs/services.md, "Contentful webhooks"). */
import { z } from 'zod';
import { WEBHOOK_FILTER, type WebhookFilter } from './filter.ts';

/** What a client may set; a transformation would change which calls are made, so it is refused. */
export const WEBHOOK_SETTINGS = z.looseObject({
  name: z.string().min(1).max(256),
  url: z.url({ protocol: /^https?$/ }),
  topics: z.array(z.string().regex(/^(\*|[A-Za-z]+)\.(\*|[a-z_]+)$/)).min(1),
  headers: z.array(z.object({ key: z.string().regex(/^[\w-]+$/), value: z.string() })).default([]),
  active: z.boolean().default(true),
  filters: z.array(WEBHOOK_FILTER).nullish(),
  transformation: z.strictObject({}).nullish(),
});

export interface WebhookDefinition {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  url: string;
  /** Such as `Entry.publish`, `Asset.*`, `*.delete` or `*.*`. */
  topics: string[];
  headers: { key: string; value: string }[];
  /** An inactive webhook is not called, and is not told later what it missed. */
  active: boolean;
  /** All must match; without any of the environment, only the default one's events are sent, with an empty list all. */
  filters: readonly WebhookFilter[] | undefined;
}

/** The webhook of the site: what changes published pages. */
const SITE_WEBHOOK = 'site';
const SITE_TOPICS = ['Entry', 'Asset'].flatMap((type) =>
  ['publish', 'unpublish', 'delete'].map((action) => `${type}.${action}`),
);

/** The definition of the webhook that the site receives. */
export function siteWebhook(url: string): WebhookDefinition {
  const now = new Date().toISOString();
  return {
    id: SITE_WEBHOOK,
    version: 1,
    createdAt: now,
    updatedAt: now,
    name: 'Site',
    url,
    topics: SITE_TOPICS,
    headers: [],
    active: true,
    filters: undefined,
  };
}

/** Whether one of the topics covers an event such as `Entry` `publish`. */
export function isSubscribed(topics: readonly string[], type: string, action: string): boolean {
  return topics.some((topic) => {
    const [ofType, ofAction] = topic.split('.');
    return (ofType === '*' || ofType === type) && (ofAction === '*' || ofAction === action);
  });
}
