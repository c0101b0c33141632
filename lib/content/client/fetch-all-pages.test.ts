import { fetchAllPages } from './fetch-all-pages';

test('fetches pages until the collection is complete, without unpublished entries', async () => {
  const all = ['a', null, 'b', 'c', 'd'];
  const requested: { limit: number; skip: number }[] = [];
  const result = await fetchAllPages(2, ({ limit, skip }) => {
    requested.push({ limit, skip });
    return Promise.resolve({
      items: all.slice(skip, skip + limit),
      total: all.length,
      tags: [`page:${skip}`],
    });
  });
  expect(result).toEqual({ items: ['a', 'b', 'c', 'd'], tags: ['page:0', 'page:2', 'page:4'] });
  expect(requested).toEqual([
    { limit: 2, skip: 0 },
    { limit: 2, skip: 2 },
    { limit: 2, skip: 4 },
  ]);
});

test('fetches only one page if the collection is empty or missing', async () => {
  const fetchPage = jest.fn(() => Promise.resolve({ items: undefined, total: undefined, tags: [] }));
  expect(await fetchAllPages(100, fetchPage)).toEqual({ items: [], tags: [] });
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
