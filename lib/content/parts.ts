import { pageNumber } from './asked';

/** One page of a list. */
export interface Part<T> {
  items: T[];
  /** How many there are on all pages. */
  total: number;
  /** From 1; the last one when a later one is asked for. */
  page: number;
  pages: number;
}

/** How many pages a list has; at least one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page that a visitor asks for of a list that is at hand. */
export function partOf<T>(all: readonly T[], size: number, asked: URLSearchParams): Part<T> {
  const pages = pagesOf(all.length, size);
  const page = Math.min(pageNumber(asked), pages);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, pages };
}

/** The page that a visitor asks for of a list that is read page by page: its end shows how many pages there are. */
export async function readPart<T>(
  asked: URLSearchParams,
  read: (page: number) => Promise<Part<T>>,
): Promise<Part<T>> {
  const part = await read(pageNumber(asked));
  return part.page > part.pages ? read(part.pages) : part;
}
