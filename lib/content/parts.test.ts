/** @jest-environment node */
import { partOf, pagesOf, readPart, type Part } from './parts';

const asked = (query: string) => new URLSearchParams(query);
const ALL = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['', ['a', 'b'], 1],
  ['page=2', ['c', 'd'], 2],
  ['page=3', ['e'], 3],
  ['page=4', ['e'], 3],
  ['page=nonsense', ['a', 'b'], 1],
])('the part of %p', (query, items, page) => {
  expect(partOf(ALL, 2, asked(query))).toEqual({ items, total: 5, page, pages: 3 });
});

test('a list of nothing has one page', () => {
  expect(partOf([], 2, asked('page=2'))).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(pagesOf(0, 12)).toBe(1);
});

test('past its end a list that is read page by page gives its last page', async () => {
  const read = jest.fn(async (page: number): Promise<Part<string>> => ({
    items: ALL.slice((page - 1) * 2, page * 2),
    total: ALL.length,
    page,
    pages: pagesOf(ALL.length, 2),
  }));
  expect((await readPart(asked('page=9'), read)).items).toEqual(['e']);
  expect((await readPart(asked('page=2'), read)).items).toEqual(['c', 'd']);
  expect(read.mock.calls).toEqual([[9], [3], [2]]);
});
