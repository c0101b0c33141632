/** Lists entries and assets of the management API, with the filters of the delivery API. */
import { withSys } from '../space/entity-state.ts';
import type { Asset, Entry, Space, View } from '../space/types.ts';
import { newestFirst } from '../space/view.ts';
import { invalidQuery } from './delivery-error.ts';
import type { Item, DeliveryContext } from './delivery-item.ts';
import { ordered } from './delivery-order.ts';
import { filterOf } from './delivery-query.ts';
import { usersOf } from './managed-entities.ts';
import { CURSOR_PARAMETERS } from './property-list.ts';
import { searchedText, wordsOf } from './text-search.ts';

/** Parameters that are not filters. The management API refuses the delivery API's others, such as `include`. */
const NOT_FILTERS = new Set([
  'access_token',
  'content_type',
  'limit',
  'links_to_asset',
  'links_to_entry',
  'order',
  'select',
  'skip',
  ...CURSOR_PARAMETERS,
]);
const DELIVERY_ONLY = new Set(['include', 'includeContentSourceMaps', 'locale']);

const NO_FIELDS = {};

/**
 * Returns an entity in the shape that filters read: with the `sys` of the management API and the values of one locale.
 * @param only id of the only field to include; an empty string for no field, undefined for all
 */
function itemIn(locale: string, { sys, metadata, fields }: Entry | Asset, only?: string): Item {
  const all: Record<string, Record<string, unknown> | undefined> = fields;
  const { tags, concepts = [] } = metadata;
  const inLocale = (): Record<string, unknown> =>
    only === undefined
      ? Object.fromEntries(Object.entries(all).map(([id, values]) => [id, values?.[locale]]))
      : { [only]: all[only]?.[locale] };
  // A list that is filtered only by `sys` reads thousands of entities but none of their fields.
  return { sys, metadata: { tags, concepts }, fields: only === '' ? NO_FIELDS : inLocale() };
}

/** Returns the field that a filter or an order reads: empty for `sys` and tags, undefined when it reads all fields. */
function fieldIn(key: string): string | undefined {
  if (/^-?(?:sys|metadata)\./.test(key)) return '';
  return /^-?fields\.([^.[]+)/.exec(key)?.[1];
}

/** Text of entities in one locale, cached because every search reads it. */
const TEXTS = new WeakMap<Entry | Asset, { locale: string; text: string }>();

function textIn(locale: string, entity: Entry | Asset): string {
  const cached = TEXTS.get(entity);
  if (cached?.locale === locale) return cached.text;
  const text = searchedText(itemIn(locale, entity).fields);
  TEXTS.set(entity, { locale, text });
  return text;
}

/**
 * Splits a key such as `fields.slug.en-US` into the field `fields.slug` and its locale, which defaults to the space's
 * default locale.
 */
function withoutLocale(key: string, space: Space): { key: string; locale: string } {
  const match = /^(-?fields\.[^.[]+)\.([^.[]+)(.*)$/.exec(key);
  const locale = space.locales.find(({ code }) => code === match?.[2])?.code;
  return locale === undefined
    ? { key, locale: space.defaultLocale.code }
    : { key: `${match?.[1]}${match?.[3]}`, locale };
}

function linking(view: View, parameters: URLSearchParams): Entry[] | undefined {
  const entry = parameters.get('links_to_entry');
  const asset = parameters.get('links_to_asset');
  if (entry === null && asset === null) return undefined;
  const found = entry !== null ? view.linkingTo('Entry', entry) : view.linkingTo('Asset', asset ?? '');
  return found.map((link) => link.entry);
}

const USER = /^sys\.(?:created|updated|published)By\b/;

/**
 * Whether an entity's latest state differs from the published one. As in Contentful's web app, this includes entities
 * that were never published.
 */
const isChanged = ({ sys: { version = 1, publishedVersion } }: Entry | Asset): boolean =>
  publishedVersion === undefined || version > publishedVersion + 1;

/**
 * Returns the entities whose ids a filter names, in the API's default order. Importers request thousands by id, so this
 * looks them up instead of scanning all entities.
 */
function named(
  view: View,
  kind: 'Entry' | 'Asset',
  parameters: URLSearchParams,
): readonly (Entry | Asset)[] | undefined {
  const ids = parameters.get('sys.id[in]')?.split(',') ?? parameters.getAll('sys.id');
  if (ids.length === 0) return undefined;
  const unique = [...new Set(ids)].sort();
  return kind === 'Asset'
    ? unique.flatMap((id) => view.asset(id) ?? [])
    : unique.flatMap((id) => view.entry(id) ?? []).sort(newestFirst);
}

/**
 * Returns the entries or assets that match all filters, sorted. With `preview`, filters and returns their latest state,
 * otherwise the published one.
 * @throws DeliveryError for an unknown filter
 */
export function matchingEntities(
  space: Space,
  kind: 'Entry' | 'Asset',
  parameters: URLSearchParams,
  { imagesBase, preview }: { imagesBase: string; preview: boolean },
): (Entry | Asset)[] {
  const assets = kind === 'Asset';
  const typeId = parameters.get('content_type');
  const type = typeId === null ? undefined : space.contentTypes.get(typeId);
  if (typeId !== null && !type) throw invalidQuery({ name: 'unknownContentType', value: typeId });
  const locale = space.defaultLocale.code;
  const view = preview ? space.preview : space.published;
  const deliveryContext: DeliveryContext = { space, view, preview, locale, publicImageBase: imagesBase };

  const tests = [...parameters]
    .filter(([key]) => !NOT_FILTERS.has(key))
    .map(([key, value]) => {
      if (DELIVERY_ONLY.has(key)) throw invalidQuery({ name: 'unknown', path: [key] });
      if (key === 'query') {
        const words = wordsOf(value);
        return (entity: Entry | Asset) => words.every((word) => textIn(locale, entity).includes(word));
      }
      if (key === 'changed') {
        if (value !== 'true' && value !== 'false')
          throw invalidQuery({ name: 'unknown', path: [key], value });
        return (entity: Entry | Asset) => isChanged(entity) === (value === 'true');
      }
      const filter = withoutLocale(key, space);
      const accepts = filterOf(deliveryContext, new URLSearchParams([[filter.key, value]]), type, assets);
      const field = fieldIn(filter.key);
      const isOfUser = USER.test(filter.key);
      return (entity: Entry | Asset) =>
        accepts(itemIn(filter.locale, isOfUser ? withSys(entity, usersOf(entity)) : entity, field));
    });
  const all =
    (assets ? undefined : linking(view, parameters)) ??
    named(view, kind, parameters) ??
    (assets ? view.assets() : type ? view.entriesOf(type.sys.id) : view.entries());
  // Lists of latest states also contain archived entities, unless they filter by links, because links of archived
  // entities are not indexed.
  const archived =
    !preview || parameters.has('links_to_entry') || parameters.has('links_to_asset')
      ? []
      : [...space.archived.values()];
  const ofKind = archived.filter(({ sys }) => sys.type === kind);
  const matching = [...all, ...ofKind].filter(
    (entity) =>
      (!type || entity.sys.contentType?.sys.id === type.sys.id) && tests.every((accepts) => accepts(entity)),
  );
  const order = parameters.get('order');
  if (!order) return matching;
  const keys = order.split(',').map(fieldIn);
  const only = keys.every((key) => key === keys[0]) ? keys[0] : undefined;
  return ordered(matching, order, type, assets, (entity) => itemIn(locale, entity, only));
}
