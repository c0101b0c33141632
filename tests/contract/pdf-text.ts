import { inflateSync } from 'node:zlib';

const DECODER = new TextDecoder('windows-1252');

/** The text of a generated PDF, whose deflated streams hold text as hexadecimal bytes. */
export function wordsOf(bytes: Buffer): string {
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
          .map((part) => DECODER.decode(Buffer.from(part[1] ?? '', 'hex')))
          .join(''),
      ),
    )
    .join('\n');
}

/** Lines break anywhere, and what is in two columns follows each other: text is compared without spaces. */
export const dense = (words: string): string => words.replace(/\s+/g, '');
