import { inflateSync } from 'node:zlib';

const DECODER = new TextDecoder('windows-1252');

function streamsOf(bytes: Buffer): string[] {
  const raw = bytes.toString('latin1');
  return [...raw.matchAll(/stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    try {
      return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1');
    } catch {
      return '';
    }
  });
}

/** Returns the text of a generated PDF, which stores text as hexadecimal bytes. */
export const extractText = (bytes: Buffer): string =>
  streamsOf(bytes)
    .flatMap((stream) =>
      [...stream.matchAll(/\[(.*?)\] TJ/g)].map((line) =>
        [...(line[1] ?? '').matchAll(/<([0-9a-f]*)>/g)]
          .map((part) => DECODER.decode(Buffer.from(part[1] ?? '', 'hex')))
          .join(''),
      ),
    )
    .join('\n');

export const pageCount = (bytes: Buffer): number =>
  [bytes.toString('latin1'), ...streamsOf(bytes)].join('\n').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Removes whitespace, because extracted lines break anywhere, and columns run into each other. */
export const removeWhitespace = (words: string): string => words.replace(/\s+/g, '');
