import { parseTime } from '../graphql/operators.ts';
import { sortedByValues } from '../graphql/sort-by-values.ts';
import type { ContentType } from '../space/types.ts';
import { invalidQuery } from './delivery-error.ts';
import type { Item } from './delivery-item.ts';
import { at, checkProperty, checkRoot, DATES, fieldKind } from './delivery-query.ts';

/** One key of an `order` parameter such as `-fields.date,sys.id`. */
interface OrderKey {
  path: string[];
  /** 1 ascending, -1 descending. */
  sign: number;
}

const orderKeys = (keys: readonly string[]): OrderKey[] =>
  keys.map((key) => ({
    path: key.replace(/^-/, '').split('.'),
    sign: key.startsWith('-') ? -1 : 1,
  }));

/** Returns a list sorted by keys. Dates are compared as points in time. */
function sortedByKeys<T>(
  list: readonly T[],
  keys: readonly (OrderKey & { date: boolean })[],
  itemOf: (one: T) => unknown,
): T[] {
  const signs = keys.map(({ sign }) => sign);
  return sortedByValues(list, signs, (one) => {
    const item = itemOf(one);
    return keys.map(({ path, date }) => {
      const value = at(item, path);
      return date && typeof value === 'string' ? parseTime(value) : value;
    });
  });
}

/**
 * Sorts items other than entries and assets, by their properties.
 * @throws DeliveryError InvalidQuery
 */
export function orderedByProperties<T>(
  items: readonly T[],
  order: string | null,
  properties: ReadonlySet<string>,
): T[] {
  const keys = orderKeys((order ?? '').split(',').filter(Boolean));
  for (const { path } of keys) checkProperty(path, properties);
  const dated = keys.map((key) => ({ ...key, date: DATES.test(key.path.at(-1) ?? '') }));
  return sortedByKeys(items, dated, (item) => item);
}

const ORDERED_FIELDS = new Set(['Symbol', 'Integer', 'Number', 'Date', 'Boolean']);
const ORDERED_ASSET_PATHS = new Set(
  ['contentType', 'fileName', 'url', 'details.size', 'details.image.width', 'details.image.height'].map(
    (path) => `fields.file.${path}`,
  ),
);
/** Properties of `sys` that are links. They are sorted by the id of their target. */
const SYS_LINKS = new Set('contentType space environment createdBy updatedBy publishedBy'.split(' '));

/** Whether Contentful can sort by a path. It sorts by short values and by the ids of link targets. */
function isOrdered(path: readonly string[], type: ContentType | undefined, assets: boolean): boolean {
  const [root, id = '', ...rest] = path;
  if (root === 'sys') return rest.join('.') === (SYS_LINKS.has(id) ? 'sys.id' : '');
  if (root !== 'fields') return false;
  if (assets) return ORDERED_ASSET_PATHS.has(path.join('.'));
  const field = type?.fields.find((one) => one.id === id);
  return field?.type === 'Link'
    ? rest.join('.') === 'sys.id'
    : rest.length === 0 && ORDERED_FIELDS.has(field?.type ?? '');
}

/**
 * Returns entries or assets sorted by an `order` parameter such as `-fields.date,sys.id`. Missing values come last.
 * @throws DeliveryError InvalidQuery for a path that Contentful cannot sort by
 */
export function ordered<T>(
  list: T[],
  order: string | null,
  type: ContentType | undefined,
  assets: boolean,
  itemOf: (one: T) => Item,
): T[] {
  if (!order) return list;
  const keys = orderKeys(order.split(',')).map((key) => {
    const { path } = key;
    const kind = fieldKind(path, type, assets);
    checkRoot(path);
    if (!isOrdered(path, type, assets)) throw invalidQuery({ name: 'notOrderable', path });
    return { ...key, date: kind === 'Date' || DATES.test(path.at(-1) ?? '') };
  });
  return sortedByKeys(list, keys, itemOf);
}
