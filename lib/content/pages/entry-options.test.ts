import { DISTRIBUTORS, OPTIONS, SIZES } from '../../../tests/fixtures/option-lists';
import { listEntryOptions } from './entry-options';

test('offers the business sizes as options for the number of business locations', () => {
  expect(OPTIONS.businessLocations).toEqual(['0', '1-4', '5-9', '10-14', '15-19', '20+']);
});

test('offers Other and the distributors listed in "Where to buy"', () => {
  expect(OPTIONS.preferredDistributors).toHaveLength(27);
  const offered = [OPTIONS.preferredDistributors, OPTIONS.sampleDistributors, OPTIONS.tradeDistributors];
  for (const list of offered) {
    expect(list?.length).toBeGreaterThan(5);
    expect(list?.at(-1)).toBe('Other');
  }
  expect(new Set(offered.flat())).toEqual(new Set([...DISTRIBUTORS.map(({ name }) => name), 'Other']));
});

test('falls back to default options if there are no sizes or distributors', () => {
  const lists = listEntryOptions({ businessSizeCollection: null, distributorCollection: { items: [null] } });
  expect(lists.businessLocations).toEqual(OPTIONS.businessLocations);
  expect(lists.preferredDistributors).toEqual(['Other']);
});

test('lists a name only once if two entries share it', () => {
  const [size, distributor] = [SIZES[1], DISTRIBUTORS[0]];
  if (!size || !distributor) throw new Error('no entries');
  const lists = listEntryOptions({
    businessSizeCollection: { items: [size, size] },
    distributorCollection: { items: [distributor, distributor] },
  });
  expect(lists.businessLocations).toEqual([size.name]);
  expect(lists.preferredDistributors).toHaveLength(2);
});
