/** Writes CSV for spreadsheets. Input from visitors cannot run as a formula (OWASP, "CSV Injection"). */

/**
 * Characters that spreadsheets skip before a formula: white space, control characters, zero-width characters, quotes.
 */
const SKIPPED = String.raw`[\s\p{C}\p{Z}\p{Mn}"]*`;
/** Full-width and small forms also start a formula in some locales. */
const FORMULA = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/**
 * Places where a cell may start. In some locales, spreadsheets split at semicolons and tabs. They then also split at
 * line breaks, because a quotation mark inside a cell has no effect.
 */
const CELL_START = new RegExp(`(^|[;\\t\\r\\n])(?=${SKIPPED}${FORMULA})`, 'gu');

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replaceAll(CELL_START, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
