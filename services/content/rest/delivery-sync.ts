/** The sync API: everything once, in pages, and then what changed since a token was given. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ContentStore } from '../space/store.ts';
import type { Asset, Entry, View } from '../space/types.ts';
import { badRequest } from './delivery-error.ts';
import { isEntry, itemOf, placeOf, type Reading } from './delivery-item.ts';
import { numberOf } from './delivery-query.ts';

const PAGE = 1000;
/** Older changes are forgotten; who comes with a token from before them starts anew. */
const REMEMBERED = 20_000;

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;

/** What a token says: which sync, and how far it came. */
const TOKEN = z.object({
  /** The life of the service in which it was given. */
  life: z.string(),
  type: z.enum(TYPES),
  contentType: z.string().optional(),
  limit: z.number().int().min(1).max(PAGE),
  /** Changes up to this number are known to the client, or will be when the initial pages are read. */
  seen: z.number().int().min(0),
  /** In the initial sync: the last entity that was given. */
  after: z.string().optional(),
  initial: z.boolean(),
});
type Token = z.infer<typeof TOKEN>;

const encode = (token: Token): string => Buffer.from(JSON.stringify(token)).toString('base64url');

function decode(text: string): Token {
  try {
    return TOKEN.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('The sync token is not one that this service gave.');
  }
}

interface Changed {
  number: number;
  entity: Entry | Asset;
  /** Whether the published view is another one since. */
  published: boolean;
  at: string;
}

const keyOf = (entity: Entry | Asset): string => `${entity.sys.type}:${entity.sys.id}`;

/** What happened to published content in this life of the service, numbered. */
export class ChangeLog {
  #life: string = randomUUID();
  #changes: Changed[] = [];
  #last = 0;

  constructor(store: ContentStore) {
    store.subscribe(({ action, entity }) => {
      if (action === 'reload' || !entity) {
        // So much changed that only a new start tells it.
        this.#life = randomUUID();
        this.#changes = [];
        this.#last = 0;
        return;
      }
      this.#last += 1;
      this.#changes.push({
        number: this.#last,
        entity,
        published: action !== 'save' && (action !== 'delete' || entity.sys.publishedAt !== undefined),
        at: new Date().toISOString(),
      });
      if (this.#changes.length > REMEMBERED) this.#changes.splice(0, this.#changes.length - REMEMBERED);
    });
  }

  get life(): string {
    return this.#life;
  }

  get last(): number {
    return this.#last;
  }

  /** The changes after a number; undefined when some of them are forgotten. */
  since(seen: number, life: string): readonly Changed[] | undefined {
    const oldest = this.#changes[0]?.number ?? this.#last + 1;
    if (life !== this.#life || seen > this.#last || seen + 1 < oldest) return undefined;
    return this.#changes.slice(this.#changes.length - (this.#last - seen));
  }
}

const SORTED = new WeakMap<View, readonly (Entry | Asset)[]>();

/** All entities in an order that does not change between two pages. */
function everything(view: View): readonly (Entry | Asset)[] {
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

function initialPage(reading: Reading, token: Token): Page {
  const { after, limit } = token;
  const all = everything(reading.view);
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
    items: entities.map((entity) => itemOf(reading, entity)),
    token: more ? { ...token, after: last } : { ...token, after: undefined, initial: false },
    more,
  };
}

function deletedItem(reading: Reading, { entity, at }: Changed): unknown {
  const { sys } = entity;
  return {
    sys: {
      type: `Deleted${sys.type}`,
      id: sys.id,
      ...placeOf(reading.space),
      revision: sys.publishedCounter ?? sys.revision ?? 1,
      createdAt: sys.firstPublishedAt ?? sys.createdAt ?? at,
      updatedAt: at,
      deletedAt: at,
    },
  };
}

function deltaPage(reading: Reading, token: Token, changes: readonly Changed[]): Page {
  const page = changes.slice(0, token.limit);
  const told = page.filter(({ published }) => published || reading.preview);
  const newest = new Map(told.map((change) => [keyOf(change.entity), change]));
  const items = [...newest.values()].flatMap((change): unknown[] => {
    const { id } = change.entity.sys;
    const now = isEntry(change.entity) ? reading.view.entry(id) : reading.view.asset(id);
    if (now) return concerns(token, now) ? [itemOf(reading, now)] : [];
    return concernsDeletion(token, change.entity) ? [deletedItem(reading, change)] : [];
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
    life: log.life,
    type: type.data,
    contentType,
    limit: numberOf(parameters, 'limit', PAGE, { min: 1, max: PAGE }),
    seen: log.last,
    initial: true,
  };
}

/**
 * One answer of the sync API. Fields are given in all locales.
 * @param address of this endpoint, for the address of what comes next
 * @throws DeliveryError BadRequest for a token from before what the service remembers: the client starts anew
 */
export function syncAnswer(
  reading: Reading,
  parameters: URLSearchParams,
  log: ChangeLog,
  address: string,
): Record<string, unknown> {
  const given = parameters.get('sync_token');
  const token = given === null ? firstToken(parameters, log) : decode(given);
  const all = { ...reading, locale: '*' };
  const changes = token.life === log.life ? log.since(token.seen, token.life) : undefined;
  if (!changes) throw badRequest('The sync token is too old. Start again with initial=true.');
  const page = token.initial ? initialPage(all, token) : deltaPage(all, token, changes);
  const next = `${address}?sync_token=${encode(page.token)}`;
  return {
    sys: { type: 'Array' },
    items: page.items,
    ...(page.more ? { nextPageUrl: next } : { nextSyncUrl: next }),
  };
}
