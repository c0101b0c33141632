import { z } from 'zod';
import { WEBHOOK_FILTER } from './filter.ts';

/** Properties that a client may set. A transformation would change the calls, so it is refused. */
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
  /** Subscribed topics, such as `Entry.publish`, `Asset.*`, `*.delete` or `*.*`. */
  topics: z.array(z.string()),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
  /** An inactive webhook is not called, and does not receive the missed events later. */
  active: z.boolean(),
  /**
   * All filters must match. Without a list, only events of the default environment are sent. With an empty list, all
   * events are sent.
   */
  filters: z.array(WEBHOOK_FILTER).optional(),
});
export type WebhookDefinition = z.infer<typeof WEBHOOK_DEFINITION>;

/** Whether one of the topics covers an event, such as `publish` of an `Entry`. */
export function isSubscribed(topics: readonly string[], type: string, action: string): boolean {
  return topics.some((topic) => {
    const [ofType, ofAction] = topic.split('.');
    return (ofType === '*' || ofType === type) && (ofAction === '*' || ofAction === action);
  });
}
