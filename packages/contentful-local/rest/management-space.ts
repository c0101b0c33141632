import { Hono } from 'hono';
import type { Editors } from '../editors/editors.ts';
import type { Uploads } from '../space/uploads.ts';
import type { Environment, Environments } from '../environments.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import type { ApiKeys } from './api-keys.ts';
import { createApiKeysApp } from './management-api-keys.ts';
import { createEnvironmentsApp } from './management-environments.ts';
import { missing } from './management-error.ts';
import { addErrorHandlers, pathBelow } from './management-failures.ts';
import { createMembersApp } from './management-members.ts';
import { createRolesApp } from './management-roles.ts';
import { createScheduledActionsApp, type Scheduling } from './management-scheduled-actions.ts';
import { createUploadsApp } from './management-uploads.ts';
import { createWebhooksApp } from './management-webhooks.ts';

interface Options {
  editors: Editors;
  environments: Environments;
  api: { apiFor: (environment: Environment) => Scheduling & { management: Hono } };
  webhooks: Webhooks;
  uploads: Uploads;
  apiKeys: ApiKeys;
  recordsFolder: string;
}

/** Creates the management API below `/spaces/{space}`. */
export function createSpaceApp({ environments, editors, api, ...options }: Options): Hono {
  const { store } = environments.first;
  const app = addErrorHandlers(new Hono({ getPath: pathBelow(/^.*?\/spaces\/[^/]+/) }));
  app.route('/', createWebhooksApp({ ...options, store }));
  app.route('/', createMembersApp({ environments, editors }));
  app.route('/', createRolesApp({ ...options, store }));
  app.route('/', createApiKeysApp({ ...options, store }));
  app.route(
    '/',
    createScheduledActionsApp({ environments, apiOf: (environment) => api.apiFor(environment) }),
  );
  app.route('/', createUploadsApp({ ...options, store }));
  app.route('/', createEnvironmentsApp(environments));
  app.all('/environments/:environment/*', (context) => {
    const id = context.req.param('environment');
    const environment = environments.find(id);
    if (!environment) throw missing('Environment', id);
    return api.apiFor(environment).management.fetch(context.req.raw);
  });
  return app;
}
