/** Creates the routes `/api_keys[/{id}]` and `/preview_api_keys[/{id}]` of a space. */
import { Hono, type Context } from 'hono';
import { newId } from '../new-id.ts';
import type { ContentStore } from '../space/store.ts';
import { checkVersion } from '../space/store-error.ts';
import { issueErrors, taken } from '../validation/error.ts';
import { API_KEY_SETTINGS, type ApiKey, type ApiKeys } from './api-keys.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { missing, validationFailed } from './management-error.ts';
import { readBody, versionOf } from './management-request.ts';
import { USER } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

export function createApiKeysApp({ store, apiKeys }: { store: ContentStore; apiKeys: ApiKeys }): Hono {
  const app = new Hono();

  function sysOf(type: string, id: string, { version, createdAt, updatedAt }: ApiKey) {
    const { space } = spaceAndEnvironmentLinks(store.current);
    return { id, type, version, space, createdAt, updatedAt, createdBy: USER, updatedBy: USER };
  }
  function item(key: ApiKey) {
    const { id, name, description = null, environments, accessToken, preview } = key;
    return {
      sys: sysOf('ApiKey', id, key),
      name,
      description,
      accessToken,
      environments,
      preview_api_key: { sys: { type: 'Link', linkType: 'PreviewApiKey', id: preview.id } },
      policies: [{ effect: 'allow', actions: 'all' }],
    };
  }
  function previewItem(key: ApiKey) {
    const { name, description = null, environments, preview } = key;
    const { id, accessToken } = preview;
    return { sys: sysOf('PreviewApiKey', id, key), name, description, accessToken, environments };
  }

  function find(context: Context): ApiKey {
    const id = context.req.param('id') ?? '';
    const key = apiKeys.get(id);
    if (!key) throw missing('ApiKey', id);
    return key;
  }

  async function save(context: Context, id: string): Promise<Response> {
    const parsed = API_KEY_SETTINGS.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const before = apiKeys.get(id);
    if (before) checkVersion(`API key ${id}`, before.version, versionOf(context));
    const { name } = parsed.data;
    if (apiKeys.list().some((key) => key.name === name && key.id !== id))
      throw validationFailed([taken('name', name)]);
    const key = apiKeys.save(id, parsed.data, store.current.environmentId);
    return context.json(item(key), before ? 200 : 201);
  }

  app.get('/api_keys', (context) =>
    context.json(propertyList(apiKeys.list().map(item), parametersOf(context))),
  );
  app.get('/api_keys/:id', (context) => context.json(item(find(context))));
  app.post('/api_keys', (context) => save(context, newId()));
  app.put('/api_keys/:id', (context) => save(context, context.req.param('id')));
  app.delete('/api_keys/:id', (context) => {
    apiKeys.remove(find(context));
    return context.body(null, 204);
  });

  app.get('/preview_api_keys', (context) =>
    context.json(propertyList(apiKeys.list().map(previewItem), parametersOf(context))),
  );
  app.get('/preview_api_keys/:id', (context) => {
    const id = context.req.param('id');
    const key = apiKeys.list().find(({ preview }) => preview.id === id);
    if (!key) throw missing('PreviewApiKey', id);
    return context.json(previewItem(key));
  });
  return app;
}
