import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast enough to run while a visitor waits. */
const FAST_GZIP_LEVEL = 6;

/**
 * Copies bytes into a buffer of the same size. zlib returns short results as slices of a 64 kB buffer, and a stored
 * slice would keep the whole buffer alive.
 */
const toOwnMemory = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
};

/** Compresses bytes with gzip, off the event loop, in a few milliseconds. */
export const compressFast = async (source: Buffer): Promise<Buffer> =>
  toOwnMemory(await compressGzip(source, { level: FAST_GZIP_LEVEL }));

/** Decompresses gzip, off the event loop. */
export const decompress: (compressed: Buffer) => Promise<Buffer> = promisify(gunzip);

/** Compresses bytes with brotli and with gzip at their highest levels, off the event loop. */
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
  return { br: toOwnMemory(br), gzip: toOwnMemory(gzipped) };
}
