/**
 * Runs after `next build` (in `npm run build` and the launcher): writes the start script, adds compile hints, and
 * compresses each static file once, at the highest levels.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { writeStartScript } from './documents/write-start-script.ts';
import { withCompileHint } from './compile-hints.ts';
import { compressBest } from './compression.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.ico']);

async function finishFile(path: string): Promise<void> {
  const built = readFileSync(path);
  const source = extname(path) === '.js' ? withCompileHint(built) : built;
  if (source !== built) writeFileSync(path, source);
  const { br, gzip } = await compressBest(source);
  // A file that does not shrink is sent uncompressed.
  if (br.byteLength < source.byteLength) writeFileSync(`${path}.br`, br);
  if (gzip.byteLength < source.byteLength) writeFileSync(`${path}.gz`, gzip);
}

const distDir = process.env.NEXT_DIST_DIR ?? '.next';
writeStartScript(distDir);
const folder = join(distDir, 'static');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(finishFile));
