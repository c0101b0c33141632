/** Webhooks as the management API describes them (docs/services.md, "Contentful webhooks"). */
import { z } from 'zod';
import { WEBHOOK_FILTER } from './filter.ts';

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

export const WEBHOOK_DEFINITION = z.object({
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  name: z.string(),
  url: z.string(),
  /** Such as `Entry.publish`, `Asset.*`, `*.delete` or `*.*`. */
  topics: z.array(z.string()),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
  /** An inactive webhook is not called, and is not told later what it missed. */
  active: z.boolean(),
  /** All must match; without a list, only events of the default environment are sent, with an empty one all. */
  filters: z.array(WEBHOOK_FILTER).optional(),
});
export type WebhookDefinition = z.infer<typeof WEBHOOK_DEFINITION>;

/** Whether one of the topics covers an event such as `Entry` `publish`. */
export function isSubscribed(topics: readonly string[], type: string, action: string): boolean {
  return topics.some((topic) => {
    const [ofType, ofAction] = topic.split('.');
    return (ofType === '*' || ofType === type) && (ofAction === '*' || ofAction === action);
  });
}
