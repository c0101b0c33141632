import type { Collection } from '../client/collection';
import { present } from '../present';
import { parsePageNumber } from './page-query';

export interface Paginated<T> {
  items: T[];
  total: number;
  /** Page number, from 1. The last page if a later one was requested. */
  page: number;
  pages: number;
}

/** Returns the number of pages of a list, at least one. */
export const countPages = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Returns the requested page of an in-memory list. */
export function paginate<T>(all: readonly T[], size: number, pageQuery: URLSearchParams): Paginated<T> {
  const pages = countPages(all.length, size);
  const page = Math.min(parsePageNumber(pageQuery), pages);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, pages };
}

/** Converts a collection to one page of a list. A missing collection becomes an empty page. */
export function toPaginated<T>(
  collection: Collection<T> | null | undefined,
  page: number,
  size: number,
): Paginated<T> {
  const total = collection?.total ?? 0;
  return { items: present(collection?.items), total, page, pages: countPages(total, size) };
}

/** Reads the requested page of a list, or the last page if the requested one is past the end. */
export async function readPaginated<T>(
  pageQuery: URLSearchParams,
  read: (page: number) => Promise<Paginated<T>>,
): Promise<Paginated<T>> {
  const requested = await read(parsePageNumber(pageQuery));
  return requested.page > requested.pages ? read(requested.pages) : requested;
}
