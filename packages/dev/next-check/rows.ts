/** The results of checking a version of Next: a row for each step, assumption and journey. */
import { stripVTControlCharacters } from 'node:util';
import type { FileResults } from '../test-stages/counts.ts';

export interface Row {
  name: string;
  status: 'holds' | 'broken' | 'not run';
  /** Describes the failure, or why it did not run, in one line. */
  reason: string;
}

const MAX_REASON_LENGTH = 220;

const oneLine = (text: string): string => {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ').trim();
  return line.length > MAX_REASON_LENGTH ? `${line.slice(0, MAX_REASON_LENGTH)}…` : line;
};

/** Output of npm and of builds that does not explain the failure. */
const NO_REASON = /^npm (warn|error (code|A complete log))|^$/;

/**
 * Returns the row of a step, such as the build. The reason is the first line of its output that describes a problem.
 */
export function stepRow(name: string, { exitCode, output }: { exitCode: number; output: string }): Row {
  if (exitCode === 0) return { name, status: 'holds', reason: '' };
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !NO_REASON.test(line));
  const reason = lines.find((line) => /error|fail/i.test(line)) ?? lines.at(-1) ?? `exit code ${exitCode}`;
  return { name, status: 'broken', reason: oneLine(reason) };
}

/** Returns rows for steps or tests that could not run. */
export const notRun = (names: readonly string[], reason: string): Row[] =>
  names.map((name) => ({ name, status: 'not run', reason: oneLine(reason) }));

/** Returns a row for each test file from a runner's report. Files that are not in the report did not run. */
export function testRows(names: readonly string[], { files, problem }: FileResults): Row[] {
  const results = new Map(files.map((result) => [result.file, result]));
  return names.map((name) => {
    const result = results.get(name);
    const [first, ...others] = result?.failures ?? [];
    if (first !== undefined)
      return {
        name,
        status: 'broken',
        reason: `${oneLine(first)}${others.length > 0 ? ` (and ${others.length} more)` : ''}`,
      };
    if (result === undefined || result.passed === 0 || result.skipped > 0)
      return {
        name,
        status: 'not run',
        reason: oneLine(problem ?? (result ? `${result.skipped} skipped` : 'see the output above')),
      };
    return { name, status: 'holds', reason: '' };
  });
}

/** Formats the rows as lines with aligned columns. */
export function tableLines(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, status, reason }) =>
    `${name.padEnd(width)}  ${status.padEnd('not run'.length)}  ${reason}`.trimEnd(),
  );
}
