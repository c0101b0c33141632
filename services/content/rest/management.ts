/** The part of the management API that editing and export need (docs/services.md, "Contentful management"). */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PublishHistory } from '../space/publish-history.ts';
import type { ContentStore } from '../space/store.ts';
import type { Uploads } from '../space/uploads.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import type { ApiKeys } from './api-keys.ts';
import { ManagedEntities } from './managed-entities.ts';
import { createApiKeysApp } from './management-api-keys.ts';
import { createBulkActionsApp } from './management-bulk-actions.ts';
import { createCommentsApp } from './management-comments.ts';
import { createContentTypesApp } from './management-content-types.ts';
import { createEntitiesApp } from './management-entities.ts';
import { errorItem, failureOf, ManagementError, missing } from './management-error.ts';
import { createRolesApp } from './management-roles.ts';
import { createScheduledActionsApp } from './management-scheduled-actions.ts';
import { createSettingsApp, environmentItem } from './management-settings.ts';
import { createSnapshotsApp } from './management-snapshots.ts';
import { createTasksApp } from './management-tasks.ts';
import { createProcessApp, createUploadsApp, isUpload } from './management-uploads.ts';
import { createWebhooksApp } from './management-webhooks.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';
import { ScheduledActions } from './scheduled-actions.ts';

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';
/** A content type with 50 fields, or an entry with its rich texts, is far smaller. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `/spaces/{space}[/environments/{environment}]` with entries, assets, model and webhooks. */
export function createManagementApp(options: {
  store: ContentStore;
  token: string;
  webhooks: Webhooks;
  uploads: Uploads;
  history: PublishHistory;
  apiKeys: ApiKeys;
  /** The folder of what is stored beside content. */
  recordsFolder: string;
  /** Absolute base URL of images. */
  imagesBase: string;
}): Hono {
  const { store } = options;
  const entities = new ManagedEntities(options);
  const app = new Hono();
  const environment = '/spaces/:space/environments/:environment';

  app.use('*', async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (!timingSafeEqual(digest(token), digest(options.token))) {
      throw new ManagementError(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    await next();
    context.header('content-type', MEDIA_TYPE);
    context.header('x-contentful-request-id', randomUUID());
  });
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ManagementError(413, 'PayloadTooLarge', `A body has at most ${MAX_BODY_BYTES} bytes`);
    },
  });
  app.use('*', (context, next) => (isUpload(context) ? next() : limit(context, next)));
  app.use('/spaces/:space/*', async (context, next) => {
    const space = context.req.param('space') ?? '';
    if (space !== store.current.id) throw missing('Space', space);
    await next();
  });
  app.use(`${environment}/*`, async (context, next) => {
    const id = context.req.param('environment') ?? '';
    if (id !== store.current.environmentId) throw missing('Environment', id);
    await next();
  });

  const spaceItem = () => {
    const { id } = store.current;
    return { sys: { type: 'Space', id, version: 1 }, name: id };
  };
  app.get('/spaces', (context) => context.json(propertyList([spaceItem()], parametersOf(context))));
  app.get('/spaces/:space', (context) => context.json(spaceItem()));
  app.get('/spaces/:space/environments', (context) =>
    context.json(propertyList([environmentItem(store.current)], parametersOf(context))),
  );
  app.route('/spaces/:space', createWebhooksApp(options));
  app.route('/spaces/:space', createRolesApp(options));
  app.route('/spaces/:space', createApiKeysApp(options));
  const scheduled = new ScheduledActions({ ...options, entities });
  app.route('/spaces/:space', createScheduledActionsApp({ store, entities, scheduled }));
  app.route(environment, createSettingsApp(store));
  app.route(environment, createContentTypesApp(store));
  app.route('/spaces/:space', createUploadsApp(options));
  app.route(environment, createProcessApp(options));
  app.route(environment, createEntitiesApp({ ...options, entities }));
  app.route(environment, createSnapshotsApp(options));
  app.route(environment, createCommentsApp(options));
  app.route(environment, createTasksApp(options));
  app.route(environment, createBulkActionsApp({ ...options, entities }));

  app.notFound((context) => {
    const error = { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.' };
    return context.json({ ...error, requestId: randomUUID() }, 404);
  });
  app.onError((error, context) => {
    const failure = failureOf(error);
    if (!failure) throw error;
    context.header('content-type', MEDIA_TYPE);
    const body = { ...errorItem(failure), requestId: randomUUID() };
    return context.body(JSON.stringify(body), failure.status);
  });
  return app;
}
