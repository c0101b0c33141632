import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { StudioError } from './error.ts';
import type { SignedIn } from './sessions/cookie.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.map', '.svg']);
const DOCUMENT = '/index.html';
/** Vite puts a content hash into the names of these files. */
const HASHED = /^\/assets\//;
/** Saves nearly as much as the maximum quality (11), in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const compress = promisify(brotliCompress);

interface BuiltFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  compressed: () => Promise<Uint8Array<ArrayBuffer>> | undefined;
}

function builtFile(path: string): BuiltFile {
  const extension = extname(path);
  const bytes = new Uint8Array(readFileSync(path));
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    bytes,
    compressed: () => {
      if (COMPRESSIBLE.has(extension))
        compressed ??= compress(bytes, BROTLI).then((result) => new Uint8Array(result));
      return compressed;
    },
  };
}

/**
 * Serves the built screen: its files, compressed once, and its HTML document at every other path.
 * @throws Error when the screen was not built
 */
export function createScreenApp(folder: string): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // Only files in this list are served, so that no path leads out of the folder.
  const files = new Map(
    names.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, builtFile(path)]),
  );
  const screen = files.get(DOCUMENT);
  if (!screen)
    throw new Error(`There is no build of the studio in ${folder}. Run "npm run studio -- build" first.`);

  async function answer(context: Context, file: BuiltFile, caching: string): Promise<Response> {
    const accepts = /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
    const compressed = accepts ? await file.compressed() : undefined;
    return context.body(compressed ?? file.bytes, 200, {
      'content-type': file.type,
      'cache-control': caching,
      vary: 'accept-encoding',
      ...(compressed && { 'content-encoding': 'br' }),
    });
  }

  app.get('/*', (context) => {
    const { path } = context.req;
    const file = files.get(path);
    if (file && path !== DOCUMENT)
      return answer(context, file, HASHED.test(path) ? 'private, max-age=31536000, immutable' : 'no-cache');
    if (HASHED.test(path) || extname(path) !== '')
      throw new StudioError(404, 'NotFound', 'This file doesn’t exist.');
    return answer(context, screen, 'no-store');
  });
  return app;
}
