/** Lists items other than entries and assets: content types, locales, tags, webhooks. */
import { orderedByProperties } from './delivery-order.ts';
import { parseNumber, propertyFilter } from './delivery-query.ts';

export const CURSOR_PARAMETERS = ['cursor', 'pageNext', 'pagePrev'];
export const PAGE_LIMIT = { default: 100, min: 0, max: 1000 };
const NOT_FILTERS = new Set(['access_token', 'limit', 'skip', 'order', ...CURSOR_PARAMETERS]);
const PROPERTIES: ReadonlySet<string> = new Set(['name', 'code', 'displayField', 'description', 'default']);

export interface Page<T> {
  sys: { type: 'Array' };
  total: number;
  skip: number;
  limit: number;
  items: T[];
}

/**
 * Returns the page that `limit` and `skip` request.
 * @throws DeliveryError BadRequest
 */
export function paginate<T>(all: readonly T[], parameters: URLSearchParams): Page<T> {
  const limit = parseNumber(parameters, 'limit', PAGE_LIMIT.default, PAGE_LIMIT);
  const skip = parseNumber(parameters, 'skip', 0, { min: 0, max: Number.MAX_SAFE_INTEGER });
  const items = all.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: all.length, skip, limit, items };
}

/**
 * Returns the items that match all filters, sorted.
 * @throws DeliveryError for an unknown filter
 */
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

/**
 * Returns a page of the items that match all filters, sorted.
 * @throws DeliveryError for an unknown filter
 */
export function propertyList<T>(
  items: readonly T[],
  parameters: URLSearchParams,
  properties = PROPERTIES,
): Page<T> {
  return paginate(matchingItems(items, parameters, properties), parameters);
}
