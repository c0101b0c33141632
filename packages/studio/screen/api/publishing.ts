/** What a publish needs to know, and publishing several entities together. */
import { createBulkActions, type VersionedLink } from './bulk-actions.ts';
import { environmentRoot, request, type Session } from './client.ts';
import type { EntityLink, RefusedEntity } from './releases.ts';
import { entity, pageOf, type Entity } from './schemas.ts';

/** As many ids as an address has place for. */
const IDS = 200;

/** An entity as it was read: a newer version of it is not published. */
type Versioned = { sys: Pick<Entity['sys'], 'type' | 'id' | 'version'> };

/** Requests about entities as they are newest, and as they are published. */
export function publishing(session: Session) {
  const root = environmentRoot(session);
  const bulkActions = createBulkActions(session);
  const run = async (action: 'validate' | 'publish', entities: VersionedLink[]): Promise<RefusedEntity[]> => {
    const { sys, error } = await bulkActions.run(action, entities);
    const refused = error?.details?.errors ?? [];
    if (sys.status === 'failed' && refused.length === 0)
      throw new Error(error?.message ?? 'The service failed');
    return refused;
  };
  return {
    /** The newest states of entities; what does not exist is left out. */
    entities: async (links: EntityLink[]): Promise<Entity[]> => {
      const found: Entity[] = [];
      for (const [linkType, kind] of [
        ['Entry', 'entries'],
        ['Asset', 'assets'],
      ] as const) {
        const ids = links.filter(({ sys }) => sys.linkType === linkType).map(({ sys }) => sys.id);
        for (let from = 0; from < ids.length; from += IDS) {
          const query = new URLSearchParams({
            'sys.id[in]': ids.slice(from, from + IDS).join(','),
            limit: String(IDS),
          });
          found.push(...(await request(`${root}/${kind}?${query}`, pageOf(entity))).items);
        }
      }
      return found;
    },
    /** What keeps entities from being published. */
    validate: (links: EntityLink[]): Promise<RefusedEntity[]> => run('validate', links),
    /** Publishes all, or none. @returns what was refused */
    publishTogether: (entities: Versioned[]): Promise<RefusedEntity[]> =>
      run(
        'publish',
        entities.map(({ sys }) => ({
          sys: { type: 'Link', linkType: sys.type, id: sys.id, version: sys.version },
        })),
      ),
  };
}
