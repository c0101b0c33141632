import { findDelivering, milesBetween, findWithinRadius } from './nearby';
import { lookUpZip, parseZip } from './zip-code';

const CHICAGO = { lat: 41.8858, lon: -87.6181 };
const MILWAUKEE = { lat: 43.0389, lon: -87.9065 };
const NEW_YORK = { lat: 40.7484, lon: -73.9967 };

test('computes distances as great-circle miles', () => {
  expect(milesBetween(CHICAGO, MILWAUKEE)).toBeCloseTo(81, 0);
  expect(milesBetween(CHICAGO, NEW_YORK)).toBeCloseTo(711, -1);
  expect(milesBetween(CHICAGO, CHICAGO)).toBe(0);
});

test('lists sellers in the radius by distance, then those that deliver, and skips those without a location', () => {
  const near = { name: 'near', location: CHICAGO, state: 'IL', statesServed: ['IL'] };
  const north = { name: 'north', location: MILWAUKEE, state: 'WI', statesServed: ['WI', 'IL'] };
  const east = { name: 'east', location: NEW_YORK, state: 'NY', statesServed: ['NY'] };
  const nowhere = { name: 'nowhere', location: null, state: 'IL', statesServed: ['IL'] };
  const sellers = [east, nowhere, north, near];
  const names = (list: { seller: { name: string } }[]): string[] => list.map(({ seller }) => seller.name);
  expect(names(findWithinRadius(sellers, CHICAGO, 50))).toEqual(['near']);
  expect(names(findWithinRadius(sellers, CHICAGO, 100))).toEqual(['near', 'north']);
  const place = { ...CHICAGO, zip: '60601', state: 'IL' };
  expect(names(findDelivering(sellers, place, 50))).toEqual(['north']);
  expect(names(findDelivering(sellers, place, 100))).toEqual([]);
});

test.each([
  ['its state', { statesServed: ['IL'] }, true],
  ['its area of three digits', { statesServed: ['WI'], zipCodes: ['532', '606'] }, true],
  ['its ZIP code', { statesServed: null, zipCodes: ['60601'] }, true],
  ['other areas only', { statesServed: ['WI'], zipCodes: ['607', '60602'] }, false],
  ['nothing', {}, false],
])('a seller delivers to %s: %j', (_, served, expected) => {
  const seller = { location: MILWAUKEE, state: 'WI', ...served };
  expect(findDelivering([seller], { ...CHICAGO, zip: '60601', state: 'IL' }, 10)).toHaveLength(
    expected ? 1 : 0,
  );
});

test.each([
  ['60601', '60601'],
  [' 60601-1234 ', '60601'],
  ['606011234', '60601'],
  ['6060', null],
  ['6060a', null],
  ['K1A 0B1', null],
  ['', null],
])('parses %j as the ZIP code %s', (text, zip) => expect(parseZip(text)).toBe(zip));

test('finds places in the United States and its territories only', async () => {
  expect(await lookUpZip('60601')).toMatchObject({ city: 'Chicago', state: 'IL' });
  expect(await lookUpZip('00918')).toMatchObject({ state: 'PR' });
  expect(await lookUpZip('00000')).toBeNull();
  expect(await lookUpZip('K1A0B1')).toBeNull();
});
