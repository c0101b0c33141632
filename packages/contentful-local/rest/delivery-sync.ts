/**
 * The sync API: an initial sync in pages, then changes since a token (docs/services.md, "Contentful delivery and
 * preview").
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isEntry } from '../space/entity-type.ts';
import type { ContentStore } from '../space/store.ts';
import type { Asset, Entry, View } from '../space/types.ts';
import { badRequest } from './delivery-error.ts';
import { itemOf, spaceAndEnvironmentLinks, type DeliveryContext } from './delivery-item.ts';
import { parseNumber } from './delivery-query.ts';

const MAX_PAGE_SIZE = 1000;
/** Older changes are dropped. A client with an older token must start a new initial sync. */
const MAX_CHANGES = 20_000;

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;

/** The content of a sync token. */
const TOKEN = z.object({
  /** Identifies the change log that issued the token. */
  logId: z.string(),
  type: z.enum(TYPES),
  contentType: z.string().optional(),
  limit: z.number().int().min(1).max(MAX_PAGE_SIZE),
  /** The client has all changes up to this number, or will have them after the initial sync. */
  seen: z.number().int().min(0),
  /** Last entity that was sent; set during the initial sync. */
  after: z.string().optional(),
  initial: z.boolean(),
});
type Token = z.infer<typeof TOKEN>;

const encode = (token: Token): string => Buffer.from(JSON.stringify(token)).toString('base64url');

function decode(text: string): Token {
  try {
    return TOKEN.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('The sync token was not issued by this service.');
  }
}

interface Changed {
  number: number;
  entity: Entry | Asset;
  /** Whether the change affected the published view. */
  published: boolean;
  at: string;
}

const keyOf = (entity: Entry | Asset): string => `${entity.sys.type}:${entity.sys.id}`;

/** Stores the content changes since the service started, by number. */
export class ChangeLog {
  #id: string = randomUUID();
  #changes: Changed[] = [];
  #last = 0;

  constructor(store: ContentStore) {
    store.subscribe(({ action, entity }) => {
      if (action === 'model') return;
      if (action === 'reload' || !entity) {
        // A reload can change any entity, so clients must start a new initial sync.
        this.#id = randomUUID();
        this.#changes = [];
        this.#last = 0;
        return;
      }
      this.#last += 1;
      this.#changes.push({
        number: this.#last,
        entity,
        published:
          action === 'publish' ||
          action === 'unpublish' ||
          (action === 'delete' && entity.sys.publishedAt !== undefined),
        at: new Date().toISOString(),
      });
      if (this.#changes.length > MAX_CHANGES) this.#changes.splice(0, this.#changes.length - MAX_CHANGES);
    });
  }

  get logId(): string {
    return this.#id;
  }

  get last(): number {
    return this.#last;
  }

  /** Returns the changes after a number, or undefined if some of them were dropped. */
  since(seen: number, logId: string): readonly Changed[] | undefined {
    const oldest = this.#changes[0]?.number ?? this.#last + 1;
    if (logId !== this.#id || seen > this.#last || seen + 1 < oldest) return undefined;
    return this.#changes.slice(this.#changes.length - (this.#last - seen));
  }
}

const SORTED = new WeakMap<View, readonly (Entry | Asset)[]>();

