import { join } from 'node:path';
import { Hono } from 'hono';
import { Approvals } from './editors/approvals.ts';
import type { Editors } from './editors/editors.ts';
import { createContentGraphqlHandler } from './graphql/handler.ts';
import type { ContentServiceOptions } from './options.ts';
import type { ApiKeys } from './rest/api-keys.ts';
import { createDeliveryApp } from './rest/delivery.ts';
import { ManagedEntities } from './rest/managed-entities.ts';
import { createEnvironmentApp } from './rest/management-environment.ts';
import { Releases } from './rest/releases.ts';
import { ScheduledActions } from './rest/scheduled-actions.ts';
import { PublishHistory } from './space/publish-history.ts';
import type { Uploads } from './space/uploads.ts';
import type { ContentSpace } from './spaces.ts';
import type { Environment } from './environments.ts';
import type { Webhooks } from './webhooks/deliver.ts';

export interface EnvironmentApi {
  /** Serves `/content/v1/spaces/{space}/environments/{environment}`. */
  graphql: (request: Request) => Promise<Response>;
  /** Serves `/cdn/…` and `/preview/…`. */
  delivery: Hono;
  /** Serves the management API below `…/environments/{environment}`. */
  management: Hono;
  entities: ManagedEntities;
  releases: Releases;
  scheduled: ScheduledActions;
}

/**
 * Creates the APIs of an environment. They share webhooks, API keys, uploads and editors with the other environments.
 */
export function createEnvironmentApi(
  environment: Environment,
  { environments }: ContentSpace,
  {
    webhooks,
    apiKeys,
    uploads,
    editors,
  }: { webhooks: Webhooks; apiKeys: ApiKeys; uploads: Uploads; editors: Editors },
  { tokens, imagesBase, publicBase, onPublish, regulatedFields }: ContentServiceOptions,
): EnvironmentApi {
  const { id, store, dataDir } = environment;
  const isNamed = (name: string): boolean => environments.namesOf(id).includes(name);
  const acceptsKey = (token: string, preview: boolean): boolean =>
    apiKeys.accepts(token, environments.namesOf(id), preview);
  const delivery = new Hono();
  for (const [path, preview] of [
    ['/cdn', false],
    ['/preview', true],
  ] as const) {
    const app = createDeliveryApp({
      store,
      preview,
      isNamed,
      acceptsKey,
      token: preview ? tokens.preview : tokens.delivery,
      publicImageBase: imagesBase,
      publicBase: `${publicBase}${path}`,
    });
    delivery.route(path, app);
  }
  const recordsFolder = join(dataDir, 'management');
  const approvals = new Approvals({ store, recordsFolder, regulatedFields });
  const entities = new ManagedEntities({ store, imagesBase, approvals, onPublish });
  const releases = new Releases({ store, entities, webhooks, recordsFolder });
  const history = new PublishHistory(join(dataDir, 'snapshots'), store);
  webhooks.follow(store);
  const management = createEnvironmentApp({
    store,
    webhooks,
    uploads,
    history,
    entities,
    approvals,
    releases,
    recordsFolder,
    imagesBase,
  });
  // Create this last, because it runs overdue actions immediately. They need approvals, history and webhooks.
  const scheduled = new ScheduledActions({
    store,
    entities,
    releases,
    webhooks,
    recordsFolder,
    editors,
  });
  return {
    graphql: createContentGraphqlHandler({
      store,
      isNamed,
      acceptsKey,
      deliveryToken: tokens.delivery,
      previewToken: tokens.preview,
      publicImageBase: imagesBase,
    }),
    delivery,
    management,
    entities,
    releases,
    scheduled,
  };
}
