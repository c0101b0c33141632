import { availableParallelism } from 'node:os';
import type { Hono } from 'hono';
import { errorMessage } from './error-message.ts';
import { draftAccess } from './images/draft-access.ts';
import { createImagesApp } from './images/routes.ts';
import { log } from './log.ts';
import type { ContentServiceOptions } from './options.ts';
import { ContentService, openEditors } from './service.ts';
import type { ContentStore } from './space/store.ts';
import { Spaces } from './spaces.ts';
import type { WebhookDefinition } from './webhooks/definition.ts';
import type { Webhooks } from './webhooks/deliver.ts';

export interface MountOptions extends ContentServiceOptions {
  /** Content folder or export file. */
  source: string;
  /** Folder of everything except the content of the first environment. */
  dataDir: string;
  spaceId: string;
  environmentId: string;
  /** Whether content is reloaded when it changes on disk. */
  isWatched: boolean;
  /** Predefined webhooks of the first space. */
  webhookDefinitions?: readonly WebhookDefinition[];
}

export interface MountedContent {
  /** Content of the first environment. */
  store: ContentStore;
  /** Undefined when the content APIs are not mounted. */
  service:
    | {
        management: Hono;
        webhooks: Webhooks;
        isEditor: (token: string) => boolean;
      }
    | undefined;
  /** Stops watching files. */
  close: () => void;
}

/**
 * Mounts GraphQL at `/content`, delivery at `/cdn`, preview at `/preview`, management at `/management`, and images at
 * `/images`.
 * @param apis APIs to mount. A process with images only writes nothing, and follows the changes of the process that has
 * the content APIs.
 * @throws ContentSourceError when the source cannot be read
 */
export function mountContent(
  app: Hono,
  options: MountOptions,
  apis: { content: boolean; images: boolean } = { content: true, images: true },
): MountedContent {
  const { source, dataDir, spaceId, environmentId } = options;
  const isReader = !apis.content;
  const spaces = new Spaces({ source, dataDir, spaceId, environmentId, isReader });
  if (options.isWatched || isReader)
    spaces.eachEnvironment(({ store }) =>
      store.watch((error) => log('error', 'ContentNotReloaded', { message: errorMessage(error) })),
    );
  const service = apis.content ? new ContentService(spaces, options, options.webhookDefinitions) : undefined;
  if (service) app.route('/', service.app);
  const editors = service?.editors ?? openEditors(spaces);
  const stopWatching = service ? undefined : editors.watch();
  if (apis.images)
    app.route(
      '/images',
      createImagesApp({
        spaces,
        mayReadDrafts: draftAccess(options.tokens, editors),
        dataDir,
        conversions: availableParallelism(),
      }),
    );
  return {
    store: spaces.first.environments.first.store,
    service: service && {
      management: service.management,
      webhooks: service.apiFor(spaces.first).webhooks,
      isEditor: (token) => editors.actorOf(token) !== undefined,
    },
    close: () => {
      stopWatching?.();
      spaces.close();
    },
  };
}
