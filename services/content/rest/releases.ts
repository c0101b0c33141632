/** Releases: entities that are validated and published together (docs/services.md, "Contentful management"). */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion, StoreError } from '../space/store-error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import {
  changeTogether,
  isChange,
  refusedChanges,
  type EntityChange,
  type FailedChange,
} from './change-together.ts';
import { link, placeOf } from './delivery-item.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { missing } from './management-error.ts';
import { USER } from './management-user.ts';

/** Of the real service (Contentful docs, "Releases"). */
const MAX_ENTITIES = 500;
/** Of each release, the newest actions. */
const MAX_ACTIONS = 20;

const LINK = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});
/** What a client may set. */
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
  archivedAt: z.string().optional(),
  lastAction: z.string().optional(),
  settings: RELEASE_SETTINGS,
});
export type Release = z.infer<typeof RELEASE>;

const ACTION = z.object({
  id: z.string(),
  release: z.string(),
  action: z.enum(['publish', 'unpublish', 'validate']),
  status: z.enum(['created', 'inProgress', 'succeeded', 'failed']),
  createdAt: z.string(),
  updatedAt: z.string(),
  error: z.unknown().optional(),
});
export type ReleaseAction = z.infer<typeof ACTION>;

interface Options {
  store: ContentStore;
  entities: ManagedEntities;
  webhooks: Webhooks;
  recordsFolder: string;
}

/** The releases of an environment and what was done with them. Changes are durable on return. */
export class Releases {
  readonly #options: Options;
  readonly #releases: RecordFolder<Release>;
  readonly #actions: RecordFolder<ReleaseAction>;

  constructor(options: Options) {
    this.#options = options;
    this.#releases = new RecordFolder(join(options.recordsFolder, 'releases'), RELEASE);
    this.#actions = new RecordFolder(join(options.recordsFolder, 'release_actions'), ACTION);
    for (const action of this.#actions.list())
      if (action.status === 'created' || action.status === 'inProgress')
        this.#finish(action, [], 'The service was stopped before the action was executed');
  }

  /** All of them, the newest first. */
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
    const sys = { version: 1, status: 'active' as const, createdAt: now, updatedAt: now };
    return this.#put({ id: newId(), ...sys, settings }, 'create');
  }

  /** @throws ManagementError NotFound, StoreError VersionMismatch, BadRequest when it is archived */
  save(id: string, settings: Settings, version: number | undefined): Release {
    const before = this.get(id);
    checkVersion(`Release ${id}`, before.version, version);
    checkActive(before);
    return this.#put({ ...changed(before), settings }, 'save');
  }

  /** @throws ManagementError NotFound, StoreError VersionMismatch, BadRequest */
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

  /** Deletes a release and its actions; its entities stay. @throws ManagementError NotFound */
  remove(id: string): void {
    const release = this.get(id);
    for (const action of this.actionsOf(id)) this.#actions.remove(action.id);
    this.#releases.remove(id);
    this.#notify('delete', this.item(release));
  }

  #put(release: Release, event: string): Release {
    const saved = this.#releases.put(release);
    this.#notify(event, this.item(saved));
    return saved;
  }

  #notify(event: string, item: { sys: { type: string; id: string } }): void {
    this.#options.webhooks.deliver(eventOf(event, item));
  }

  /** The actions of a release, or of all, the newest first. */
  actionsOf(release?: string): ReleaseAction[] {
    return this.#actions
      .list()
      .filter((action) => release === undefined || action.release === release)
      .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** @throws ManagementError NotFound */
  action(release: string, id: string): ReleaseAction {
    const action = this.#actions.get(id);
    if (action?.release !== release) throw missing('ReleaseAction', id);
    return action;
  }

  /** Begins an action, which is executed once the answer is on its way. @throws ManagementError, StoreError */
  begin(
    id: string,
    action: ReleaseAction['action'],
    of?: 'publish' | 'unpublish',
    version?: number,
  ): ReleaseAction {
    const release = this.get(id);
    if (version !== undefined) checkVersion(`Release ${id}`, release.version, version);
    checkActive(release);
    const now = new Date().toISOString();
    const record = this.#actions.put({
      id: newId(),
      release: id,
      action,
      status: 'created',
      createdAt: now,
      updatedAt: now,
    });
    for (const old of this.actionsOf(id).slice(MAX_ACTIONS)) this.#actions.remove(old.id);
    this.#releases.put({ ...release, lastAction: record.id });
    this.#notify('create', this.actionItem(record));
    void this.#execute(record, of ?? (action === 'unpublish' ? 'unpublish' : 'publish')).catch(
      (error: unknown) => console.error(error),
    );
    return record;
  }

  async #execute(record: ReleaseAction, does: EntityChange['does']): Promise<void> {
    await nextTurn();
    try {
      const release = this.#releases.get(record.release);
      if (!release) return;
      const { entities } = this.#options;
      const changes = this.changesOf(release, does);
      this.#finish(
        record,
        record.action === 'validate' ? refusedChanges(entities, changes) : changeTogether(entities, changes),
      );
    } catch (error) {
      this.#finish(record, [], 'The service failed; its log says why');
      throw error;
    }
  }

  /** What publishing or unpublishing a release changes: entities that are so already are left alone. */
  changesOf({ settings }: Release, does: EntityChange['does']): EntityChange[] {
    const { current } = this.#options.store;
    return settings.entities.items
      .map((entity) => ({ entity, does }))
      .filter((change) => isChange(current, change));
  }

  #finish(record: ReleaseAction, errors: FailedChange[], reason?: string): void {
    const failed = errors.length > 0 || reason !== undefined;
    const error = {
      sys: { type: 'Error', id: 'ReleaseActionFailed' },
      message: reason ?? `${errors.length} of the entities could not be processed`,
      details: { errors },
    };
    const updatedAt = new Date().toISOString();
    const status = failed ? ('failed' as const) : ('succeeded' as const);
    const finished = this.#actions.put({ ...record, status, updatedAt, ...(failed && { error }) });
    this.#notify('execute', this.actionItem(finished));
  }

  /** A release as it is answered. */
  item({ id, version, status, createdAt, updatedAt, archivedAt, lastAction, settings }: Release) {
    const { title, entities, metadata } = settings;
    const place = placeOf(this.#options.store.current);
    const sys = { id, type: 'Release', version, status, ...place, createdAt, updatedAt };
    return {
      sys: {
        ...sys,
        createdBy: USER,
        updatedBy: USER,
        ...(archivedAt !== undefined && { archivedAt, archivedBy: USER }),
        ...(lastAction !== undefined && { lastAction: link('ReleaseAction', lastAction) }),
      },
      title,
      entities: { sys: { type: 'Array' }, items: entities.items },
      ...(metadata && { metadata }),
    };
  }

  /** An action as it is answered. */
  actionItem({ id, release, action, status, createdAt, updatedAt, error }: ReleaseAction) {
    const sys = { id, type: 'ReleaseAction', status, ...placeOf(this.#options.store.current) };
    const times = { createdAt, updatedAt, createdBy: USER, updatedBy: USER };
    return {
      sys: { ...sys, ...times, release: link('Release', release) },
      action,
      ...(error !== undefined && { error }),
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
});
