import { compareHref, compareKey, parseSelection, slugOfKey } from './selection';

test('converts keys to a comparison URL and back', () => {
  const keys = ['dawn/power-dissolver', 'comet/cleanser-powder'];
  expect(compareHref(keys)).toBe(
    '/en-us/compare-products?products=dawn/power-dissolver,comet/cleanser-powder',
  );
  expect(parseSelection('dawn/power-dissolver,comet/cleanser-powder')).toEqual(keys);
  expect(parseSelection(['dawn/power-dissolver', 'comet/cleanser-powder', 'dawn/power-dissolver'])).toEqual(
    keys,
  );
  expect(compareHref([])).toBe('/en-us/compare-products');
});

test('parses at most four keys and drops malformed ones', () => {
  expect(parseSelection('a/1,a/2,a/3,a/4,a/5')).toEqual(['a/1', 'a/2', 'a/3', 'a/4']);
  expect(parseSelection('../etc,DAWN/x,a,/a/b,<script>/x, a/b ')).toEqual(['a/b']);
  expect(parseSelection(undefined)).toEqual([]);
});

test('a comparison key consists of brand and product', () => {
  expect(compareKey('brands/dawn/power-dissolver')).toBe('dawn/power-dissolver');
  expect(slugOfKey('dawn/power-dissolver')).toBe('brands/dawn/power-dissolver');
  expect(compareKey('somewhere-else')).toBeNull();
  expect(compareKey('brands/tide-professional/systems/one')).toBeNull();
});
