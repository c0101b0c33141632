/** The embedded services in one process: content, pictures, privacy links. */
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createContentGraphqlHandler } from './content/graphql/handler.ts';
import { createManagementApp } from './content/rest/management.ts';
import { ContentStore } from './content/space/store.ts';
import { deliverWebhooks } from './content/webhooks/deliver.ts';
import { ConfigurationError, servicesConfig } from './config.ts';
import { createImagesApp } from './images/routes.ts';
import { createPrivacyApp } from './privacy/routes.ts';

function start(): void {
  const config = servicesConfig(process.env);
  const store = new ContentStore(resolve(config.CONTENT_SOURCE), {
    spaceId: config.CONTENTFUL_SPACE_ID,
    environmentId: config.CONTENTFUL_ENVIRONMENT,
  });
  if (config.CONTENT_WATCH) {
    store.watch((error) =>
      console.error(`Content was not reloaded: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
  const webhooks = deliverWebhooks(store, [
    { url: `http://127.0.0.1:${config.PORT}/api/revalidate`, secret: config.REVALIDATE_SECRET },
  ]);

  const graphql = createContentGraphqlHandler({
    store,
    deliveryToken: config.CONTENTFUL_DELIVERY_TOKEN,
    previewToken: config.CONTENTFUL_PREVIEW_TOKEN,
    publicImageBase: config.imagesBaseUrl,
  });

  const app = new Hono();
  app.get('/health', (context) =>
    context.json({ ok: true, entries: store.current.published.entries().length }),
  );
  app.all('/content/v1/spaces/*', (context) => graphql(context.req.raw));
  app.route(
    '/management',
    createManagementApp({
      store,
      token: config.CONTENTFUL_MANAGEMENT_TOKEN,
      settled: () => webhooks.settled(),
    }),
  );
  app.route('/images', createImagesApp({ store, dataDir: config.DATA_DIR, conversions: config.conversions }));
  app.route('/privacy', createPrivacyApp({ siteUrl: config.siteUrl }));
  app.notFound((context) => context.json({ message: `Nothing is served at ${context.req.path}` }, 404));
  app.onError((error, context) => {
    console.error(
      JSON.stringify({
        level: 'error',
        event: 'ServiceFailure',
        path: context.req.path,
        message: error.message,
      }),
    );
    return context.json({ message: 'The service failed; its log says why' }, 500);
  });

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: config.SERVICES_PORT }, () => {
    console.log(JSON.stringify({ level: 'info', event: 'ServicesReady', port: config.SERVICES_PORT }));
  });
  // Longer than any client keeps an idle connection, so that none is closed under a request on its way.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000;
  const stop = (): void => {
    store.close();
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 2_000).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  start();
} catch (error) {
  console.error(
    error instanceof ConfigurationError || error instanceof Error ? error.message : String(error),
  );
  process.exitCode = 1;
}
