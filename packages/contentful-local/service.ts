import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { Editors } from './editors/editors.ts';
import type { ContentServiceOptions } from './options.ts';
import { createManagementApp } from './rest/management.ts';
import { SpaceApi } from './space-api.ts';
import type { EnvironmentApi } from './environment-api.ts';
import type { ContentSpace, Spaces } from './spaces.ts';
import type { WebhookDefinition } from './webhooks/definition.ts';

/** Returns the editors of all spaces. */
export const openEditors = (spaces: Spaces): Editors =>
  new Editors(join(spaces.first.dataDir, 'management', 'users'));

/** Environment of requests that do not name one. */
const DEFAULT_ENVIRONMENT = 'master';

/**
 * The APIs and webhooks of all spaces: GraphQL, delivery, preview and management. The paths are those of Contentful's
 * hosts, each below a prefix.
 */
export class ContentService {
  readonly app = new Hono();
  /** The management API, which is also served at the root of its own port. */
  readonly management: Hono;
  readonly #spaces: Spaces;
  readonly #options: ContentServiceOptions;
  readonly editors: Editors;
  readonly #definitions: readonly WebhookDefinition[];
  readonly #apis = new WeakMap<ContentSpace, SpaceApi>();

  /** @param definitions predefined webhooks of the first space */
  constructor(
    spaces: Spaces,
    options: ContentServiceOptions,
    definitions: readonly WebhookDefinition[] = [],
  ) {
    this.#spaces = spaces;
    this.#options = options;
    this.#definitions = definitions;
    this.editors = openEditors(spaces);
    this.management = createManagementApp({
      spaces,
      editors: this.editors,
      token: options.tokens.management,
      apiOf: (space) => this.apiFor(space),
    });
    const answer = (context: Context, respond: (api: EnvironmentApi) => Response | Promise<Response>) => {
      const { space = '', environment = DEFAULT_ENVIRONMENT } = context.req.param();
      const { first } = this.#spaces;
      // For an unknown space or environment, use the first environment, which checks the names in the path and refuses
      // the request.
      const found = this.#spaces.environment(space, environment) ?? first.environments.first;
      const owner = this.#spaces.get(found.spaceId) ?? first;
      return respond(this.apiFor(owner).apiFor(found));
    };
    const graphql = (context: Context) => answer(context, (api) => api.graphql(context.req.raw));
    this.app.all('/content/v1/spaces/:space/environments/:environment/*', graphql);
    this.app.all('/content/v1/spaces/:space/*', graphql);
    const delivery = (context: Context) => answer(context, (api) => api.delivery.fetch(context.req.raw));
    const ofDefault = (context: Context) => {
      const url = context.req.url.replace(/(\/spaces\/[^/]+)/, `$1/environments/${DEFAULT_ENVIRONMENT}`);
      return answer(context, (api) => api.delivery.fetch(new Request(url, context.req.raw)));
    };
    for (const path of ['/cdn', '/preview']) {
      this.app.all(`${path}/spaces/:space/environments/:environment/*`, delivery);
      this.app.all(`${path}/spaces/:space/:resource/*`, ofDefault);
      this.app.all(`${path}/*`, delivery);
    }
    this.app.route('/management', this.management);
    // Create the APIs of every environment in advance, because schedules and histories must work before the first
    // request.
    spaces.eachEnvironment((environment) => {
      const space = spaces.get(environment.spaceId);
      if (space) this.apiFor(space).apiFor(environment);
    });
  }

  apiFor(space: ContentSpace): SpaceApi {
    let api = this.#apis.get(space);
    if (!api) {
      const definitions = space === this.#spaces.first ? this.#definitions : [];
      api = new SpaceApi(space, this.#options, this.editors, definitions);
      this.#apis.set(space, api);
    }
    return api;
  }
}
