/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Entry } from '../../services/content/space/types.ts';
import { loadSpace } from '../../services/content/space/load.ts';
import { linksOf } from '../../services/content/space/view.ts';

const space = loadSpace('content', { spaceId: 'cleanpro', environmentId: 'master' });
const text = (entry: Entry, field: string): string => String(entry.fields[field]?.['en-US'] ?? '');
const linked = (entry: Entry, field: string): string[] =>
  Object.values(entry.fields[field] ?? {})
    .flatMap(linksOf)
    .map(({ sys }) => sys.id);

/** The text of a generated PDF, whose deflated streams hold text as hexadecimal bytes. */
function wordsOf(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  return [...raw.matchAll(/stream\r?\n/g)]
    .map((match) => {
      const start = match.index + match[0].length;
      try {
        return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1');
      } catch {
        return '';
      }
    })
    .flatMap((stream) =>
      [...stream.matchAll(/\[(.*?)\] TJ/g)].map((line) =>
        [...(line[1] ?? '').matchAll(/<([0-9a-f]*)>/g)]
          .map((part) => Buffer.from(part[1] ?? '', 'hex').toString('latin1'))
          .join(''),
      ),
    )
    .join('\n');
}

const sheets = space.published.entriesOf('safetyDataSheet').map((entry) => ({
  id: entry.sys.id,
  entry,
  asset: linked(entry, 'pdf')[0] ?? '',
}));

test('every product has an English sheet, and all sheets name their product', () => {
  const english = new Set(
    sheets.filter(({ entry }) => linked(entry, 'language')[0] === 'language-en').map(({ id }) => id),
  );
  for (const product of space.published.entriesOf('product'))
    expect(linked(product, 'safetyDataSheets').some((id) => english.has(id))).toBe(true);
  expect(sheets.length).toBeGreaterThan(80);
});

test.each(sheets)('$id is a PDF of sixteen sections, marked as sample', ({ entry, asset }) => {
  const file = space.published.asset(asset)?.fields.file?.['en-US'];
  expect(file).toMatchObject({
    contentType: 'application/pdf',
    fileName: expect.stringMatching(/-sds(-[a-z]{2})?\.pdf$/),
  });
  const bytes = readFileSync(space.assetFile(asset)?.path ?? '');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBe(file?.details.size);
  expect(bytes.length).toBeLessThan(24 * 1024);
  const words = wordsOf(bytes);
  for (let section = 1; section <= 16; section += 1)
    expect(words).toMatch(new RegExp(`^${section}\\. `, 'm'));
  expect(words).toMatch(/SAMPLE|MUESTRA|EXEMPLE/);
  expect(words).toContain(text(entry, 'sdsNumber'));
  const signals = {
    Danger: /^(DANGER|PELIGRO)$/m,
    Warning: /^(WARNING|ATENCIÓN|ATTENTION)$/m,
    None: /29 CFR 1910\.1200/,
  };
  const [, signal] = Object.entries(signals).find(([word]) => word === text(entry, 'signalWord')) ?? [];
  expect(words).toMatch(signal ?? /no such signal word/);
});
