import { pluralize } from './pluralize';

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
  [1_200, '1,200 products'],
])('pluralizes %d', (count, text) => {
  expect(pluralize(count, 'product')).toBe(text);
});

test('accepts a custom number format', () => {
  expect(pluralize(1_200, 'view', new Intl.NumberFormat('en-US', { notation: 'compact' }))).toBe(
    '1.2K views',
  );
});
