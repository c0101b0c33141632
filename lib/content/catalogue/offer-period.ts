/** Period in which visitors see an offer (docs/product.md, "Entities"). */
export interface OfferDates {
  startDate?: string | null;
  endDate?: string | null;
}

export type OfferState = 'upcoming' | 'open' | 'ended';

const HOUR_MS = 3600_000;
/** A date without a time begins at midnight in New York (UTC−5) and ends at midnight in Honolulu (UTC−10). */
const DAY_BEGINS_MS = 5 * HOUR_MS;
const DAY_ENDS_MS = (24 + 10) * HOUR_MS;

/** A date without a time. GraphQL returns it as midnight UTC, the delivery API as only the date. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:T00:00(?::00(?:\.000)?)?Z)?$/;

function momentOf(date: string | null | undefined, dayOffsetMs: number): number | undefined {
  const time = date ? Date.parse(date) : Number.NaN;
  if (!date || Number.isNaN(time)) return undefined;
  return DAY.test(date) ? time + dayOffsetMs : time;
}

/** Returns when an offer opens and when it ends, in milliseconds since the epoch. Undefined without a valid date. */
export const offerPeriod = ({
  startDate,
  endDate,
}: OfferDates): { opensAt: number | undefined; endsAt: number | undefined } => ({
  opensAt: momentOf(startDate, DAY_BEGINS_MS),
  endsAt: momentOf(endDate, DAY_ENDS_MS),
});

/** Returns whether an offer is upcoming, open or ended. @param now in milliseconds since the epoch */
export function offerState(dates: OfferDates, now: number): OfferState {
  const { opensAt = -Infinity, endsAt = Infinity } = offerPeriod(dates);
  if (now >= endsAt) return 'ended';
  return now < opensAt ? 'upcoming' : 'open';
}