/** Returns all entities in an order that is stable across pages. */
function allEntities(view: View): readonly (Entry | Asset)[] {
  let sorted = SORTED.get(view);
  if (!sorted) {
    sorted = [...view.entries(), ...view.assets()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    SORTED.set(view, sorted);
  }
  return sorted;
}

function concerns(token: Token, entity: Entry | Asset): boolean {
  if (token.type !== 'all' && token.type !== entity.sys.type) return false;
  return token.contentType === undefined || entity.sys.contentType?.sys.id === token.contentType;
}

function concernsDeletion({ type, contentType }: Token, entity: Entry | Asset): boolean {
  if (contentType !== undefined) return false;
  return type === 'all' || type === 'Deletion' || type === `Deleted${entity.sys.type}`;
}

interface Page {
  items: unknown[];
  token: Token;
  more: boolean;
}

function initialPage(deliveryContext: DeliveryContext, token: Token): Page {
  const { after, limit } = token;
  const all = allEntities(deliveryContext.view);
  const entities: (Entry | Asset)[] = [];
  let last = after;
  let more = false;
  for (const entity of all) {
    if (after !== undefined && keyOf(entity) <= after) continue;
    if (!concerns(token, entity)) continue;
    if (entities.length === limit) {
      more = true;
      break;
    }
    entities.push(entity);
    last = keyOf(entity);
  }
  return {
    items: entities.map((entity) => itemOf(deliveryContext, entity)),
    token: more ? { ...token, after: last } : { ...token, after: undefined, initial: false },
    more,
  };
}

function deletedItem(deliveryContext: DeliveryContext, { entity, at }: Changed): unknown {
  const { sys } = entity;
  return {
    sys: {
      type: `Deleted${sys.type}`,
      id: sys.id,
      ...spaceAndEnvironmentLinks(deliveryContext.space),
      revision: sys.publishedCounter ?? sys.revision ?? 1,
      createdAt: sys.firstPublishedAt ?? sys.createdAt ?? at,
      updatedAt: at,
      deletedAt: at,
    },
  };
}

function deltaPage(deliveryContext: DeliveryContext, token: Token, changes: readonly Changed[]): Page {
  const page = changes.slice(0, token.limit);
  const visible = page.filter(({ published }) => published || deliveryContext.preview);
  const latest = new Map(visible.map((change) => [keyOf(change.entity), change]));
  const items = [...latest.values()].flatMap((change): unknown[] => {
    const { id } = change.entity.sys;
    const now = isEntry(change.entity) ? deliveryContext.view.entry(id) : deliveryContext.view.asset(id);
    if (now) return concerns(token, now) ? [itemOf(deliveryContext, now)] : [];
    return concernsDeletion(token, change.entity) ? [deletedItem(deliveryContext, change)] : [];
  });
  return {
    items,
    token: { ...token, seen: page.at(-1)?.number ?? token.seen },
    more: changes.length > page.length,
  };
}

function firstToken(parameters: URLSearchParams, log: ChangeLog): Token {
  if (parameters.get('initial') !== 'true')
    throw badRequest('One of the parameters initial=true and sync_token is needed.');
  const contentType = parameters.get('content_type') ?? undefined;
  const type = z.enum(TYPES).safeParse(parameters.get('type') ?? 'all');
  if (!type.success) throw badRequest(`The parameter type must be one of ${TYPES.join(', ')}.`);
  if (contentType !== undefined && type.data !== 'Entry')
    throw badRequest('The parameter content_type needs type=Entry.');
  return {
    logId: log.logId,
    type: type.data,
    contentType,
    limit: parseNumber(parameters, 'limit', MAX_PAGE_SIZE, { min: 1, max: MAX_PAGE_SIZE }),
    seen: log.last,
    initial: true,
  };
}

/**
 * Returns one page of the sync API, with fields in all locales.
 * @param endpoint URL of this endpoint, which the URL of the next page starts with
 * @throws DeliveryError BadRequest when the token is too old and the client must start a new initial sync
 */
export function syncResponse(
  deliveryContext: DeliveryContext,
  parameters: URLSearchParams,
  log: ChangeLog,
  endpoint: string,
): Record<string, unknown> {
  const syncToken = parameters.get('sync_token');
  const token = syncToken === null ? firstToken(parameters, log) : decode(syncToken);
  const all = { ...deliveryContext, locale: '*' };
  const changes = token.logId === log.logId ? log.since(token.seen, token.logId) : undefined;
  if (!changes) throw badRequest('The sync token is too old. Start again with initial=true.');
  const page = token.initial ? initialPage(all, token) : deltaPage(all, token, changes);
  const next = `${endpoint}?sync_token=${encode(page.token)}`;
  return {
    sys: { type: 'Array' },
    items: page.items,
    ...(page.more ? { nextPageUrl: next } : { nextSyncUrl: next }),
  };
}
