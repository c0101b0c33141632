/** What cells of lists have in common. */
import type { statusOf } from './status.ts';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** A day, or of today the time. */
export function DateCell({ value }: { value: string | undefined }) {
  const date = new Date(value ?? NaN);
  if (Number.isNaN(date.getTime())) return null;
  const isToday = date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={value} title={MOMENT.format(date)}>
      {isToday ? `Today, ${TIME.format(date)}` : DAY.format(date)}
    </time>
  );
}

export const StatusPill = ({ status }: { status: ReturnType<typeof statusOf> }) => (
  <span className="status" data-status={status}>
    {status}
  </span>
);
