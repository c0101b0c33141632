/** An API key consists of a delivery token and a preview token. The service accepts both. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { RecordFolder } from '../space/record-folder.ts';

const TOKEN_BYTES = 32;

export const API_KEY_SETTINGS = z.object({
  name: z.string().min(1).max(256),
  description: z.string().nullish(),
  environments: z
    .array(
      z.object({
        sys: z.object({
          type: z.literal('Link'),
          linkType: z.enum(['Environment', 'EnvironmentAlias']),
          id: z.string(),
        }),
      }),
    )
    .min(1)
    .optional(),
});
export type ApiKeySettings = z.infer<typeof API_KEY_SETTINGS>;

const API_KEY = API_KEY_SETTINGS.required({ environments: true }).extend({
  id: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  accessToken: z.string(),
  preview: z.object({ id: z.string(), accessToken: z.string() }),
});
export type ApiKey = z.infer<typeof API_KEY>;

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The API keys of a space. */
export class ApiKeys {
  readonly #records: RecordFolder<ApiKey>;
  /** Keys by token digest. Looking up digests instead of tokens prevents timing attacks. */
  readonly #tokens = new Map<string, { key: string; preview: boolean }>();

  constructor(recordsFolder: string) {
    this.#records = new RecordFolder(join(recordsFolder, 'api_keys'), API_KEY);
    for (const key of this.#records.list()) this.#register(key);
  }

  #register({ id, accessToken, preview }: ApiKey): void {
    this.#tokens.set(digest(accessToken), { key: id, preview: false });
    this.#tokens.set(digest(preview.accessToken), { key: id, preview: true });
  }

  /**
   * Whether a token belongs to a key that is valid for an environment, and for published content or drafts.
   * @param names the environment's id and aliases
   */
  accepts(token: string, names: readonly string[], preview: boolean): boolean {
    const issued = this.#tokens.get(digest(token));
    if (issued?.preview !== preview) return false;
    const environments = this.#records.get(issued.key)?.environments ?? [];
    return environments.some(({ sys }) => names.includes(sys.id));
  }

  get(id: string): ApiKey | undefined {
    return this.#records.get(id);
  }

  /** Returns all keys, sorted by name. */
  list(): ApiKey[] {
    return this.#records.list().sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /**
   * Creates a key, or changes one and keeps its tokens.
   * @param environment for which a new key is valid by default
   */
  save(id: string, settings: ApiKeySettings, environment: string): ApiKey {
    const before = this.#records.get(id);
    const now = new Date().toISOString();
    const everywhere = [
      { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: environment } },
    ];
    const key = this.#records.put({
      ...settings,
      environments: settings.environments ?? before?.environments ?? everywhere,
      id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      accessToken: before?.accessToken ?? newToken(),
      preview: before?.preview ?? { id: newId(), accessToken: newToken() },
    });
    this.#register(key);
    return key;
  }

  /** Deletes a key. Its tokens become invalid immediately. */
  remove({ id, accessToken, preview }: ApiKey): void {
    this.#records.remove(id);
    for (const token of [accessToken, preview.accessToken]) this.#tokens.delete(digest(token));
  }
}
