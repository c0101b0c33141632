/** Starts the embedded services, each at its own path. */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { servicesConfig, type ServicesConfig } from './config.ts';
import { logWith } from '@cleanpro/contentful-local/log';
import { mountContent, type MountedContent } from '@cleanpro/contentful-local/mount';
import { contentOptions } from './content.ts';
import { startContentCheck } from './content-check.ts';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import { openDataFolder } from '@cleanpro/backend/data-folder';
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { log } from '@cleanpro/node-service/logging/log';
import { startManagementServer } from './management-server.ts';
import { memberQueues } from '@cleanpro/backend/members/queues';
import { startMemberService, type MemberService } from '@cleanpro/backend/members/service';
import { servicesNamed } from './names.ts';
import { createPrivacyApp } from '@cleanpro/backend/privacy/routes';
import { createRecommendationsApp } from '@cleanpro/backend/recommendations/routes';
import { openRecommendations } from '@cleanpro/backend/recommendations/tables';
import { catalogueByDelivery } from '@cleanpro/backend/reviews/catalogue/delivery';
import { catalogueOfSpace } from './catalogue-of-space.ts';
import { notifySite } from './notify-site.ts';
import { startReviewService } from '@cleanpro/backend/reviews/service';
import { createTelemetryApp } from '@cleanpro/backend/telemetry/routes';
import { openTelemetry } from '@cleanpro/backend/telemetry/store';
import { startWorker } from '@cleanpro/node-service/worker';

const HOUR_MS = 3600_000;

/** Returns the ID that the site gave its request. Anything in a different format must not get into logs. */
const requestIdOf = (id: string | undefined): string | undefined =>
  id !== undefined && /^[\w.-]{8,64}$/.test(id) ? id : undefined;

const startMembers = (config: ServicesConfig): Promise<MemberService> =>
  startMemberService({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    erasuresDir: config.ERASURES_DIR,
    retention: { submissions: config.SUBMISSIONS_RETENTION, backups: config.BACKUP_RETENTION },
    token: [config.MEMBERS_TOKEN, config.MEMBERS_TOKEN_PREVIOUS],
    siteUrl: config.siteUrl,
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    webhook:
      config.SUBMISSIONS_WEBHOOK_URL !== undefined && config.SUBMISSIONS_WEBHOOK_SECRET !== undefined
        ? { url: config.SUBMISSIONS_WEBHOOK_URL, secret: config.SUBMISSIONS_WEBHOOK_SECRET }
        : undefined,
  });

/** Starts the review service for the products of this process's space or, without one, those of the delivery API. */
const startReviews = (config: ServicesConfig, store: ContentStore | undefined) =>
  startReviewService({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    catalogue: store
      ? catalogueOfSpace(store, config.siteUrl)
      : catalogueByDelivery({
          space: config.CONTENTFUL_SPACE_ID,
          environment: config.CONTENTFUL_ENVIRONMENT,
          accessToken: config.CONTENTFUL_DELIVERY_TOKEN,
          address: config.deliveryUrl,
          siteUrl: config.siteUrl,
        }),
    passkey: [config.REVIEWS_PASSKEY, config.REVIEWS_PASSKEY_PREVIOUS],
    retention: config.REVIEWS_RETENTION,
    autoApprove: config.REVIEWS_AUTO_APPROVE,
    notifySite: (productId) =>
      notifySite(
        {
          url: `http://${config.SITE_HOST}:${config.PORT}/api/revalidate/reviews`,
          secret: config.REVALIDATE_SECRET,
        },
        productId,
      ),
  });

function startTelemetry(config: ServicesConfig): Hono {
  const stores = openTelemetry({ folder: join(config.DATA_DIR, 'telemetry') });
  startWorker('TelemetrySweep', HOUR_MS, () => {
    const oldest = Date.now() - config.TELEMETRY_RETENTION * 24 * HOUR_MS;
    for (const store of Object.values(stores)) store.removeBefore(oldest);
    return Promise.resolve(false);
  });
  return createTelemetryApp(stores);
}

