/** Filters of a list, stored in the query of the URL hash. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

export const PAGE_SIZE = 50;
export const STATUSES = ['draft', 'changed', 'published', 'archived'] as const;
export type Status = (typeof STATUSES)[number];

const text = z.string().default('');

/** Names match the management API's parameters where possible. */
const filters = z.object({
  query: text,
  content_type: text,
  status: z.enum(STATUSES).optional().catch(undefined),
  updated_by: text,
  tag: text,
  links_to_entry: text,
  links_to_asset: text,
  mimetype_group: text,
  /** Filter for images without alternative text, except decorative ones. */
  alternative: z.literal('missing').optional().catch(undefined),
  order: text,
  page: z.coerce.number().int().min(1).catch(1),
});
export type Filters = z.infer<typeof filters>;

/** Parses the query of a URL hash or of a saved view. */
export const parseFilters = (query: string): Filters =>
  filters.parse(Object.fromEntries(new URLSearchParams(query)));

/** Returns the query for filters, without those that are not set. */
export function queryOf({ page, ...values }: Filters): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams([...set, ...(page > 1 ? [['page', String(page)]] : [])]).toString();
}

/** Whether any filter is set. The order and the page are not filters. */
export const isFiltered = ({ order: _order, page: _page, ...rest }: Filters): boolean =>
  Object.values(rest).some(Boolean);

const BY_STATUS: Readonly<Record<Status, Readonly<Record<string, string>>>> = {
  draft: { 'sys.publishedVersion[exists]': 'false', 'sys.archivedAt[exists]': 'false' },
  changed: {
    'sys.publishedVersion[exists]': 'true',
    'sys.archivedAt[exists]': 'false',
    changed: 'true',
  },
  published: {
    'sys.publishedVersion[exists]': 'true',
    'sys.archivedAt[exists]': 'false',
    changed: 'false',
  },
  archived: { 'sys.archivedAt[exists]': 'true' },
};

/** Returns the parameters for the management API. Archived entities are excluded unless the status asks for them. */
export function parametersOf(requested: Filters, limit = PAGE_SIZE): URLSearchParams {
  const parameters = new URLSearchParams({
    limit: String(limit),
    skip: String((requested.page - 1) * PAGE_SIZE),
    order: requested.order || '-sys.updatedAt',
    ...(requested.status ? BY_STATUS[requested.status] : { 'sys.archivedAt[exists]': 'false' }),
  });
  const add = (name: string, value: string): void => {
    if (value) parameters.set(name, value);
  };
  add('query', requested.query);
  add('content_type', requested.content_type);
  add('sys.updatedBy.sys.id', requested.updated_by);
  add('metadata.tags.sys.id[in]', requested.tag);
  add('links_to_entry', requested.links_to_entry);
  add('links_to_asset', requested.links_to_asset);
  add('mimetype_group', requested.mimetype_group);
  if (requested.alternative) {
    parameters.set('fields.description[exists]', 'false');
    parameters.set('mimetype_group', 'image');
  }
  return parameters;
}

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * Returns the filters in the URL hash and a function that changes them. The function adds a history entry or replaces
 * the current one. Every change except a change of the page returns to the first page.
 */
export function useFilters(path: string): [Filters, (change: Partial<Filters>, replaces?: boolean) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const query = hash.split('?')[1] ?? '';
  const current = useMemo(() => parseFilters(query), [query]);
  const change = useCallback(
    (changed: Partial<Filters>, replaces = false): void => {
      const next = queryOf({ ...parseFilters(location.hash.split('?')[1] ?? ''), page: 1, ...changed });
      const address = `${path}${next && `?${next}`}`;
      if (address === location.hash) return;
      if (replaces) location.replace(address);
      else location.hash = address;
    },
    [path],
  );
  return [current, change];
}
