import { offerState } from './offer-period';

const at = (time: string): number => Date.parse(time);

test('an offer is open from its first day in New York to the end of its last day in Honolulu', () => {
  const dates = { startDate: '2026-11-01', endDate: '2027-02-28T00:00:00.000Z' };
  expect(offerState(dates, at('2026-11-01T04:59:59Z'))).toBe('upcoming');
  expect(offerState(dates, at('2026-11-01T05:00:00Z'))).toBe('open');
  expect(offerState(dates, at('2027-03-01T09:59:59Z'))).toBe('open');
  expect(offerState(dates, at('2027-03-01T10:00:00Z'))).toBe('ended');
});

test('treats a date with a time as an exact moment', () => {
  const dates = { startDate: '2026-11-01T09:00:00.000-05:00', endDate: '2026-11-30T17:00Z' };
  expect(offerState(dates, at('2026-11-01T13:59:59Z'))).toBe('upcoming');
  expect(offerState(dates, at('2026-11-01T14:00:00Z'))).toBe('open');
  expect(offerState(dates, at('2026-11-30T17:00:00Z'))).toBe('ended');
});

test.each([{}, { startDate: null, endDate: null }, { startDate: 'soon', endDate: 'later' }])(
  'treats an offer without valid dates as current: %j',
  (dates) => {
    expect(offerState(dates, at('2026-11-01T00:00:00Z'))).toBe('open');
  },
);
