import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast enough for a visitor who waits. */
const FAST_GZIP_LEVEL = 6;

/** Bytes as gzip, off the event loop, in a few milliseconds. */
export const compressFast = (source: Buffer): Promise<Buffer> =>
  compressGzip(source, { level: FAST_GZIP_LEVEL });

/** The bytes that were compressed as gzip. */
export const decompress: (compressed: Buffer) => Promise<Buffer> = promisify(gunzip);

/** Bytes as brotli and as gzip, both at their highest level, off the event loop. */
export async function compressBest(source: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
      },
    }),
    compressGzip(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gzipped };
}
