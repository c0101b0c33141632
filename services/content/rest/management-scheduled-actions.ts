/** `/scheduled_actions[/{id}]`, below the address of a space. */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { checkVersion, StoreError, type ContentStore } from '../space/store.ts';
import { issueErrors } from '../validation/error.ts';
import { cursorPage } from './cursor-page.ts';
import { badRequest } from './delivery-error.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { missing, validationFailed } from './management-error.ts';
import { bodyOf, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';
import { matchingItems } from './property-list.ts';
import { SCHEDULED_SETTINGS, type ScheduledAction, type ScheduledActions } from './scheduled-actions.ts';

const ENVIRONMENT = 'environment.sys.id';
const PROPERTIES: ReadonlySet<string> = new Set([
  ENVIRONMENT,
  'action',
  'entity.sys.id',
  'entity.sys.linkType',
  'scheduledFor.datetime',
  'sys.status',
]);
const CURSORS = { next: 'next', prev: 'prev' };
/** Of the real service (Contentful docs, "Scheduled actions"). */
const MAX_SCHEDULED = 500;
const ENVIRONMENT_LINK = z.object({
  environment: z.object({ sys: z.looseObject({ id: z.string() }) }),
});

/** Of the environment that a request names; there is one. */
export function createScheduledActionsApp({
  store,
  entities,
  scheduled,
}: {
  store: ContentStore;
  entities: ManagedEntities;
  scheduled: ScheduledActions;
}): Hono {
  const app = new Hono();

  function checkEnvironment(id: string | null): void {
    if (id === null) throw badRequest(`The parameter ${ENVIRONMENT} is needed.`);
    if (id !== store.current.environmentId) throw missing('Environment', id);
  }

  function find(context: Context): ScheduledAction {
    const id = context.req.param('id') ?? '';
    const record = scheduled.get(id);
    if (!record) throw missing('ScheduledAction', id);
    return record;
  }

  /** @throws StoreError, when it was executed or canceled */
  function checkScheduled({ id, status }: ScheduledAction): void {
    if (status !== 'scheduled') throw new StoreError('BadRequest', `Scheduled action ${id} is ${status}`);
  }

  function settingsOf(body: unknown) {
    const environment = ENVIRONMENT_LINK.safeParse(body);
    const parsed = SCHEDULED_SETTINGS.safeParse(body);
    const errors = [environment, parsed].flatMap(({ error }) => (error ? issueErrors(error) : []));
    if (!parsed.success || !environment.success) throw validationFailed(errors);
    checkEnvironment(environment.data.environment.sys.id);
    if (typeof body === 'object' && body !== null && 'payload' in body && body.payload !== undefined)
      throw validationFailed([
        {
          name: 'unknown',
          path: ['payload'],
          details: 'References cannot be published along: schedule each',
        },
      ]);
    const { datetime } = parsed.data.scheduledFor;
    if (Date.parse(datetime) <= Date.now())
      throw validationFailed([
        {
          name: 'dateRange',
          path: ['scheduledFor', 'datetime'],
          value: datetime,
          details: 'Must be in the future',
        },
      ]);
    const { linkType, id } = parsed.data.entity.sys;
    entities.find(linkType, id);
    return parsed.data;
  }

  app.get('/scheduled_actions', (context) => {
    const parameters = parametersOf(context);
    checkEnvironment(parameters.get(ENVIRONMENT));
    const filters = new URLSearchParams(parameters);
    for (const name of Object.values(CURSORS)) filters.delete(name);
    const items = scheduled.list().map((record) => scheduled.item(record));
    const matching = matchingItems(items, filters, PROPERTIES);
    return context.json(cursorPage(matching, parameters, new URL(context.req.url).pathname, CURSORS));
  });

  app.get('/scheduled_actions/:id', (context) => context.json(scheduled.item(find(context))));

  app.post('/scheduled_actions', async (context) => {
    const settings = settingsOf(await bodyOf(context));
    if (scheduled.list().filter(({ status }) => status === 'scheduled').length >= MAX_SCHEDULED)
      throw validationFailed([
        { name: 'size', path: [], max: MAX_SCHEDULED, details: `At most ${MAX_SCHEDULED} may be scheduled` },
      ]);
    const now = new Date().toISOString();
    const sys = { id: newId(), version: 1, createdAt: now, updatedAt: now };
    return context.json(
      scheduled.item(scheduled.put({ ...settings, ...sys, status: 'scheduled' }, 'create')),
      201,
    );
  });

  app.put('/scheduled_actions/:id', async (context) => {
    const settings = settingsOf(await bodyOf(context));
    const before = find(context);
    checkVersion(`Scheduled action ${before.id}`, before.version, versionOf(context));
    checkScheduled(before);
    const sys = { version: before.version + 1, updatedAt: new Date().toISOString() };
    return context.json(scheduled.item(scheduled.put({ ...before, ...settings, ...sys }, 'save')));
  });

  app.delete('/scheduled_actions/:id', (context) => {
    checkEnvironment(parametersOf(context).get(ENVIRONMENT));
    const before = find(context);
    checkScheduled(before);
    const now = new Date().toISOString();
    const sys = { version: before.version + 1, updatedAt: now, canceledAt: now };
    return context.json(scheduled.item(scheduled.put({ ...before, ...sys, status: 'canceled' }, 'delete')));
  });
  return app;
}
