import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { errorDetails } from '../error-message.ts';
import { log } from '../log.ts';
import { requireRole } from '../editors/access.ts';
import { newId } from '../new-id.ts';
import { currentActor, userLink, WORKSPACE } from '../space/actor.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { issueErrors } from '../validation/error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { eventOf } from '../webhooks/events.ts';
import { changeTogether, refusedChanges, type EntityChange, type FailedChange } from './change-together.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody } from './management-request.ts';

/** Contentful's limit (Contentful docs, "Bulk actions"). */
const MAX_ENTITIES = 200;
/** Number of bulk actions that are kept. Older ones are deleted. */
const MAX_ACTIONS = 200;

const LINK = z.object({
  sys: z.object({
    type: z.literal('Link'),
    linkType: z.enum(['Entry', 'Asset']),
    id: z.string(),
    version: z.number().int().optional(),
  }),
});
const LOCALES = z.object({ fields: z.object({ '*': z.array(z.string()).min(1) }) });
const CHANGE = z.strictObject({ entity: LINK, add: LOCALES.optional(), remove: LOCALES.optional() });
const PAYLOAD = z
  .object({
    action: z.enum(['publish', 'unpublish', 'validate']),
    entities: z.array(CHANGE).min(1).max(MAX_ENTITIES),
  })
  .superRefine(({ action, entities }, context) => {
    const seen = new Set<string>();
    for (const [index, { entity }] of entities.entries()) {
      const key = `${entity.sys.linkType}:${entity.sys.id}`;
      const path = ['entities', index];
      if (seen.has(key)) context.addIssue({ code: 'custom', path, message: `${key} is there twice` });
      if (action === 'publish' && entity.sys.version === undefined)
        context.addIssue({ code: 'custom', path, message: 'A publish needs the version of each entity' });
      seen.add(key);
    }
  });
type Payload = z.infer<typeof PAYLOAD>;
/** Request body of the older API, in which the URL names the action. */
const ITEMS = z.object({ entities: z.object({ items: z.array(z.unknown()) }) });

const ACTION = z.object({
  id: z.string(),
  status: z.enum(['created', 'inProgress', 'succeeded', 'failed']),
  action: z.enum(['publish', 'unpublish', 'validate']),
  /** Payload exactly as the client sent it. */
  payload: z.unknown().optional(),
  error: z.unknown().optional(),
  createdBy: z.string().default(WORKSPACE.id),
  createdAt: z.string(),
  updatedAt: z.string(),
});
type BulkAction = z.infer<typeof ACTION>;

interface Options {
  store: ContentStore;
  entities: ManagedEntities;
  webhooks: Webhooks;
  recordsFolder: string;
}

/**
 * Creates the routes `/bulk_actions` of an environment, which publish, unpublish or validate many entities together
 * (docs/services.md, "Contentful management").
 */
export function createBulkActionsApp({ store, entities, webhooks, recordsFolder }: Options): Hono {
  const app = new Hono();
  const records = new RecordFolder(join(recordsFolder, 'bulk_actions'), ACTION);

  function answer({ id, status, action, payload, error, createdBy, createdAt, updatedAt }: BulkAction) {
    const sys = { id, type: 'BulkAction', status, createdBy: userLink(createdBy), createdAt, updatedAt };
    return {
      sys: { ...sys, ...spaceAndEnvironmentLinks(store.current) },
      action,
      payload,
      ...(error !== undefined && { error }),
    };
  }

  const notify = (action: string, record: BulkAction): void =>
    webhooks.deliver(eventOf(action, answer(record)));

  function finish(record: BulkAction, errors: FailedChange[], reason?: string): void {
    const failed = errors.length > 0 || reason !== undefined;
    const error = failed && {
      sys: { type: 'Error', id: 'BulkActionFailed' },
      message: reason ?? `${errors.length} of the entities could not be processed`,
      details: { errors },
    };
    // Save before reporting success.
    store.saveNow();
    const updatedAt = new Date().toISOString();
    const status = failed ? 'failed' : 'succeeded';
    const finished = records.put({ ...record, status, updatedAt, error: error || undefined });
    notify('execute', finished);
  }

  /** Executes an action in one turn of the event loop, so that no other request can change an entity in between. */
  async function execute(record: BulkAction, { action, entities: payload }: Payload): Promise<void> {
    await nextTurn();
    const changes = payload.map(({ entity, add, remove }): EntityChange => {
      const changeAction = action === 'unpublish' || remove ? 'unpublish' : 'publish';
      return {
        entity,
        action: changeAction,
        locales: (changeAction === 'unpublish' ? remove : add)?.fields['*'],
      };
    });
    try {
      finish(
        record,
        action === 'validate' ? refusedChanges(entities, changes) : changeTogether(entities, changes),
      );
    } catch (error) {
      finish(record, [], 'The service failed; its log says why');
      throw error;
    }
  }

  function create(context: Context, body: unknown, sent: unknown): Response {
    const payload = PAYLOAD.safeParse(body);
    if (!payload.success) throw validationFailed(issueErrors(payload.error));
    if (payload.data.action !== 'validate') requireRole('publisher');
    const now = new Date().toISOString();
    const record = records.put({
      id: newId(),
      status: 'created',
      action: payload.data.action,
      payload: sent,
      createdBy: currentActor().id,
      createdAt: now,
      updatedAt: now,
    });
    forgetOldest();
    notify('create', record);
    void execute(record, payload.data).catch((error: unknown) =>
      log('error', 'BulkActionFailure', errorDetails(error)),
    );
    return context.json(answer(record), 201);
  }

  function forgetOldest(): void {
    const sorted = records.list().sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    for (const { id } of sorted.slice(MAX_ACTIONS)) records.remove(id);
  }

  function find(context: Context): BulkAction {
    const id = context.req.param('id') ?? '';
    const record = records.get(id);
    if (!record) throw missing('BulkAction', id);
    return record;
  }

  app.get('/bulk_actions/actions/:id', (context) => context.json(answer(find(context))));
  app.get('/bulk_actions/:id', (context) => context.json(answer(find(context))));
  app.post('/bulk_actions', async (context) => {
    const body = await readBody(context);
    return create(context, body, body);
  });
  app.post('/bulk_actions/:action{(?:publish|unpublish|validate)}', async (context) => {
    const body = await readBody(context);
    const items = ITEMS.safeParse(body);
    if (!items.success) throw validationFailed(issueErrors(items.error));
    const changes = items.data.entities.items.map((entity) => ({ entity }));
    return create(context, { action: context.req.param('action'), entities: changes }, body);
  });
  for (const record of records.list())
    if (record.status === 'created' || record.status === 'inProgress')
      finish(record, [], 'The service was stopped before the action was executed');
  return app;
}