async function start(): Promise<void> {
  const names = servicesNamed(process.argv.slice(2));
  const config = servicesConfig(process.env, names);
  openDataFolder(config.DATA_DIR);
  logWith(log);
  const app = new Hono();
  const stops: (() => Promise<void>)[] = [];

  const apis = { content: names.has('content'), images: names.has('images') };
  let content: MountedContent | undefined;
  const check = names.has('check')
    ? startContentCheck(config, {
        hasContent: apis.content,
        isEditor: (token) => content?.service?.isEditor(token) === true,
      })
    : undefined;
  if (check) {
    app.route('/check', check.app);
    stops.push(() => check.published.stop());
  }
  // Mounting the content APIs publishes scheduled entries that are due. Each publish calls this function.
  const options = contentOptions(config, ({ current }, { sys }) => {
    const isSite =
      current.id === config.CONTENTFUL_SPACE_ID && current.environmentId === config.CONTENTFUL_ENVIRONMENT;
    if (isSite) check?.published.add(sys.id);
  });
  if (apis.content || apis.images) content = mountContent(app, options, apis);
  const store = content?.store;
  app.get('/health', (context) =>
    context.json({ ok: true, ...(store && { entries: store.current.published.entries().length }) }),
  );
  if (names.has('reviews')) {
    const reviews = await startReviews(config, apis.content ? store : undefined);
    app.route('/reviews', reviews.app);
    stops.push(() => reviews.stop());
  }
  if (names.has('recommendations')) {
    const { db } = await openRecommendations(
      join(config.DATA_DIR, 'recommendations.db'),
      config.DATABASE_URL,
    );
    app.route('/recommendations', createRecommendationsApp({ database: db }));
    stops.push(() => db.destroy());
  }
  let database: MemberService['database'] | undefined;
  if (names.has('members')) {
    const members = await startMembers(config);
    database = members.database;
    app.route('/members', members.app);
    stops.push(members.stop);
  }
  if (names.has('privacy')) app.route('/privacy', createPrivacyApp({ siteUrl: config.siteUrl }));
  if (names.has('telemetry')) app.route('/telemetry', startTelemetry(config));
  app.notFound((context) => context.json({ message: `Nothing is served at ${context.req.path}` }, 404));
  app.onError((error, context) => {
    log('error', 'ServiceFailure', {
      path: context.req.path,
      request: requestIdOf(context.req.header('x-request-id')),
      message: error.message,
    });
    return context.json({ message: 'The service failed; its log says why' }, 500);
  });

  const { webhooks, management } = content?.service ?? {};
  const stopMetrics =
    config.SERVICES_METRICS_PORT === undefined
      ? undefined
      : await (
          await import('./metrics.ts')
        ).serveMetrics({
          host: config.METRICS_HOST,
          port: config.SERVICES_METRICS_PORT,
          memberQueues: database && (() => memberQueues(database.db)),
          waitingWebhooks: webhooks && (() => webhooks.waiting),
          brokenRules: check && (() => check.published.brokenRules),
        });

  const managementServer = management && (await startManagementServer(config, management));
  const server = serve(
    { fetch: app.fetch, hostname: config.SERVICES_HOST, port: config.SERVICES_PORT },
    () => {
      log('info', 'ServicesReady', {
        port: config.SERVICES_PORT,
        managementPort: managementServer?.port,
        certificate: managementServer?.certificate,
      });
    },
  );
  // Longer than clients keep idle connections, so that no connection is closed while a request is being sent.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 75_000;
  const stop = (): void => {
    content?.close();
    void stopMetrics?.();
    managementServer?.close();
    server.close(() => void Promise.allSettled(stops.map((each) => each())).finally(() => process.exit(0)));
    setTimeout(() => process.exit(0), 2_000).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await start();
} catch (error) {
  log('error', 'ServicesNotStarted', { message: errorMessage(error) });
  // File watchers would keep the process alive.
  process.exit(1);
}
