/** The content service: GraphQL, delivery, preview and management APIs, and webhooks. */
import { join, resolve } from 'node:path';
import { Hono } from 'hono';
import type { ServicesConfig } from '../config.ts';
import { errorMessage } from '../error-message.ts';
import { createContentGraphqlHandler } from './graphql/handler.ts';
import { ApiKeys } from './rest/api-keys.ts';
import { createDeliveryApp } from './rest/delivery.ts';
import { createManagementApp } from './rest/management.ts';
import { PublishHistory } from './space/publish-history.ts';
import { ContentStore } from './space/store.ts';
import { Uploads } from './space/uploads.ts';
import { siteWebhook } from './webhooks/definition.ts';
import { Webhooks } from './webhooks/deliver.ts';

/** Opens the content space, and with `CONTENT_WATCH` follows its files. */
export function openContentStore(config: ServicesConfig): ContentStore {
  const store = new ContentStore(resolve(config.CONTENT_SOURCE), {
    spaceId: config.CONTENTFUL_SPACE_ID,
    environmentId: config.CONTENTFUL_ENVIRONMENT,
  });
  if (config.CONTENT_WATCH) {
    store.watch((error) => console.error(`Content was not reloaded: ${errorMessage(error)}`));
  }
  return store;
}

/** The content service on a space. Its paths are those of Contentful's hosts, each below a prefix. */
export function createContentService(
  config: ServicesConfig,
  store: ContentStore,
): { app: Hono; management: Hono; webhooks: Webhooks } {
  const webhooks = new Webhooks(
    { store, secret: config.REVALIDATE_SECRET, imagesBase: config.imagesBaseUrl },
    [siteWebhook(`http://${config.SITE_HOST}:${config.PORT}/api/revalidate`)],
  );
  const recordsFolder = join(config.DATA_DIR, 'management');
  const apiKeys = new ApiKeys(recordsFolder);
  const graphql = createContentGraphqlHandler({
    store,
    acceptsKey: (token, preview) => apiKeys.accepts(token, store.current.environmentId, preview),
    deliveryToken: config.CONTENTFUL_DELIVERY_TOKEN,
    previewToken: config.CONTENTFUL_PREVIEW_TOKEN,
    publicImageBase: config.imagesBaseUrl,
  });

  const app = new Hono();
  app.all('/content/v1/spaces/*', (context) => graphql(context.req.raw));
  for (const [path, preview] of [
    ['/cdn', false],
    ['/preview', true],
  ] as const) {
    app.route(
      path,
      createDeliveryApp({
        store,
        preview,
        apiKeys,
        token: preview ? config.CONTENTFUL_PREVIEW_TOKEN : config.CONTENTFUL_DELIVERY_TOKEN,
        publicImageBase: config.imagesBaseUrl,
        publicBase: `http://${config.SERVICES_HOST}:${config.SERVICES_PORT}${path}`,
      }),
    );
  }
  const management = createManagementApp({
    store,
    token: config.CONTENTFUL_MANAGEMENT_TOKEN,
    webhooks,
    uploads: new Uploads(join(config.DATA_DIR, 'uploads')),
    history: new PublishHistory(join(config.DATA_DIR, 'snapshots'), store),
    recordsFolder,
    apiKeys,
    imagesBase: config.imagesBaseUrl,
  });
  app.route('/management', management);
  return { app, management, webhooks };
}
