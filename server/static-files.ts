import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { NO_DOCUMENT_POLICY } from '../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../lib/security/response-headers.ts';
import type { FastHandler } from './http-server.ts';

const PREFIX = '/_next/static';
const STATIC_HEADERS = { ...RESPONSE_HEADERS, 'content-security-policy': NO_DOCUMENT_POLICY };
const YEAR_SECONDS = 365 * 24 * 3600;

const HEADERS = {
  ...STATIC_HEADERS,
  'cache-control': `public,max-age=${YEAR_SECONDS},immutable`,
};

/** Serves the files of a folder, with the compressed ones beside them (build-static.ts). */
const filesOf = (folder: string, options: { dev?: boolean } = {}) =>
  sirv(folder, {
    ...options,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response) {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    },
  });

/** The folder of stored files has some that are being written, whose names begin with a dot. */
const HIDDEN = /\/\.|%/;

/**
 * Serves the files of a build, which never change: those that were there at the start, and where processes share a folder
 * the files of other builds; every other request goes on.
 * @param distDir the folder of the build
 * @param handle what handles all other requests
 * @param shared the folder with the files of all builds (store/build-files.ts)
 */
export function serveStaticFiles(distDir: string, handle: FastHandler, shared?: string): FastHandler {
  const folder = join(distDir, 'static');
  if (!existsSync(folder)) throw new Error(`There is no build in ${distDir}: run "npm run build".`);
  const serve = filesOf(folder);
  // Looks at the disk, where other processes add files.
  const serveShared = shared === undefined ? undefined : filesOf(shared, { dev: true });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${PREFIX}/`) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return handle(request, response);
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      // A file that is gone since the start, or cannot be read.
      response.once('pipe', (file) => file.once('error', reject));
      const goOn = (): void => {
        request.url = url;
        Promise.resolve(handle(request, response)).then(resolve, reject);
      };
      // Ranges may be ignored, and the library reads them wrongly: `-5` as the first six bytes.
      delete request.headers.range;
      // Within the folder, as the library expects it.
      request.url = url.slice(PREFIX.length);
      serve(request, response, () => {
        if (serveShared && !HIDDEN.test(url)) serveShared(request, response, goOn);
        else goOn();
      });
    });
  };
}
