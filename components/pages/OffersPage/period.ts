const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayOf = (date: string | null | undefined): string | undefined =>
  date && !Number.isNaN(Date.parse(date)) ? DAY.format(new Date(date)) : undefined;

/** Returns the period of an offer as text, or undefined without a valid start or end date. */
export function periodText(
  start: string | null | undefined,
  end: string | null | undefined,
): string | undefined {
  const from = dayOf(start);
  const until = dayOf(end);
  if (from && until) return `${from} to ${until}`;
  if (from) return `From ${from}`;
  return until ? `Until ${until}` : undefined;
}
