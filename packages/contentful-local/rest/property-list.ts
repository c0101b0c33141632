/** Lists of what is neither entry nor asset: content types, locales, tags, webhooks. */
import { orderedByProperties } from './delivery-order.ts';
import { numberOf, propertyFilter } from './delivery-query.ts';

/** Parameters of pages by cursor. */
export const CURSOR_PARAMETERS = ['cursor', 'pageNext', 'pagePrev'];
/** How many items a page has. */
export const PAGE_LIMIT = { default: 100, min: 0, max: 1000 };
const NOT_FILTERS = new Set(['access_token', 'limit', 'skip', 'order', ...CURSOR_PARAMETERS]);
const PROPERTIES: ReadonlySet<string> = new Set(['name', 'code', 'displayField', 'description', 'default']);

/** A page of a list. */
export interface Page<T> {
  sys: { type: 'Array' };
  total: number;
  skip: number;
  limit: number;
  items: T[];
}

/** The page that `limit` and `skip` ask for. @throws DeliveryError BadRequest */
export function pageOf<T>(all: readonly T[], parameters: URLSearchParams): Page<T> {
  const limit = numberOf(parameters, 'limit', PAGE_LIMIT.default, PAGE_LIMIT);
  const skip = numberOf(parameters, 'skip', 0, { min: 0, max: Number.MAX_SAFE_INTEGER });
  const items = all.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: all.length, skip, limit, items };
}

/** The items that all filters match, in order. @throws DeliveryError for a filter that is not understood */
export function matchingItems<T>(
  items: readonly T[],
  parameters: URLSearchParams,
  properties = PROPERTIES,
): T[] {
  const tests = [...parameters]
    .filter(([key]) => !NOT_FILTERS.has(key))
    .map(([key, value]) => propertyFilter(key, value, properties));
  const matching = items.filter((item) => tests.every((test) => test(item)));
  return orderedByProperties(matching, parameters.get('order'), properties);
}

/** A page of the items that all filters match, in order. @throws DeliveryError for a filter that is not understood */
export function propertyList<T>(
  items: readonly T[],
  parameters: URLSearchParams,
  properties = PROPERTIES,
): Page<T> {
  return pageOf(matchingItems(items, parameters, properties), parameters);
}
