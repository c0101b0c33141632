import type { statusOf } from './status.ts';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Shows the day of a date, or the time if the date is today. */
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
