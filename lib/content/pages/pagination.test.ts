import { paginate, countPages, readPaginated, type Paginated, toPaginated } from './pagination';

const pageQuery = (query: string) => new URLSearchParams(query);
const ALL = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['', ['a', 'b'], 1],
  ['page=2', ['c', 'd'], 2],
  ['page=3', ['e'], 3],
  ['page=4', ['e'], 3],
  ['page=nonsense', ['a', 'b'], 1],
])('returns the right page for the query string %p', (query, items, page) => {
  expect(paginate(ALL, 2, pageQuery(query))).toEqual({ items, total: 5, page, pages: 3 });
});

test('an empty list has one page', () => {
  expect(paginate([], 2, pageQuery('page=2'))).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(countPages(0, 12)).toBe(1);
});

test('reads the last page when the requested one is past the end', async () => {
  const read = jest.fn(async (page: number): Promise<Paginated<string>> => ({
    items: ALL.slice((page - 1) * 2, page * 2),
    total: ALL.length,
    page,
    pages: countPages(ALL.length, 2),
  }));
  expect((await readPaginated(pageQuery('page=9'), read)).items).toEqual(['e']);
  expect((await readPaginated(pageQuery('page=2'), read)).items).toEqual(['c', 'd']);
  expect(read.mock.calls).toEqual([[9], [3], [2]]);
});

test('omits unpublished items from a page, and turns a missing collection into an empty page', () => {
  expect(toPaginated({ items: ['a', null, 'b'], total: 7 }, 2, 3)).toEqual({
    items: ['a', 'b'],
    total: 7,
    page: 2,
    pages: 3,
  });
  expect(toPaginated(null, 1, 3)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
});
