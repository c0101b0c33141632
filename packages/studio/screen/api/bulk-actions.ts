/** Contentful's bulk actions: publish, unpublish or validate many entities in one request, either all or none. */
import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session } from './client.ts';
import { waitUntilFinished } from './wait-until-finished.ts';
import { refusedEntity, type EntityLink } from './releases.ts';

/** Contentful's limit per bulk action. */
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

/** Link to an entity. With a version, publishing fails if the entity has changed since that version. */
export type VersionedLink = { sys: EntityLink['sys'] & { version?: number } };

export function createBulkActions(session: Session) {
  const root = `${environmentRoot(session)}/bulk_actions`;
  return {
    /** Starts a bulk action and waits until it has finished. */
    run: async (
      action: 'publish' | 'unpublish' | 'validate',
      entities: readonly VersionedLink[],
    ): Promise<BulkAction> => {
      const begun = await request(root, bulkAction, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ action, entities: entities.map((entity) => ({ entity })) }),
      });
      return waitUntilFinished(begun, () =>
        request(`${root}/actions/${encodeURIComponent(begun.sys.id)}`, bulkAction),
      );
    },
  };
}
export type BulkActions = ReturnType<typeof createBulkActions>;
