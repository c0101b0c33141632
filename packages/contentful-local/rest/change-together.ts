/** Publishes and unpublishes many entities, either all of them or none. */
import type { Asset, Entry, Space } from '../space/types.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { errorItem, toManagementError, type ErrorItem } from './management-error.ts';
import { checkVersion } from '../space/store-error.ts';

export type EntityLink = {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string; version?: number | undefined };
};

/** A change of one entity. With locales, the change applies only to these locales. */
export interface EntityChange {
  entity: EntityLink;
  action: 'publish' | 'unpublish';
  locales?: readonly string[] | undefined;
}

export interface FailedChange {
  entity: EntityLink;
  error: ErrorItem;
}

/**
 * Whether a change has an effect. False when publishing an entity that has no draft, or unpublishing an entity that is
 * not published.
 */
export function isChange({ published, preview }: Space, { entity: { sys }, action }: EntityChange): boolean {
  const [now, latest] =
    sys.linkType === 'Entry'
      ? [published.entry(sys.id), preview.entry(sys.id)]
      : [published.asset(sys.id), preview.asset(sys.id)];
  return action === 'publish' ? now === undefined || now !== latest : now !== undefined;
}

function check(entities: ManagedEntities, { entity: { sys }, action, locales }: EntityChange): void {
  const latest = entities.find(sys.linkType, sys.id);
  if (sys.version !== undefined)
    checkVersion(`${sys.linkType} ${sys.id}`, latest.sys.version ?? 1, sys.version);
  if (action === 'unpublish') entities.checkUnpublishable(sys.linkType, sys.id, locales);
  else entities.checkPublishable(latest, locales);
}

function apply(entities: ManagedEntities, { entity: { sys }, action, locales }: EntityChange): Entry | Asset {
  return action === 'unpublish'
    ? entities.unpublish(sys.linkType, sys.id, sys.version, locales)
    : entities.publish(sys.linkType, sys.id, sys.version, locales);
}

function failing(
  changes: readonly EntityChange[],
  operate: (change: EntityChange) => unknown,
): FailedChange[] {
  return changes.flatMap((change) => {
    try {
      operate(change);
      return [];
    } catch (error) {
      const failure = toManagementError(error);
      if (!failure) throw error;
      return [{ entity: change.entity, error: errorItem(failure) }];
    }
  });
}

/**
 * Checks changes without applying them.
 * @returns the changes that would be refused
 */
export const refusedChanges = (entities: ManagedEntities, changes: readonly EntityChange[]): FailedChange[] =>
  failing(changes, (change) => check(entities, change));

/**
 * Checks all changes, and applies them if none is refused. The code is synchronous, so no entity can change in between.
 * @returns the changes that failed
 */
export function changeTogether(entities: ManagedEntities, changes: readonly EntityChange[]): FailedChange[] {
  const refused = refusedChanges(entities, changes);
  return refused.length > 0 ? refused : failing(changes, (change) => apply(entities, change));
}
