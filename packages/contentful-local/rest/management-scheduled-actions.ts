import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { currentActor } from '../space/actor.ts';
import { checkVersion, StoreError } from '../space/store-error.ts';
import type { Environment, Environments } from '../environments.ts';
import { issueErrors } from '../validation/error.ts';
import { cursorPage } from './cursor-page.ts';
import { badRequest } from './delivery-error.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';
import { matchingItems } from './property-list.ts';
import type { Releases } from './releases.ts';
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
/** Contentful's limit (Contentful docs, "Scheduled actions"). */
const MAX_SCHEDULED = 500;
const ENVIRONMENT_LINK = z.object({
  environment: z.object({ sys: z.looseObject({ id: z.string() }) }),
});

export interface Scheduling {
  entities: ManagedEntities;
  releases: Releases;
  scheduled: ScheduledActions;
}

interface Options {
  environments: Environments;
  apiOf: (environment: Environment) => Scheduling;
}

/** Creates the routes `/scheduled_actions[/{id}]` of a space. Each request names an environment. */
export function createScheduledActionsApp({ environments, apiOf }: Options): Hono {
  const app = new Hono();

  /**
   * Returns an environment by its id or alias.
   * @throws DeliveryError without an id; ManagementError NotFound
   */
  function apiNamed(id: string | null): Scheduling {
    if (id === null) throw badRequest(`The parameter ${ENVIRONMENT} is needed.`);
    const environment = environments.find(id);
    if (!environment) throw missing('Environment', id);
    return apiOf(environment);
  }

  function find(scheduled: ScheduledActions, context: Context): ScheduledAction {
    const id = context.req.param('id') ?? '';
    const record = scheduled.get(id);
    if (!record) throw missing('ScheduledAction', id);
    return record;
  }

  function checkScheduled({ id, status }: ScheduledAction): void {
    if (status !== 'scheduled') throw new StoreError('BadRequest', `Scheduled action ${id} is ${status}`);
  }

  /** Returns the properties that a client sets, and the schedule of the environment that they name. */
  function settingsOf(body: unknown) {
    const environment = ENVIRONMENT_LINK.safeParse(body);
    const parsed = SCHEDULED_SETTINGS.safeParse(body);
    const errors = [environment, parsed].flatMap(({ error }) => (error ? issueErrors(error) : []));
    if (!parsed.success || !environment.success) throw validationFailed(errors);
    const { entities, releases, scheduled } = apiNamed(environment.data.environment.sys.id);
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
    if (linkType === 'Release') releases.get(id);
    else entities.find(linkType, id);
    return { settings: parsed.data, scheduled };
  }

  app.get('/scheduled_actions', (context) => {
    const parameters = parametersOf(context);
    const { scheduled } = apiNamed(parameters.get(ENVIRONMENT));
    const filters = new URLSearchParams(parameters);
    // `apiNamed` has already applied this parameter. As a filter, it would not match an alias of the environment.
    filters.delete(ENVIRONMENT);
    for (const name of Object.values(CURSORS)) filters.delete(name);
    const items = scheduled.list().map((record) => scheduled.toApiItem(record));
    const matching = matchingItems(items, filters, PROPERTIES);
    return context.json(cursorPage(matching, parameters, new URL(context.req.url).pathname, CURSORS));
  });

  app.get('/scheduled_actions/:id', (context) => {
    const { scheduled } = apiNamed(parametersOf(context).get(ENVIRONMENT) ?? environments.first.id);
    return context.json(scheduled.toApiItem(find(scheduled, context)));
  });

  app.post('/scheduled_actions', async (context) => {
    const { settings, scheduled } = settingsOf(await readBody(context));
    if (scheduled.list().filter(({ status }) => status === 'scheduled').length >= MAX_SCHEDULED)
      throw validationFailed([
        { name: 'size', path: [], max: MAX_SCHEDULED, details: `At most ${MAX_SCHEDULED} may be scheduled` },
      ]);
    const now = new Date().toISOString();
    const { id: actor } = currentActor();
    const users = { createdBy: actor, updatedBy: actor };
    const sys = { id: newId(), version: 1, createdAt: now, updatedAt: now, ...users };
    return context.json(
      scheduled.toApiItem(scheduled.put({ ...settings, ...sys, status: 'scheduled' }, 'create')),
      201,
    );
  });

  app.put('/scheduled_actions/:id', async (context) => {
    const { settings, scheduled } = settingsOf(await readBody(context));
    const before = find(scheduled, context);
    checkVersion(`Scheduled action ${before.id}`, before.version, versionOf(context));
    checkScheduled(before);
    const updatedBy = currentActor().id;
    const sys = { version: before.version + 1, updatedAt: new Date().toISOString(), updatedBy };
    return context.json(scheduled.toApiItem(scheduled.put({ ...before, ...settings, ...sys }, 'save')));
  });

  app.delete('/scheduled_actions/:id', (context) => {
    const { scheduled } = apiNamed(parametersOf(context).get(ENVIRONMENT));
    const before = find(scheduled, context);
    checkScheduled(before);
    const now = new Date().toISOString();
    const updatedBy = currentActor().id;
    const sys = { version: before.version + 1, updatedAt: now, updatedBy, canceledAt: now };
    return context.json(
      scheduled.toApiItem(scheduled.put({ ...before, ...sys, status: 'canceled' }, 'delete')),
    );
  });
  return app;
}
