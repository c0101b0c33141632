import { Hono } from 'hono';
import { z } from 'zod';
import type { SpaceRecord, Spaces } from '../spaces.ts';
import { issueErrors } from '../validation/error.ts';
import { link } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { USER, userItem } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const NAME = z.object({ name: z.string().min(1).max(256) });
const NEW_SPACE = NAME.extend({
  defaultLocale: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8}){0,3}$/, { error: 'Must be a code such as de-DE' })
    .default('en-US'),
});
/** Id of the only organization. */
const ORGANIZATION = 'embedded';

/** Creates the routes `/spaces[/{id}]`, `/organizations[/{id}]` and `/users/me` of the management API. */
export function createSpacesApp(spaces: Spaces): Hono {
  const app = new Hono();
  const since = (): string => spaces.record(spaces.first.id)?.createdAt ?? new Date(0).toISOString();

  function item({ id, name, version, createdAt, updatedAt }: SpaceRecord) {
    const sys = { type: 'Space', id, version, createdAt, updatedAt, createdBy: USER, updatedBy: USER };
    return { sys: { ...sys, organization: link('Organization', ORGANIZATION) }, name };
  }
  function find(id: string): SpaceRecord {
    const record = spaces.record(id);
    if (!record) throw missing('Space', id);
    return record;
  }

  app.get('/spaces', (context) => context.json(propertyList(spaces.list().map(item), parametersOf(context))));
  app.get('/spaces/:id', (context) => context.json(item(find(context.req.param('id')))));
  app.post('/spaces', async (context) => {
    const parsed = NEW_SPACE.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    return context.json(item(spaces.create(parsed.data.name, parsed.data.defaultLocale)), 201);
  });
  app.put('/spaces/:id', async (context) => {
    const { id } = find(context.req.param('id'));
    const parsed = NAME.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    return context.json(item(spaces.rename(id, parsed.data.name, versionOf(context))));
  });
  app.delete('/spaces/:id', (context) => {
    spaces.remove(find(context.req.param('id')).id);
    return context.body(null, 204);
  });

  const organization = () => ({
    sys: { type: 'Organization', id: ORGANIZATION, version: 1, createdAt: since(), updatedAt: since() },
    name: 'Embedded services',
  });
  app.get('/organizations', (context) => context.json(propertyList([organization()], parametersOf(context))));
  app.get('/organizations/:id', (context) => {
    const id = context.req.param('id');
    if (id !== ORGANIZATION) throw missing('Organization', id);
    return context.json(organization());
  });

  app.get('/users/me', (context) => context.json(userItem(since())));
  return app;
}
