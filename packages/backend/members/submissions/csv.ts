/** CSV for spreadsheets, in which no visitor's text runs as a formula (OWASP, "CSV Injection"). */

/** What spreadsheets skip before a formula: white space, controls, characters without width, quotes. */
const SKIPPED = String.raw`[\s\p{C}\p{Z}\p{Mn}"]*`;
/** Full-width and small forms begin a formula too, where they are written. */
const FORMULA = '[=+\\-@＝＋－＠﹦﹢﹣﹫]';
/**
 * The places where a cell may begin: spreadsheets of other locales split at semicolons and tabs, and then also at line
 * breaks, because a quote within a cell quotes nothing.
 */
const CELL_START = new RegExp(`(^|[;\\t\\r\\n])(?=${SKIPPED}${FORMULA})`, 'gu');

function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replaceAll(CELL_START, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
