import { inflateSync } from 'node:zlib';
import PdfKit from 'pdfkit';
import { pack } from './pack.ts';

function tagged(): Promise<Buffer> {
  const doc = new PdfKit({ tagged: true, lang: 'en-US', info: { Title: 'Test', CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  doc.addStructure(doc.struct('P', {}, () => doc.text('Words')));
  doc.end();
  return done;
}

test('every cross-reference in a packed PDF points to its object', async () => {
  const bytes = await tagged();
  const packed = pack(bytes);
  expect(packed.length).toBeLessThan(bytes.length);
  const raw = packed.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(raw)?.[1]);
  const streamAt = (offset: number): Buffer => {
    const from = raw.indexOf('stream\n', offset) + 'stream\n'.length;
    return inflateSync(packed.subarray(from, raw.indexOf('\nendstream', from)));
  };
  const lines = streamAt(start);
  expect(raw.slice(start, raw.indexOf('stream', start))).toMatch(/\/Root \d+ 0 R/);
  const before = bytes.toString('latin1');
  const isInPlace = (id: number): boolean => {
    const [type, where, index] = [
      lines.readUInt8(id * 6),
      lines.readUIntBE(id * 6 + 1, 3),
      lines.readUInt16BE(id * 6 + 4),
    ];
    if (type === 1) return raw.startsWith(`${id} 0 obj\n`, where);
    const objects = streamAt(lines.readUIntBE(where * 6 + 1, 3)).toString('latin1');
    const first = objects.indexOf('\n') + 1;
    const header = objects.slice(0, first).trim().split(' ').map(Number);
    const object = objects.slice(
      first + (header[index * 2 + 1] ?? 0),
      first + (header[index * 2 + 3] ?? Number.POSITIVE_INFINITY),
    );
    return header[index * 2] === id && before.includes(`${id} 0 obj\n${object.trimEnd()}`);
  };
  const ids = Array.from({ length: lines.length / 6 - 1 }, (_, index) => index + 1);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !isInPlace(id))).toEqual([]);
});

test('rejects files that PDFKit did not write', () => {
  expect(() => pack(Buffer.from('%PDF-1.7\n'))).toThrow('trailer in an unknown format');
});
