/** Contentful's bulk actions: many entities published, unpublished or validated together, all or none. */
import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session } from './client.ts';
import { finished } from './finished.ts';
import { refusedEntity, type EntityLink } from './releases.ts';

/** More are refused. */
export const MAX_ENTITIES = 200;

const bulkAction = z.object({
  sys: z.object({ id: z.string(), status: z.enum(['created', 'inProgress', 'succeeded', 'failed']) }),
  error: z
    .object({
      message: z.string(),
      details: z.object({ errors: z.array(refusedEntity).default([]) }).optional(),
    })
    .optional(),
});
export type BulkAction = z.infer<typeof bulkAction>;

/** With a version, an entity as it was read: a newer one is not published. */
export type VersionedLink = { sys: EntityLink['sys'] & { version?: number } };

export function createBulkActions(session: Session) {
  const root = `${environmentRoot(session)}/bulk_actions`;
  return {
    /** Runs an action to its end. */
    run: async (
      action: 'publish' | 'unpublish' | 'validate',
      entities: readonly VersionedLink[],
    ): Promise<BulkAction> => {
      const begun = await request(root, bulkAction, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ action, entities: entities.map((entity) => ({ entity })) }),
      });
      return finished(begun, () =>
        request(`${root}/actions/${encodeURIComponent(begun.sys.id)}`, bulkAction),
      );
    },
  };
}
export type BulkActions = ReturnType<typeof createBulkActions>;
