import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { errorDetails } from '../error-message.ts';
import { log } from '../log.ts';
import { newId } from '../new-id.ts';
import { currentActor, WORKSPACE } from '../space/actor.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { changeTogether, refusedChanges, type EntityChange, type FailedChange } from './change-together.ts';
import { link, spaceAndEnvironmentLinks } from './delivery-item.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { missing } from './management-error.ts';
import { recordedChanges } from './management-user.ts';

/** Number of actions that are kept per release. Older ones are deleted. */
const MAX_ACTIONS = 20;

const ACTION = z.object({
  id: z.string(),
  release: z.string(),
  action: z.enum(['publish', 'unpublish', 'validate']),
  status: z.enum(['created', 'inProgress', 'succeeded', 'failed']),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string().default(WORKSPACE.id),
  updatedBy: z.string().default(WORKSPACE.id),
  error: z.unknown().optional(),
});
export type ReleaseAction = z.infer<typeof ACTION>;

interface Options {
  store: ContentStore;
  entities: ManagedEntities;
  webhooks: Webhooks;
  recordsFolder: string;
  /** Returns the changes that publish or unpublish a release, or undefined if the release was deleted. */
  changesOf: (release: string, action: EntityChange['action']) => EntityChange[] | undefined;
}

/**
 * The actions of an environment's releases, which publish, unpublish or validate their entities together. Changes are
 * durable on return.
 */
export class ReleaseActions {
  readonly #options: Options;
  readonly #records: RecordFolder<ReleaseAction>;

  constructor(options: Options) {
    this.#options = options;
    this.#records = new RecordFolder(join(options.recordsFolder, 'release_actions'), ACTION);
    for (const action of this.#records.list())
      if (action.status === 'created' || action.status === 'inProgress')
        this.#finish(action, [], 'The service was stopped before the action was executed');
  }

  /** Returns the actions of a release, or of all releases, newest first. */
  list(release?: string): ReleaseAction[] {
    return this.#records
      .list()
      .filter((action) => release === undefined || action.release === release)
      .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** @throws ManagementError NotFound */
  get(release: string, id: string): ReleaseAction {
    const action = this.#records.get(id);
    if (action?.release !== release) throw missing('ReleaseAction', id);
    return action;
  }

  /**
   * Starts an action. It is executed in a later turn of the event loop, so that the response does not have to wait for
   * it.
   */
  begin(
    release: string,
    action: ReleaseAction['action'],
    changeAction: EntityChange['action'],
  ): ReleaseAction {
    const now = new Date().toISOString();
    const { id: actor } = currentActor();
    const changes = { createdAt: now, updatedAt: now, createdBy: actor, updatedBy: actor };
    const record = this.#records.put({ id: newId(), release, action, status: 'created', ...changes });
    for (const old of this.list(release).slice(MAX_ACTIONS)) this.#records.remove(old.id);
    this.#notify('create', record);
    void this.#execute(record, changeAction).catch((error: unknown) =>
      log('error', 'ReleaseActionFailure', errorDetails(error)),
    );
    return record;
  }

  removeOf(release: string): void {
    for (const { id } of this.list(release)) this.#records.remove(id);
  }

  #notify(event: string, action: ReleaseAction): void {
    this.#options.webhooks.deliver(eventOf(event, this.toApiItem(action)));
  }

  async #execute(record: ReleaseAction, changeAction: EntityChange['action']): Promise<void> {
    await nextTurn();
    try {
      const { entities, changesOf } = this.#options;
      const changes = changesOf(record.release, changeAction);
      if (!changes) return;
      this.#finish(
        record,
        record.action === 'validate' ? refusedChanges(entities, changes) : changeTogether(entities, changes),
      );
    } catch (error) {
      this.#finish(record, [], 'The service failed; its log says why');
      throw error;
    }
  }

  #finish(record: ReleaseAction, errors: FailedChange[], reason?: string): void {
    const failed = errors.length > 0 || reason !== undefined;
    const error = {
      sys: { type: 'Error', id: 'ReleaseActionFailed' },
      message: reason ?? `${errors.length} of the entities could not be processed`,
      details: { errors },
    };
    // Save before reporting success.
    this.#options.store.saveNow();
    const updatedAt = new Date().toISOString();
    const status = failed ? ('failed' as const) : ('succeeded' as const);
    this.#notify('execute', this.#records.put({ ...record, status, updatedAt, ...(failed && { error }) }));
  }

  toApiItem({ id, release, action, status, error, ...record }: ReleaseAction) {
    const sys = {
      id,
      type: 'ReleaseAction',
      status,
      ...spaceAndEnvironmentLinks(this.#options.store.current),
    };
    return {
      sys: { ...sys, ...recordedChanges(record), release: link('Release', release) },
      action,
      ...(error !== undefined && { error }),
    };
  }
}
