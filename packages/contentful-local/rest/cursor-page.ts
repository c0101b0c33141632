import { badRequest } from './delivery-error.ts';
import { parseNumber } from './delivery-query.ts';
import { PAGE_LIMIT } from './property-list.ts';

/**
 * Returns a page of a list by cursor, for `getEntriesWithCursor` and `getManyWithCursor` of Contentful's clients. The
 * client requests the URL in `pages.next`.
 * @throws DeliveryError for a cursor that this service did not issue
 */
export function cursorPage<T>(
  all: readonly T[],
  parameters: URLSearchParams,
  path: string,
  names = { next: 'pageNext', prev: 'pagePrev' },
): Record<string, unknown> & { items: T[] } {
  if (parameters.has('skip')) throw badRequest('A query by cursor has no skip.');
  const limit = parseNumber(parameters, 'limit', PAGE_LIMIT.default, { min: 1, max: PAGE_LIMIT.max });
  const cursor = parameters.get(names.next) ?? parameters.get(names.prev);
  const from = cursor === null ? 0 : Number(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Number.isInteger(from) || from < 0) throw badRequest('The cursor was not issued by this service.');
  const rest = new URLSearchParams(parameters);
  for (const name of [names.next, names.prev, 'access_token']) rest.delete(name);
  const to = (name: string, position: number): string =>
    `${path}?${rest}&${name}=${Buffer.from(String(position)).toString('base64url')}`;
  return {
    sys: { type: 'Array' },
    limit,
    items: all.slice(from, from + limit),
    pages: {
      ...(from + limit < all.length && { next: to(names.next, from + limit) }),
      ...(from > 0 && { prev: to(names.prev, Math.max(0, from - limit)) }),
    },
  };
}
