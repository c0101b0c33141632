/**
 * Compresses the files of a build at the highest levels, beside themselves (`npm run build` and the launcher, after
 * `next build`). They never change, so this is done once.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.ico']);

async function compressFile(path: string): Promise<void> {
  const source = readFileSync(path);
  const [br, gz] = await Promise.all([
    compressBrotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
      },
    }),
    compressGzip(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  // A file that does not shrink is sent as it is.
  if (br.byteLength < source.byteLength) writeFileSync(`${path}.br`, br);
  if (gz.byteLength < source.byteLength) writeFileSync(`${path}.gz`, gz);
}

const folder = join(process.env.NEXT_DIST_DIR ?? '.next', 'static');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compressFile));
