import { z } from 'zod';
import { MEDIA_TYPE, request, type Session } from './client.ts';
import { refusedEntity } from './releases.ts';
import { failure } from './schemas.ts';

const link = z.object({ sys: z.object({ id: z.string(), linkType: z.string() }).loose() });

/** Reasons why an action failed. An entry has one reason, a release has one per refused entity. */
const reasons = z.union([
  z
    .object({ details: z.object({ errors: z.array(refusedEntity.partial({ entity: true })).min(1) }) })
    .transform(({ details }) => details.errors),
  failure.transform((error) => [{ error, entity: undefined }]),
]);

const scheduledAction = z.object({
  sys: z.object({
    id: z.string(),
    status: z.enum(['scheduled', 'succeeded', 'failed', 'canceled']),
    updatedBy: link.optional(),
  }),
  entity: link,
  action: z.enum(['publish', 'unpublish']),
  scheduledFor: z.object({ datetime: z.string(), timezone: z.string().optional() }),
  error: reasons.optional(),
});
export type ScheduledAction = z.infer<typeof scheduledAction>;
export type Timing = ScheduledAction['scheduledFor'];

const actions = z.object({ items: z.array(scheduledAction) });

/** Creates an API client for the scheduled actions of an environment. */
export function scheduledActions({ space, environment }: Session) {
  const root = `/api/spaces/${encodeURIComponent(space)}/scheduled_actions`;
  const place = { 'environment.sys.id': environment };
  return {
    /** Lists actions, earliest first. */
    list: async (filters: Record<string, string>): Promise<ScheduledAction[]> =>
      (await request(`${root}?${new URLSearchParams({ ...place, limit: '500', ...filters })}`, actions))
        .items,
    create: (
      linkType: 'Entry' | 'Release',
      id: string,
      action: ScheduledAction['action'],
      scheduledFor: Timing,
    ): Promise<ScheduledAction> =>
      request(root, scheduledAction, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({
          action,
          scheduledFor,
          entity: { sys: { type: 'Link', linkType, id } },
          environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } },
        }),
      }),
    cancel: (id: string): Promise<unknown> =>
      request(`${root}/${encodeURIComponent(id)}?${new URLSearchParams(place)}`, z.unknown(), {
        method: 'DELETE',
      }),
  };
}
