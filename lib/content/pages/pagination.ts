import type { Collection } from '../client/collection';
import { present } from '../present';
import { pageNumber } from './page-query';

/** One page of a list. */
export interface Paginated<T> {
  items: T[];
  /** The number of items on all pages. */
  total: number;
  /** From 1; the last page when a later one is requested. */
  page: number;
  pages: number;
}

/** The number of pages of a list, at least one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The requested page of a list in memory. */
export function paginate<T>(all: readonly T[], size: number, pageQuery: URLSearchParams): Paginated<T> {
  const pages = pageCount(all.length, size);
  const page = Math.min(pageNumber(pageQuery), pages);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, pages };
}

/** One page of a list from a collection, which is missing when the service has none. */
export function toPaginated<T>(
  collection: Collection<T> | null | undefined,
  page: number,
  size: number,
): Paginated<T> {
  const total = collection?.total ?? 0;
  return { items: present(collection?.items), total, page, pages: pageCount(total, size) };
}

/** The requested page of a list that is read page by page; the last page when it is past the end. */
export async function readPaginated<T>(
  pageQuery: URLSearchParams,
  read: (page: number) => Promise<Paginated<T>>,
): Promise<Paginated<T>> {
  const requested = await read(pageNumber(pageQuery));
  return requested.page > requested.pages ? read(requested.pages) : requested;
}
