import { z } from 'zod';
import { StudioError } from '../error.ts';
import type { ManagementClient } from '../management/client.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Listeners, LiveEvent } from './listeners.ts';

const INTERVAL_MS = 1_000;
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
  /** Format: `/spaces/{space}/environments/{environment}`. */
  environmentPath: string;
  intervalMs?: number;
}

/** Polls the management API for changed entries and assets while there are listeners. */
export class Changes {
  readonly #options: Options;
  /** Latest reported change of each kind: its time, and the versions reported for this time. */
  readonly #last = new Map<string, { updatedAt: string; versions: Set<string> }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Polls for changes until there are no listeners left. */
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
    // Check every token, to end the streams of sessions whose token was revoked.
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
        // The API is briefly unavailable. The next poll will read the missed changes.
        if (!(error instanceof StudioError)) throw error;
      }
    }
  }

  async #read(token: string, entity: 'Entry' | 'Asset', path: string): Promise<void> {
    const last = this.#last.get(entity);
    const filter = last
      ? `order=sys.updatedAt&sys.updatedAt[gte]=${encodeURIComponent(last.updatedAt)}&limit=${PAGE_SIZE}`
      : 'order=-sys.updatedAt&sys.updatedAt[exists]=true&limit=1';
    const { management, environmentPath } = this.#options;
    const { items } = await management.read(token, `${environmentPath}/${path}?select=sys&${filter}`, LIST);
    const changed = items.filter(({ sys }) => last?.versions.has(keyOf(sys)) !== true);
    const lastUpdate = items.at(-1)?.sys.updatedAt ?? last?.updatedAt ?? EPOCH;
    // The first request reads only one change, but others can have the same time. Start 1 ms later to skip them.
    const updatedAt = last ? lastUpdate : new Date(Date.parse(lastUpdate) + 1).toISOString();
    // More changes can still follow in the same millisecond.
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
