/** Lists of entries and assets in the management API, with the filters of the delivery API. */
import type { Asset, Entry, Space, View } from '../space/types.ts';
import { invalidQuery } from './delivery-error.ts';
import type { Item, Reading } from './delivery-item.ts';
import { filterOf, ordered } from './delivery-query.ts';
import { CURSOR_PARAMETERS } from './property-list.ts';

/** Parameters that are no filters; of the delivery API's others, such as `include`, management has none. */
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

/** An entity with the values of one locale, as filters read it; `sys` is all that management shows. */
function itemIn(locale: string, { sys, metadata, fields }: Entry | Asset): Item {
  return {
    sys,
    metadata: { tags: metadata.tags, concepts: metadata.concepts ?? [] },
    fields: Object.fromEntries(
      Object.entries(fields).map(([id, values]: [string, Record<string, unknown> | undefined]) => [
        id,
        values?.[locale],
      ]),
    ),
  };
}

/** `fields.slug.en-US` is the field `fields.slug` in that locale. */
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

/**
 * The entries or assets that all filters match, in order: the newest states, or the published ones.
 * @throws DeliveryError for a filter that is not understood
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
  const reading: Reading = { space, view, preview, locale, publicImageBase: imagesBase };

  const tests = [...parameters]
    .filter(([key]) => !NOT_FILTERS.has(key))
    .map(([key, value]) => {
      if (DELIVERY_ONLY.has(key)) throw invalidQuery({ name: 'unknown', path: [key] });
      const filter = withoutLocale(key, space);
      const accepts = filterOf(reading, new URLSearchParams([[filter.key, value]]), type, assets);
      return (entity: Entry | Asset) => accepts(itemIn(filter.locale, entity));
    });
  const all: readonly (Entry | Asset)[] = assets
    ? view.assets()
    : (linking(view, parameters) ?? (type ? view.entriesOf(type.sys.id) : view.entries()));
  // Only here, archived entities are listed; what they link to is not looked up.
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
  const byId = new Map(matching.map((entity) => [entity.sys.id, entity]));
  const sorted = ordered(
    matching.map((entity) => itemIn(locale, entity)),
    order,
    type,
    assets,
  );
  return sorted.flatMap(({ sys }) => byId.get(sys.id) ?? []);
}
