/**
 * Finds the entries or assets of a list. Filters run on items that have only the fields they need. The items of the
 * requested page then get all fields.
 */
import type { Asset, ContentType, Entry } from '../space/types.ts';
import { newestFirst } from '../space/view.ts';
import { itemOf, sysOf, type Item, type DeliveryContext } from './delivery-item.ts';
import { filterOf, NOT_FILTERS } from './delivery-query.ts';

const EMPTY_ITEM: Omit<Item, 'sys'> = { metadata: { tags: [], concepts: [] }, fields: {} };

/** Returns the ids of the fields that filters and order need, or undefined if full-text search needs all of them. */
function neededFields(parameters: URLSearchParams): ReadonlySet<string> | undefined {
  if (parameters.has('query')) return undefined;
  const keys = [...parameters.keys()].filter((key) => !NOT_FILTERS.has(key));
  const order = (parameters.get('order') ?? '').split(',').map((key) => key.replace(/^-/, ''));
  return new Set([...keys, ...order].flatMap((key) => /^fields\.([^.[]+)/.exec(key)?.[1] ?? []));
}

/** Returns the field and target of a filter such as `fields.brand.sys.id=brand-dawn`. */
function linkedBy(parameters: URLSearchParams): { fieldId: string; id: string } | undefined {
  for (const [key, id] of parameters) {
    const fieldId = /^fields\.([^.[]+)\.sys\.id$/.exec(key)?.[1];
    if (fieldId !== undefined) return { fieldId, id };
  }
  return undefined;
}

/** Separates the conditions on system properties from all others. They are checked first, because they are cheap. */
function splitBySys(parameters: URLSearchParams): [URLSearchParams, URLSearchParams] {
  const all = [...parameters];
  const isOfSys = ([key]: [string, string]): boolean => key.startsWith('sys.');
  return [
    new URLSearchParams(all.filter(isOfSys)),
    new URLSearchParams(all.filter((parameter) => !isOfSys(parameter))),
  ];
}

function candidates(
  deliveryContext: DeliveryContext,
  parameters: URLSearchParams,
  kind: 'entries' | 'assets',
  type: ContentType | undefined,
): readonly (Entry | Asset)[] {
  const { view } = deliveryContext;
  const id = parameters.get('sys.id');
  const linked = parameters.get('links_to_entry');
  const linkedAsset = parameters.get('links_to_asset');
  if (kind === 'assets') {
    const asset = id === null ? undefined : view.asset(id);
    return id === null ? view.assets() : asset ? [asset] : [];
  }
  if (id !== null) {
    const entry = view.entry(id);
    return entry && (!type || entry.sys.contentType.sys.id === type.sys.id) ? [entry] : [];
  }
  if (linked !== null || linkedAsset !== null) {
    const linking =
      linked !== null ? view.linkingTo('Entry', linked) : view.linkingTo('Asset', linkedAsset ?? '');
    return linking
      .map(({ entry }) => entry)
      .filter((entry) => !type || entry.sys.contentType.sys.id === type.sys.id);
  }
  if (!type) return view.entries();
  const link = linkedBy(parameters);
  if (!link) return view.entriesOf(type.sys.id);
  const linking = [...view.linkingTo('Entry', link.id), ...view.linkingTo('Asset', link.id)]
    .filter(
      ({ entry, fieldIds }) =>
        fieldIds.includes(link.fieldId) && entry.sys.contentType.sys.id === type.sys.id,
    )
    .map(({ entry }) => entry);
  return parameters.has('order') ? linking : linking.sort(newestFirst);
}

/** Items of a list, with only the fields that the filters need. */
interface Found {
  found: Item[];
  withAllFields: (item: Item) => Item;
}

/**
 * Returns all items that match the parameters, in the default order.
 * @throws DeliveryError InvalidQuery
 */
export function findItems(
  deliveryContext: DeliveryContext,
  parameters: URLSearchParams,
  kind: 'entries' | 'assets',
  type: ContentType | undefined,
): Found {
  const assets = kind === 'assets';
  const [ofSys, others] = splitBySys(parameters);
  const acceptsSys = filterOf(deliveryContext, ofSys, type, assets);
  const accepts = filterOf(deliveryContext, others, type, assets);
  const only = neededFields(parameters);
  const found: Item[] = [];
  for (const entity of candidates(deliveryContext, parameters, kind, type)) {
    if (ofSys.size > 0 && !acceptsSys({ ...EMPTY_ITEM, sys: sysOf(entity, deliveryContext) })) continue;
    const item = itemOf(deliveryContext, entity, only);
    if (accepts(item)) found.push(item);
  }
  const withAllFields = (item: Item): Item => {
    const { id } = item.sys;
    const entity = assets ? deliveryContext.view.asset(id) : deliveryContext.view.entry(id);
    return entity && only ? itemOf(deliveryContext, entity) : item;
  };
  return { found, withAllFields };
}
