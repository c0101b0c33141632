/** The embedded services in one process: content, images, reviews, recommendations, members, privacy links, telemetry. */
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { servicesConfig } from './config.ts';
import { createContentGraphqlHandler } from './content/graphql/handler.ts';
import { ApiKeys } from './content/rest/api-keys.ts';
import { createDeliveryApp } from './content/rest/delivery.ts';
import { createManagementApp } from './content/rest/management.ts';
import { PublishHistory } from './content/space/publish-history.ts';
import { ContentStore } from './content/space/store.ts';
import { Uploads } from './content/space/uploads.ts';
import { siteWebhook } from './content/webhooks/definition.ts';
import { Webhooks } from './content/webhooks/deliver.ts';
import { openDataFolder } from './data-folder.ts';
import { errorMessage } from './error-message.ts';
import { createImagesApp } from './images/routes.ts';
import { memberQueues } from './members/queues.ts';
import { startMemberService } from './members/service.ts';
import { startWorker } from './members/worker.ts';
import { createPrivacyApp } from './privacy/routes.ts';
import { createRecommendationsApp } from './recommendations/routes.ts';
import { openRecommendations } from './recommendations/store.ts';
import { createReviewsService } from './reviews/service.ts';
import { createTelemetryApp } from './telemetry/routes.ts';
import { TelemetryStore } from './telemetry/store.ts';

const HOUR_MS = 3600_000;

/** The id that the site gave its request; anything else must not get into logs. */
const requestIdOf = (id: string | undefined): string | undefined =>
  id !== undefined && /^[\w.-]{8,64}$/.test(id) ? id : undefined;

async function start(): Promise<void> {
  const config = servicesConfig(process.env);
  openDataFolder(config.DATA_DIR);
  const store = new ContentStore(resolve(config.CONTENT_SOURCE), {
    spaceId: config.CONTENTFUL_SPACE_ID,
    environmentId: config.CONTENTFUL_ENVIRONMENT,
  });
  if (config.CONTENT_WATCH) {
    store.watch((error) => console.error(`Content was not reloaded: ${errorMessage(error)}`));
  }
  const webhooks = new Webhooks(
    { store, secret: config.REVALIDATE_SECRET, imagesBase: config.imagesBaseUrl },
    [siteWebhook(`http://${config.SITE_HOST}:${config.PORT}/api/revalidate`)],
  );

  const members = await startMemberService({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    erasuresDir: config.ERASURES_DIR,
    retention: { submissions: config.SUBMISSIONS_RETENTION, backups: config.BACKUP_RETENTION },
    token: config.MEMBERS_TOKEN,
    siteUrl: config.siteUrl,
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    webhook:
      config.SUBMISSIONS_WEBHOOK_URL !== undefined && config.SUBMISSIONS_WEBHOOK_SECRET !== undefined
        ? { url: config.SUBMISSIONS_WEBHOOK_URL, secret: config.SUBMISSIONS_WEBHOOK_SECRET }
        : undefined,
  });

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
  app.get('/health', (context) =>
    context.json({ ok: true, entries: store.current.published.entries().length }),
  );
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
  app.route(
    '/management',
    createManagementApp({
      store,
      token: config.CONTENTFUL_MANAGEMENT_TOKEN,
      webhooks,
      uploads: new Uploads(join(config.DATA_DIR, 'uploads')),
      history: new PublishHistory(join(config.DATA_DIR, 'snapshots'), store),
      recordsFolder,
      apiKeys,
      imagesBase: config.imagesBaseUrl,
    }),
  );
  app.route('/images', createImagesApp({ store, dataDir: config.DATA_DIR, conversions: config.conversions }));
  app.route('/reviews', await createReviewsService(config, store));
  app.route(
    '/recommendations',
    createRecommendationsApp({
      database: openRecommendations(join(config.DATA_DIR, 'recommendations.db')),
    }),
  );
  app.route('/members', members.app);
  app.route('/privacy', createPrivacyApp({ siteUrl: config.siteUrl }));
  const telemetry = new TelemetryStore({ folder: join(config.DATA_DIR, 'telemetry') });
  app.route('/telemetry', createTelemetryApp({ store: telemetry }));
  startWorker('TelemetrySweep', HOUR_MS, () => {
    telemetry.removeBefore(Date.now() - config.TELEMETRY_RETENTION * 24 * HOUR_MS);
    return Promise.resolve(false);
  });
  app.notFound((context) => context.json({ message: `Nothing is served at ${context.req.path}` }, 404));
  app.onError((error, context) => {
    console.error(
      JSON.stringify({
        level: 'error',
        event: 'ServiceFailure',
        path: context.req.path,
        request: requestIdOf(context.req.header('x-request-id')),
        message: error.message,
      }),
    );
    return context.json({ message: 'The service failed; its log says why' }, 500);
  });

  const stopMetrics =
    config.SERVICES_METRICS_PORT === undefined
      ? undefined
      : await (
          await import('./metrics.ts')
        ).serveMetrics({
          host: config.METRICS_HOST,
          port: config.SERVICES_METRICS_PORT,
          memberQueues: () => memberQueues(members.database.db),
          waitingWebhooks: () => webhooks.waiting,
        });

  const server = serve(
    { fetch: app.fetch, hostname: config.SERVICES_HOST, port: config.SERVICES_PORT },
    () => {
      console.log(JSON.stringify({ level: 'info', event: 'ServicesReady', port: config.SERVICES_PORT }));
    },
  );
  // Longer than clients keep idle connections, so that none is closed while a request is being sent.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000;
  const stop = (): void => {
    store.close();
    void stopMetrics?.();
    server.close(() => void members.stop().finally(() => process.exit(0)));
    setTimeout(() => process.exit(0), 2_000).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await start();
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
