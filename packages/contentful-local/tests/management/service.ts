/** The management API on a copy of the fixture space, called the way a client calls it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentService } from '../../service.ts';
import type { SpaceApi } from '../../space-api.ts';
import type { ContentStore } from '../../space/store.ts';
import { Spaces } from '../../spaces.ts';
import type { WebhookDefinition } from '../../webhooks/definition.ts';
import type { Webhooks } from '../../webhooks/deliver.ts';
import { FIXTURE, NAMES, TOKENS } from '../graphql/service.ts';

export const SECRET = 's'.repeat(64);
export const IMAGES = 'http://127.0.0.1:4100/images';
export const SPACE = '/spaces/fixture';
export const ENVIRONMENT = `${SPACE}/environments/master`;
export const TOKEN = 'management-token-of-tests';

export const MANAGED = z.object({
  sys: z.looseObject({ id: z.string(), version: z.number() }),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export const LIST = z.object({
  sys: z.object({ type: z.literal('Array') }),
  total: z.number(),
  items: z.array(z.looseObject({ sys: z.looseObject({ id: z.string() }) })),
});
/** Error in the shape that Contentful's clients parse. */
export const ERROR = z.object({
  sys: z.object({ type: z.literal('Error'), id: z.string() }),
  message: z.string(),
  requestId: z.string(),
  details: z.looseObject({ errors: z.array(z.looseObject({})).optional() }).optional(),
});

export interface Answer {
  status: number;
  body: unknown;
}

/** A space with its management API. `close` removes its files. */
export class ManagedSpace {
  readonly folder = mkdtempSync(join(tmpdir(), 'management-'));
  readonly #options: { definitions: WebhookDefinition[]; timeoutMs: number };
  spaces: Spaces;
  service: ContentService;

  constructor(definitions: WebhookDefinition[] = [], timeoutMs = 10_000) {
    cpSync(FIXTURE, this.folder, { recursive: true });
    this.#options = { definitions, timeoutMs };
    this.spaces = this.#openSpaces();
    this.service = this.#openService();
  }

  #openSpaces(): Spaces {
    return new Spaces({ ...NAMES, source: this.folder, dataDir: this.folder });
  }

  #openService(): ContentService {
    const { definitions, timeoutMs } = this.#options;
    return new ContentService(
      this.spaces,
      {
        tokens: { delivery: TOKENS.deliveryToken, preview: TOKENS.previewToken, management: TOKEN },
        imagesBase: IMAGES,
        publicBase: 'http://127.0.0.1:4100',
        webhooks: { secret: SECRET, retryDelayMs: 1, timeoutMs },
        regulatedFields: { safetyDataSheet: ['signalWord', 'pictograms'] },
      },
      definitions,
    );
  }

  get #api(): SpaceApi {
    return this.service.apiFor(this.spaces.first);
  }

  get store(): ContentStore {
    return this.spaces.first.environments.first.store;
  }

  get webhooks(): Webhooks {
    return this.#api.webhooks;
  }

  get app(): ContentService['management'] {
    return this.service.management;
  }

  /** Reads everything from disk again, as another process would. */
  restart(): void {
    this.webhooks.stop();
    this.spaces = this.#openSpaces();
    this.service = this.#openService();
  }

  /** Sends a request to a path of the space, or below the environment. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.app.request(path.startsWith(SPACE) ? path : `${ENVIRONMENT}${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  async read(path: string): Promise<z.infer<typeof MANAGED>> {
    return MANAGED.parse((await this.call('GET', path)).body);
  }

  /** Saves changed fields in the default locale. */
  async save(path: string, change: Record<string, unknown>): Promise<Answer> {
    const { sys, fields } = await this.read(path);
    const changed = Object.fromEntries(
      Object.entries(change).map(([id, value]) => [id, value === undefined ? {} : { 'en-US': value }]),
    );
    const version = { 'x-contentful-version': String(sys.version) };
    return this.call('PUT', path, { fields: { ...fields, ...changed } }, version);
  }

  async publish(path: string): Promise<Answer> {
    const { sys } = await this.read(path);
    return this.call('PUT', `${path}/published`, undefined, { 'x-contentful-version': String(sys.version) });
  }

  close(): void {
    this.webhooks.stop();
    this.spaces.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
