import { join } from 'node:path';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { currentActor, WORKSPACE } from '../space/actor.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion, StoreError } from '../space/store-error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { isChange, type EntityChange } from './change-together.ts';
import { link, spaceAndEnvironmentLinks } from './delivery-item.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { missing } from './management-error.ts';
import { recordedChanges } from './management-user.ts';
import { ReleaseActions, type ReleaseAction } from './release-actions.ts';

/** Contentful's limit (Contentful docs, "Releases"). */
const MAX_ENTITIES = 500;

const LINK = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});
export const RELEASE_SETTINGS = z.object({
  title: z.string().min(1).max(255),
  entities: z.object({
    sys: z.looseObject({ type: z.literal('Array') }).optional(),
    items: z.array(LINK).max(MAX_ENTITIES),
  }),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
type Settings = z.infer<typeof RELEASE_SETTINGS>;

const RELEASE = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(['active', 'archived']),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string().default(WORKSPACE.id),
  updatedBy: z.string().default(WORKSPACE.id),
  archivedAt: z.string().optional(),
  lastAction: z.string().optional(),
  settings: RELEASE_SETTINGS,
});
export type Release = z.infer<typeof RELEASE>;

interface Options {
  store: ContentStore;
  entities: ManagedEntities;
  webhooks: Webhooks;
  recordsFolder: string;
}

/**
 * The releases of an environment: entities that are validated and published together (docs/services.md, "Contentful
 * management"). Changes are durable on return.
 */
export class Releases {
  readonly #options: Options;
  readonly #releases: RecordFolder<Release>;
  readonly actions: ReleaseActions;

  constructor(options: Options) {
    this.#options = options;
    this.#releases = new RecordFolder(join(options.recordsFolder, 'releases'), RELEASE);
    this.actions = new ReleaseActions({
      ...options,
      changesOf: (id, action) => {
        const release = this.#releases.get(id);
        return release && this.changesOf(release, action);
      },
    });
  }

  /** Returns all releases, newest first. */
  list(): Release[] {
    return this.#releases.list().sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** @throws ManagementError NotFound */
  get(id: string): Release {
    const release = this.#releases.get(id);
    if (!release) throw missing('Release', id);
    return release;
  }

  create(settings: Settings): Release {
    const now = new Date().toISOString();
    const { id: actor } = currentActor();
    const users = { createdBy: actor, updatedBy: actor };
    const sys = { version: 1, status: 'active' as const, createdAt: now, updatedAt: now, ...users };
    return this.#put({ id: newId(), ...sys, settings }, 'create');
  }

  /** @throws ManagementError NotFound; StoreError VersionMismatch, or BadRequest when the release is archived */
  save(id: string, settings: Settings, version: number | undefined): Release {
    const before = this.get(id);
    checkVersion(`Release ${id}`, before.version, version);
    checkActive(before);
    return this.#put({ ...changed(before), settings }, 'save');
  }

  /**
   * Archives or unarchives a release.
   * @throws ManagementError NotFound; StoreError VersionMismatch, BadRequest
   */
  archive(id: string, archives: boolean, version: number | undefined): Release {
    const before = this.get(id);
    if (version !== undefined) checkVersion(`Release ${id}`, before.version, version);
    if (archives) checkActive(before);
    else if (before.status !== 'archived') throw new StoreError('BadRequest', 'Not archived');
    const after = changed(before);
    return this.#put(
      archives
        ? { ...after, status: 'archived', archivedAt: after.updatedAt }
        : { ...after, status: 'active', archivedAt: undefined },
      archives ? 'archive' : 'unarchive',
    );
  }

  /**
   * Deletes a release and its actions, but not its entities.
   * @throws ManagementError NotFound
   */
  remove(id: string): void {
    const release = this.get(id);
    this.actions.removeOf(id);
    this.#releases.remove(id);
    this.#notify('delete', release);
  }

  #put(release: Release, event: string): Release {
    const saved = this.#releases.put(release);
    this.#notify(event, saved);
    return saved;
  }

  #notify(event: string, release: Release): void {
    this.#options.webhooks.deliver(eventOf(event, this.toApiItem(release)));
  }

  /**
   * Starts an action. It is executed in a later turn of the event loop.
   * @throws ManagementError, StoreError
   */
  begin(
    id: string,
    action: ReleaseAction['action'],
    validateFor?: 'publish' | 'unpublish',
    version?: number,
  ): ReleaseAction {
    const release = this.get(id);
    if (version !== undefined) checkVersion(`Release ${id}`, release.version, version);
    checkActive(release);
    const changeAction = validateFor ?? (action === 'unpublish' ? 'unpublish' : 'publish');
    const record = this.actions.begin(id, action, changeAction);
    this.#releases.put({ ...release, lastAction: record.id });
    return record;
  }

  /** Returns the changes that publish or unpublish a release. Entities that are already in this state are left out. */
  changesOf({ settings }: Release, action: EntityChange['action']): EntityChange[] {
    const { current } = this.#options.store;
    return settings.entities.items
      .map((entity) => ({ entity, action }))
      .filter((change) => isChange(current, change));
  }

  toApiItem({ id, version, status, archivedAt, lastAction, settings, ...record }: Release) {
    const { title, entities, metadata } = settings;
    const links = spaceAndEnvironmentLinks(this.#options.store.current);
    const sys = { id, type: 'Release', version, status, ...links, ...recordedChanges(record) };
    return {
      sys: {
        ...sys,
        ...(archivedAt !== undefined && { archivedAt, archivedBy: sys.updatedBy }),
        ...(lastAction !== undefined && { lastAction: link('ReleaseAction', lastAction) }),
      },
      title,
      entities: { sys: { type: 'Array' }, items: entities.items },
      ...(metadata && { metadata }),
    };
  }
}

function checkActive({ id, status }: Release): void {
  if (status === 'archived') throw new StoreError('BadRequest', `Release ${id} is archived`);
}

const changed = (release: Release): Release => ({
  ...release,
  version: release.version + 1,
  updatedAt: new Date().toISOString(),
  updatedBy: currentActor().id,
});
