import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatInstant, toInstant, ZONES } from './zoned-time.ts';

const ROWS = [
  ['2026-01-15T10:00', 'Europe/Berlin', '2026-01-15T09:00:00.000Z'],
  ['2026-07-15T10:00', 'Europe/Berlin', '2026-07-15T08:00:00.000Z'],
  ['2026-07-15T10:00', 'America/New_York', '2026-07-15T14:00:00.000Z'],
  ['2026-01-15T10:00', 'Asia/Kolkata', '2026-01-15T04:30:00.000Z'],
  ['2026-07-15T10:00', 'UTC', '2026-07-15T10:00:00.000Z'],
  // The clocks skip from 2:00 to 3:00, so 2:30 counts as 3:30.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // The clocks show this time twice, and the first one counts.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // Right before and after a clock change.
  ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  // Daylight saving time in the southern hemisphere; on Lord Howe Island it is half an hour.
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Auckland', '2026-12-31T10:59:00.000Z'],
] as const;

for (const [time, zone, instant] of ROWS) {
  test(`${time} in ${zone} is ${instant}`, () => assert.equal(toInstant(time, zone).toISOString(), instant));
}

test('formats an instant as local time in a time zone', () => {
  assert.match(formatInstant('2026-07-15T14:00:00Z', 'America/New_York'), /Jul 15, 2026.*10:00.AM EDT/);
});

test('offers time zones from all over the world, without duplicates', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York']) assert.ok(ZONES.includes(zone));
  assert.equal(new Set(ZONES).size, ZONES.length);
});
