import { createBulkActions, type VersionedLink } from './bulk-actions.ts';
import { environmentRoot, request, type Session } from './client.ts';
import type { EntityLink, RefusedEntity } from './releases.ts';
import { entity, pageOf, type Entity } from './schemas.ts';

/** Maximum number of ids per request. More do not fit into a URL. */
const IDS = 200;

/** Entity at the version that was read. Publishing fails if there is a newer version. */
type Versioned = { sys: Pick<Entity['sys'], 'type' | 'id' | 'version'> };

/** Creates an API client that reads, validates and publishes several entities together. */
export function publishing(session: Session) {
  const root = environmentRoot(session);
  const bulkActions = createBulkActions(session);
  const run = async (action: 'validate' | 'publish', entities: VersionedLink[]): Promise<RefusedEntity[]> => {
    const { sys, error } = await bulkActions.run(action, entities);
    const refused = error?.details?.errors ?? [];
    if (sys.status === 'failed' && refused.length === 0)
      throw new Error(error?.message ?? 'The service reported an error');
    return refused;
  };
  return {
    /** Returns the latest versions of entities. Skips entities that do not exist. */
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
    /** Returns the entities that cannot be published, with the reasons. */
    validate: (links: EntityLink[]): Promise<RefusedEntity[]> => run('validate', links),
    /** Publishes all entities or none. @returns the refused entities, with the reasons */
    publishTogether: (entities: Versioned[]): Promise<RefusedEntity[]> =>
      run(
        'publish',
        entities.map(({ sys }) => ({
          sys: { type: 'Link', linkType: sys.type, id: sys.id, version: sys.version },
        })),
      ),
  };
}
