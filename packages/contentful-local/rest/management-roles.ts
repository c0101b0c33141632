import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { RecordFolder } from '../space/record-folder.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion } from '../space/store-error.ts';
import { issueErrors, taken } from '../validation/error.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { USER } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const ALLOWED = z.union([z.literal('all'), z.array(z.string())]);
const SETTINGS = z.object({
  name: z.string().min(1).max(256),
  description: z.string().nullish(),
  permissions: z.record(z.string(), ALLOWED).default({}),
  policies: z
    .array(
      z.object({
        effect: z.enum(['allow', 'deny']),
        actions: ALLOWED,
        constraint: z.record(z.string(), z.unknown()).default({}),
      }),
    )
    .default([]),
});
const ROLE = SETTINGS.extend({
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
type Role = z.infer<typeof ROLE>;

interface Options {
  store: ContentStore;
  recordsFolder: string;
}

/**
 * Creates the routes `/roles[/{id}]` of a space. Roles are stored only for export and import. They do not restrict
 * anyone.
 */
export function createRolesApp({ store, recordsFolder }: Options): Hono {
  const app = new Hono();
  const records = new RecordFolder(join(recordsFolder, 'roles'), ROLE);

  function item({ id, version, createdAt, updatedAt, ...settings }: Role) {
    const { space } = spaceAndEnvironmentLinks(store.current);
    const sys = { id, type: 'Role', version, space, createdAt, updatedAt };
    return { sys: { ...sys, createdBy: USER, updatedBy: USER }, ...settings };
  }

  function find(context: Context): Role {
    const id = context.req.param('id') ?? '';
    const role = records.get(id);
    if (!role) throw missing('Role', id);
    return role;
  }

  async function save(context: Context, id: string): Promise<Response> {
    const parsed = SETTINGS.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const before = records.get(id);
    if (before) checkVersion(`Role ${id}`, before.version, versionOf(context));
    const { name } = parsed.data;
    if (records.list().some((role) => role.name === name && role.id !== id))
      throw validationFailed([taken('name', name)]);
    const now = new Date().toISOString();
    const sys = {
      id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    };
    return context.json(item(records.put({ ...parsed.data, ...sys })), before ? 200 : 201);
  }

  app.get('/roles', (context) => {
    const roles = records.list().sort((a, b) => (a.name < b.name ? -1 : 1));
    return context.json(propertyList(roles.map(item), parametersOf(context)));
  });
  app.get('/roles/:id', (context) => context.json(item(find(context))));
  app.post('/roles', (context) => save(context, newId()));
  app.put('/roles/:id', (context) => save(context, context.req.param('id')));
  app.delete('/roles/:id', (context) => {
    records.remove(find(context).id);
    return context.body(null, 204);
  });
  return app;
}
