/** Times of day in a named time zone, summer time included. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The browser's. */
export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All that browsers name; UTC is none of theirs. */
export const ZONES: readonly string[] = [
  ...new Set([OWN_ZONE, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
].toSorted();

/** How far a zone's clocks are ahead of UTC at an instant. */
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
 * The instant at which clocks of a zone show a time. Of two, as when summer time ends, the earlier; a time that clocks skip
 * is as much later as they are set forward.
 * @param time as a datetime-local input has it
 */
export function instantOf(time: string, zone: string): Date {
  const local = Date.parse(`${time}Z`);
  const before = local - offsetAt(local - DAY_MS, zone);
  const after = local - offsetAt(local + DAY_MS, zone);
  const matching = [before, after].filter((instant) => instant + offsetAt(instant, zone) === local);
  return new Date(matching.length ? Math.min(...matching) : before);
}

/** An instant as the clocks of a zone show it, with the zone. */
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
