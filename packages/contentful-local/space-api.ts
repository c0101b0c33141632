import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Editors } from './editors/editors.ts';
import { createEnvironmentApi, type EnvironmentApi } from './environment-api.ts';
import type { ContentServiceOptions } from './options.ts';
import { ApiKeys } from './rest/api-keys.ts';
import { createSpaceApp } from './rest/management-space.ts';
import { Uploads } from './space/uploads.ts';
import type { Environment } from './environments.ts';
import type { ContentSpace } from './spaces.ts';
import type { WebhookDefinition } from './webhooks/definition.ts';
import { Webhooks } from './webhooks/deliver.ts';

/** The APIs of one space. */
export class SpaceApi {
  readonly webhooks: Webhooks;
  readonly apiKeys: ApiKeys;
  readonly uploads: Uploads;
  /** The management API below `/spaces/{space}`. */
  readonly management: Hono;
  readonly editors: Editors;
  readonly #space: ContentSpace;
  readonly #options: ContentServiceOptions;
  readonly #environments = new WeakMap<Environment, EnvironmentApi>();

  constructor(
    space: ContentSpace,
    options: ContentServiceOptions,
    editors: Editors,
    webhooks: readonly WebhookDefinition[] = [],
  ) {
    this.editors = editors;
    this.#space = space;
    this.#options = options;
    const { imagesBase } = options;
    const defaultEnvironment = space.environments.first.id;
    const recordsFolder = join(space.dataDir, 'management');
    const queueFolder = join(space.dataDir, 'webhooks');
    this.webhooks = new Webhooks(
      { ...options.webhooks, imagesBase, defaultEnvironment, recordsFolder, queueFolder },
      webhooks,
    );
    this.apiKeys = new ApiKeys(recordsFolder);
    this.uploads = new Uploads(join(space.dataDir, 'uploads'));
    this.management = createSpaceApp({
      ...this,
      environments: space.environments,
      recordsFolder,
      api: this,
    });
  }

  apiFor(environment: Environment): EnvironmentApi {
    let api = this.#environments.get(environment);
    if (!api) {
      api = createEnvironmentApi(environment, this.#space, this, this.#options);
      this.#environments.set(environment, api);
    }
    return api;
  }
}
