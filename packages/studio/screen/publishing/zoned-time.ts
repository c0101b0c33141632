const DAY_MS = 24 * 60 * 60 * 1000;

export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones that the browser lists, plus UTC, which is not among them. */
export const ZONES: readonly string[] = [
  ...new Set([OWN_ZONE, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
].toSorted();

/** Returns how far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

/**
 * Returns the instant at which the clocks of a zone show a time. If they show it twice, at the end of daylight saving
 * time, the earlier instant counts. A time that they skip is moved forward by the length of the gap.
 * @param time local time in the format of a datetime-local input
 */
export function toInstant(time: string, zone: string): Date {
  const local = Date.parse(`${time}Z`);
  const before = local - offsetAt(local - DAY_MS, zone);
  const after = local - offsetAt(local + DAY_MS, zone);
  const matching = [before, after].filter((instant) => instant + offsetAt(instant, zone) === local);
  return new Date(matching.length ? Math.min(...matching) : before);
}

/** Formats an instant as the local time of a zone, with the name of the zone. */
export const formatInstant = (instant: string | Date, zone = OWN_ZONE): string =>
  new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
