/** Changes of entries and assets, read from the management API while anybody listens. */
import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { ManagementClient } from '../management/client.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Listeners, LiveEvent } from './listeners.ts';

const INTERVAL_MS = 1_000;
/** How many changes of a kind are read at a time. */
const PAGE_SIZE = 100;
const EPOCH = new Date(0).toISOString();
const KINDS = { Entry: 'entries', Asset: 'assets' } as const;

const LIST = z.object({
  items: z.array(
    z.object({
      sys: z.object({
        id: z.string(),
        version: z.number(),
        updatedAt: z.string().optional(),
        updatedBy: z.object({ sys: z.object({ id: z.string() }) }),
      }),
    }),
  ),
});
type Sys = z.infer<typeof LIST>['items'][number]['sys'];

interface Options {
  management: ManagementClient;
  sessions: Sessions;
  listeners: Listeners;
  /** `/spaces/{space}/environments/{environment}`. */
  place: string;
  intervalMs?: number;
}

export class Changes {
  readonly #options: Options;
  /** By kind, up to which change everybody was notified. */
  readonly #last = new Map<string, { updatedAt: string; versions: Set<string> }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Follows changes until nobody listens. */
  start(): void {
    if (this.#timer) return;
    this.#last.clear();
    const follow = async (): Promise<void> => {
      await this.#follow().catch((error: unknown) => console.error(error));
      if (this.#options.listeners.size === 0) this.#timer = undefined;
      else this.#timer = setTimeout(() => void follow(), this.#options.intervalMs ?? INTERVAL_MS).unref();
    };
    this.#timer = setTimeout(() => void follow(), 0).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #follow(): Promise<void> {
    const { listeners, management, sessions } = this.#options;
    // Each token is tried: the streams of a session that was revoked end.
    const valid = await Promise.all(
      listeners.sessions().map(async ({ id, token }) => {
        try {
          await management.user(token);
          return token;
        } catch (error) {
          if (error instanceof StudioError && error.status === 401) sessions.end(id);
          return undefined;
        }
      }),
    );
    const token = valid.find((one) => one !== undefined);
    if (token === undefined) return;
    for (const [entity, path] of [
      ['Entry', KINDS.Entry],
      ['Asset', KINDS.Asset],
    ] as const) {
      try {
        await this.#read(token, entity, path);
      } catch (error) {
        // The service is away for a moment: what changed meanwhile is read later.
        if (!(error instanceof StudioError)) throw error;
      }
    }
  }

  async #read(token: string, entity: 'Entry' | 'Asset', path: string): Promise<void> {
    const last = this.#last.get(entity);
    const filter = last
      ? `order=sys.updatedAt&sys.updatedAt[gte]=${encodeURIComponent(last.updatedAt)}&limit=${PAGE_SIZE}`
      : 'order=-sys.updatedAt&sys.updatedAt[exists]=true&limit=1';
    const { management, place } = this.#options;
    const { items } = await management.read(token, `${place}/${path}?select=sys&${filter}`, LIST);
    const changed = items.filter(({ sys }) => last?.versions.has(keyOf(sys)) !== true);
    const newest = items.at(-1)?.sys.updatedAt ?? last?.updatedAt ?? EPOCH;
    // Many may have changed together; the first look is at one of them.
    const updatedAt = last ? newest : new Date(Date.parse(newest) + 1).toISOString();
    // Others may follow in the same millisecond.
    const latest = items.filter(({ sys }) => sys.updatedAt === updatedAt).map(({ sys }) => keyOf(sys));
    const before = last?.updatedAt === updatedAt ? last.versions : [];
    this.#last.set(entity, { updatedAt, versions: new Set([...before, ...latest]) });
    if (!last) return;
    for (const { sys } of changed) this.#options.listeners.broadcast(eventOf(entity, sys));
  }
}

const keyOf = ({ id, version }: Sys): string => `${id}:${version}`;

const eventOf = (entity: 'Entry' | 'Asset', { id, version, updatedBy }: Sys): LiveEvent => ({
  type: 'changed',
  entity,
  id,
  version,
  by: updatedBy.sys.id,
});
