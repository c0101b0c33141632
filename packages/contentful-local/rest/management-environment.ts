import { Hono } from 'hono';
import type { Approvals } from '../editors/approvals.ts';
import type { PublishHistory } from '../space/publish-history.ts';
import type { ContentStore } from '../space/store.ts';
import type { Uploads } from '../space/uploads.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import type { ManagedEntities } from './managed-entities.ts';
import { createBulkActionsApp } from './management-bulk-actions.ts';
import { createCommentsApp } from './management-comments.ts';
import { createContentTypesApp } from './management-content-types.ts';
import { createEntitiesApp } from './management-entities.ts';
import { addErrorHandlers, pathBelow } from './management-failures.ts';
import { createReleasesApp } from './management-releases.ts';
import type { Releases } from './releases.ts';
import { createSettingsApp } from './management-settings.ts';
import { createSnapshotsApp } from './management-snapshots.ts';
import { createTasksApp } from './management-tasks.ts';
import { createProcessApp } from './management-uploads.ts';

interface Options {
  store: ContentStore;
  entities: ManagedEntities;
  approvals: Approvals;
  releases: Releases;
  webhooks: Webhooks;
  uploads: Uploads;
  history: PublishHistory;
  recordsFolder: string;
  imagesBase: string;
}

/** Creates the management API below `/spaces/{space}/environments/{environment}`. */
export function createEnvironmentApp(options: Options): Hono {
  const { store } = options;
  const app = addErrorHandlers(new Hono({ getPath: pathBelow(/^.*?\/environments\/[^/]+/) }));
  // Respond only after the changes are durable.
  app.use('*', async (_context, next) => {
    await next();
    await store.saved();
  });
  app.route('/', createSettingsApp(store));
  app.route('/', createContentTypesApp(store));
  app.route('/', createProcessApp(options));
  app.route('/', createEntitiesApp(options));
  app.route('/', createSnapshotsApp(options));
  app.route('/', createCommentsApp(options));
  app.route('/', createTasksApp(options));
  app.route('/', createBulkActionsApp(options));
  app.route('/', createReleasesApp(options.releases));
  return app;
}
