import { pageNumber } from './page-query';

/** One page of a list. */
export interface Paginated<T> {
  items: T[];
  /** How many there are on all pages. */
  total: number;
  /** From 1; the last one when a later one is asked for. */
  page: number;
  pages: number;
}

/** How many pages a list has; at least one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page that a visitor asks for of a list that is at hand. */
export function paginate<T>(all: readonly T[], size: number, pageQuery: URLSearchParams): Paginated<T> {
  const pages = pageCount(all.length, size);
  const page = Math.min(pageNumber(pageQuery), pages);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, pages };
}

/** The page that a visitor asks for of a list that is read page by page: its end shows how many pages there are. */
export async function readPaginated<T>(
  pageQuery: URLSearchParams,
  read: (page: number) => Promise<Paginated<T>>,
): Promise<Paginated<T>> {
  const part = await read(pageNumber(pageQuery));
  return part.page > part.pages ? read(part.pages) : part;
}
