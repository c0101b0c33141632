import { join } from 'node:path';
import { z } from 'zod';
import { errorDetails } from '../error-message.ts';
import { log } from '../log.ts';
import { hasRole } from '../editors/access.ts';
import type { Editors } from '../editors/editors.ts';
import { actAs, userLink, WORKSPACE } from '../space/actor.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { changesWithReferences } from './entity-references.ts';
import { changeTogether, type EntityChange } from './change-together.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { errorItem, toManagementError, validationFailed, type ErrorItem } from './management-error.ts';
import type { Releases } from './releases.ts';

/** Maximum delay of a Node timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long finished actions are kept. */
const RETENTION_MS = 365 * DAY_MS;

/** References to content types with one of these annotations are not followed. */
const REFERENCE_FILTERS = z.strictObject({
  'sys.contentType.metadata.annotations.ContentType[nin]': z.array(z.string()).default([]),
});

export const SCHEDULED_SETTINGS = z.object({
  action: z.enum(['publish', 'unpublish']),
  entity: z.object({
    sys: z.object({
      type: z.literal('Link'),
      linkType: z.enum(['Entry', 'Asset', 'Release']),
      id: z.string(),
    }),
  }),
  payload: z.strictObject({ withReferences: REFERENCE_FILTERS.optional() }).optional(),
  scheduledFor: z.object({
    datetime: z.iso.datetime({ offset: true }),
    timezone: z.string().refine(isTimeZone, { error: 'Must be a name such as Europe/Berlin' }).optional(),
  }),
});

const ACTION = SCHEDULED_SETTINGS.extend({
  id: z.string(),
  version: z.number(),
  status: z.enum(['scheduled', 'succeeded', 'failed', 'canceled']),
  createdAt: z.string(),
  updatedAt: z.string(),
  canceledAt: z.string().optional(),
  createdBy: z.string().default(WORKSPACE.id),
  updatedBy: z.string().default(WORKSPACE.id),
  error: z
    .object({
      sys: z.object({ type: z.literal('Error'), id: z.string() }),
      message: z.string(),
      details: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});
export type ScheduledAction = z.infer<typeof ACTION>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeOf = ({ scheduledFor }: ScheduledAction): number => Date.parse(scheduledFor.datetime);

interface Options {
  editors: Editors;
  store: ContentStore;
  entities: ManagedEntities;
  releases: Releases;
  webhooks: Webhooks;
  recordsFolder: string;
}

/**
 * The scheduled actions of an environment, which publish or unpublish at a given time (docs/services.md, "Contentful
 * management"). Actions that fell due while the service was stopped are executed at startup.
 */
export class ScheduledActions {
  readonly #options: Options;
  readonly #records: RecordFolder<ScheduledAction>;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#records = new RecordFolder(join(options.recordsFolder, 'scheduled_actions'), ACTION);
    this.#executeDue();
  }

  get(id: string): ScheduledAction | undefined {
    return this.#records.get(id);
  }

  /** Returns all actions, sorted by time. */
  list(): ScheduledAction[] {
    return this.#records.list().sort((a, b) => timeOf(a) - timeOf(b));
  }

  put(record: ScheduledAction, event: 'create' | 'save' | 'delete'): ScheduledAction {
    const saved = this.#records.put(record);
    this.#notify(event, saved);
    this.#wait();
    return saved;
  }

  toApiItem({ id, version, status, createdAt, updatedAt, canceledAt, ...record }: ScheduledAction) {
    const { createdBy, updatedBy, ...settings } = record;
    const users = { createdBy: userLink(createdBy), updatedBy: userLink(updatedBy) };
    const { space, environment } = spaceAndEnvironmentLinks(this.#options.store.current);
    const sys = { id, type: 'ScheduledAction', version, status, space, createdAt, updatedAt, ...users };
    const canceled = canceledAt !== undefined && { canceledAt, canceledBy: users.updatedBy };
    return { sys: { ...sys, ...canceled }, environment, ...settings };
  }

  #notify(event: string, record: ScheduledAction): void {
    this.#options.webhooks.deliver(eventOf(event, this.toApiItem(record)));
  }

  /** Sets the timer for the next action. The timer does not keep the process alive. */
  #wait(): void {
    clearTimeout(this.#timer);
    const next = this.list().find(({ status }) => status === 'scheduled');
    if (!next) return;
    const delay = Math.min(Math.max(timeOf(next) - Date.now(), 0), MAX_DELAY_MS);
    this.#timer = setTimeout(() => this.#executeDue(), delay).unref();
  }

  #executeDue(): void {
    const now = Date.now();
    for (const record of this.list()) {
      if (record.status === 'scheduled' && timeOf(record) <= now) this.#execute(record);
      else if (record.status !== 'scheduled' && timeOf(record) < now - RETENTION_MS)
        this.#records.remove(record.id);
    }
    this.#wait();
  }

  #execute(record: ScheduledAction): void {
    const error = this.#runAsOwner(record);
    // Save before reporting success.
    this.#options.store.saveNow();
    const updatedAt = new Date().toISOString();
    const version = record.version + 1;
    const executed = this.#records.put({
      ...record,
      version,
      updatedAt,
      status: error ? 'failed' : 'succeeded',
      ...(error && { error }),
    });
    this.#notify('execute', executed);
  }

  /**
   * Runs an action with the current rights of the editor who last changed it.
   * @returns the error if the action fails
   */
  #runAsOwner(record: ScheduledAction): ErrorItem | undefined {
    const { updatedBy: id } = record;
    const actor = id === WORKSPACE.id ? WORKSPACE : this.#options.editors.actor(id);
    if (actor && hasRole(actor, 'publisher')) return actAs(actor, () => this.#errorOf(record));
    return errorItem(
      validationFailed([
        {
          name: 'access',
          path: ['sys', 'updatedBy'],
          details: 'Its editor may no longer publish. A publisher can schedule it again',
        },
      ]),
    );
  }

  /**
   * Publishes or unpublishes the latest state of an entity, or the entities of a release.
   * @returns the error if that fails
   */
  #errorOf(record: ScheduledAction): ErrorItem | undefined {
    const { entities } = this.#options;
    const { action, entity } = record;
    const { linkType, id } = entity.sys;
    try {
      if (linkType === 'Release' || record.payload?.withReferences) {
        const errors = changeTogether(entities, this.#changesOf(record));
        return errors.length === 0
          ? undefined
          : {
              sys: { type: 'Error', id: 'ScheduledActionFailed' },
              message: `${errors.length} of the entities could not be processed`,
              details: { errors },
            };
      }
      if (action === 'publish') entities.publish(linkType, id);
      else entities.unpublish(linkType, id);
      return undefined;
    } catch (error) {
      const failure = toManagementError(error);
      if (failure) return errorItem(failure);
      log('error', 'ScheduledActionFailure', errorDetails(error));
      return { sys: { type: 'Error', id: 'ServerError' }, message: 'The service failed; its log says why' };
    }
  }

  /**
   * Returns the changes of an action on a release, or on an entity and its references.
   * @throws ManagementError when the release does not exist
   */
  #changesOf({ action, entity: { sys }, payload }: ScheduledAction): EntityChange[] {
    const { releases, store } = this.#options;
    if (sys.linkType === 'Release') return releases.changesOf(releases.get(sys.id), action);
    const excluded = payload?.withReferences?.['sys.contentType.metadata.annotations.ContentType[nin]'] ?? [];
    return changesWithReferences(
      store.current,
      { type: 'Link', linkType: sys.linkType, id: sys.id },
      action,
      excluded,
    );
  }
}
