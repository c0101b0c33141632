import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import type { EnvironmentAlias, EnvironmentRecord, Environments } from '../environments.ts';
import { issueErrors, taken } from '../validation/error.ts';
import { link } from './delivery-item.ts';
import { missing, unprocessable, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { USER } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const ID = /^[a-zA-Z0-9._-]{1,40}$/;
const NAME = z.object({ name: z.string().min(1).max(256) });
/** Defaults to the id. */
const OPTIONAL_NAME = NAME.partial().nullish();
const ALIAS = z.object({
  environment: z.object({
    sys: z.object({ type: z.literal('Link'), linkType: z.literal('Environment'), id: z.string() }),
  }),
});

/** Creates the routes `/environments[/{id}]` and `/environment_aliases[/{id}]` of a space. */
export function createEnvironmentsApp(environments: Environments): Hono {
  const app = new Hono();
  const { spaceId } = environments.first;
  const space = link('Space', spaceId);

  /** @param alias set when the environment is shown under an alias */
  function item({ id, name, status, version, createdAt, updatedAt }: EnvironmentRecord, alias?: string) {
    const aliases = environments.namesOf(id).slice(1);
    const sys = { type: 'Environment', id: alias ?? id, version, space, createdAt, updatedAt };
    return {
      sys: {
        ...sys,
        createdBy: USER,
        updatedBy: USER,
        status: link('Status', status),
        ...(alias !== undefined && { aliasedEnvironment: link('Environment', id) }),
        ...(alias === undefined &&
          aliases.length > 0 && { aliases: aliases.map((name) => link('EnvironmentAlias', name)) }),
      },
      name: alias ?? name,
    };
  }
  const aliased = ({ id, environment }: EnvironmentAlias) => {
    const record = environments.record(environment);
    return record ? [item(record, id)] : [];
  };

  function create(context: Context, id: string, name: string): Response {
    if (!ID.test(id)) throw unprocessable('The id may have at most 40 letters, digits, ., _ and -');
    if (environments.alias(id)) throw validationFailed([taken('sys.id', id)]);
    const from = context.req.header('x-contentful-source-environment') ?? environments.first.id;
    const source = environments.find(from);
    if (!source) throw missing('Environment', from);
    return context.json(item(environments.create(id, name, source)), 201);
  }

  app.get('/environments', (context) => {
    const items = [
      ...environments.list().map((record) => item(record)),
      ...environments.aliases().flatMap(aliased),
    ];
    return context.json(propertyList(items, parametersOf(context)));
  });
  app.get('/environments/:id', (context) => {
    const id = context.req.param('id');
    const record = environments.record(id);
    if (record) return context.json(item(record));
    const alias = environments.alias(id);
    const [found] = alias ? aliased(alias) : [];
    if (!found) throw missing('Environment', id);
    return context.json(found);
  });
  app.post('/environments', async (context) => {
    const parsed = NAME.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    return create(context, newId(), parsed.data.name);
  });
  app.put('/environments/:id', async (context) => {
    const id = context.req.param('id');
    const parsed = OPTIONAL_NAME.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const name = parsed.data?.name ?? id;
    if (!environments.record(id)) return create(context, id, name);
    return context.json(item(environments.rename(id, name, versionOf(context))));
  });
  app.delete('/environments/:id', (context) => {
    environments.remove(context.req.param('id'));
    return context.body(null, 204);
  });

  function aliasItem({ id, environment, version, createdAt, updatedAt }: EnvironmentAlias) {
    const sys = { type: 'EnvironmentAlias', id, version, space, createdAt, updatedAt };
    return {
      sys: { ...sys, createdBy: USER, updatedBy: USER },
      environment: link('Environment', environment),
    };
  }
  app.get('/environment_aliases', (context) =>
    context.json(propertyList(environments.aliases().map(aliasItem), parametersOf(context))),
  );
  app.get('/environment_aliases/:id', (context) => {
    const id = context.req.param('id');
    const alias = environments.alias(id);
    if (!alias) throw missing('EnvironmentAlias', id);
    return context.json(aliasItem(alias));
  });
  app.put('/environment_aliases/:id', async (context) => {
    const id = context.req.param('id');
    const parsed = ALIAS.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    if (!ID.test(id)) throw unprocessable('The id may have at most 40 letters, digits, ., _ and -');
    const target = parsed.data.environment.sys.id;
    if (!environments.record(target)) throw missing('Environment', target);
    if (environments.record(id)) throw validationFailed([taken('sys.id', id)]);
    const before = environments.alias(id);
    const alias = environments.putAlias(id, target, versionOf(context));
    return context.json(aliasItem(alias), before ? 200 : 201);
  });
  app.delete('/environment_aliases/:id', (context) => {
    environments.removeAlias(context.req.param('id'), versionOf(context));
    return context.body(null, 204);
  });
  return app;
}
