import { periodText } from './period';

test('formats an offer’s start and end dates', () => {
  expect(periodText('2026-10-01', '2027-03-31')).toBe('October 1, 2026 to March 31, 2027');
  expect(periodText('2026-10-01', null)).toBe('From October 1, 2026');
  expect(periodText(null, '2027-03-31T00:00:00.000Z')).toBe('Until March 31, 2027');
  expect(periodText(null, undefined)).toBeUndefined();
  expect(periodText('soon', null)).toBeUndefined();
});
