import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast enough for a visitor who waits. */
const FAST_GZIP_LEVEL = 6;

/** The same bytes in memory of their own: a short result of zlib is a part of 64 kB, which would stay as long as it does. */
const toOwnMemory = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
};

/** Bytes as gzip, off the event loop, in a few milliseconds. */
export const compressFast = async (source: Buffer): Promise<Buffer> =>
  toOwnMemory(await compressGzip(source, { level: FAST_GZIP_LEVEL }));

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
  return { br: toOwnMemory(br), gzip: toOwnMemory(gzipped) };
}
