import { getPageLinks } from './Pagination';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('links page %i of %i to %p', (current, total, pages) => {
  expect(getPageLinks(current, total)).toEqual(pages);
});
