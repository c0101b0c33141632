import * as fc from 'fast-check';
import { csvLine } from './csv.ts';

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+12025550143', "'+12025550143"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b\u2060=1', "'\u200b\u2060=1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u0000=1', "'\u0000=1"],
  ['"=1', `"'""=1"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['a;=1', `"a;'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a+b = c; d', '"a+b = c; d"'],
  ['ada@example.com', 'ada@example.com'],
  [true, 'true'],
  [undefined, ''],
])('writes the value %j as the CSV cell %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

/** Splits a line as spreadsheets do: a quote counts only at the start of a cell, and a line break ends a row. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = rest.search(new RegExp(`[${separator}\\r\\n]`));
    const plain = end < 0 ? rest : rest.slice(0, end);
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + plain);
    rest = end < 0 ? '' : rest.slice(end + 1);
  }
  return cells;
}

test.each([',', ';', '\t'])(
  'no cell starts a formula when a spreadsheet splits the line at %j',
  (separator) => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@＝;,\t\r\n" \'a\u200b'), maxLength: 12 });
    const formula = /^[\s\u200b]*[=+\-@＝]/;
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (values) => {
        const cells = cellsOf(csvLine(['id', ...values]), separator);
        expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  },
);
