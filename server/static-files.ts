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

/**
 * Serves the files of a folder. Sends the compressed version of a file if there is one next to it (build-static.ts).
 */
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

/**
 * Matches the names of unfinished files in the shared folder, which begin with a dot, and escapes, which could encode
 * that dot.
 */
const HIDDEN = /\/\.|%/;

/**
 * Serves the immutable files of a build and, if processes share a folder, those of other builds. Only the build's files
 * that exist at startup are served.
 * @param distDir folder of the build
 * @param handle handles all other requests
 * @param shared folder with the files of all builds (store/build-files.ts)
 * @throws Error when there is no build
 */
export function serveStaticFiles(distDir: string, handle: FastHandler, shared?: string): FastHandler {
  const folder = join(distDir, 'static');
  if (!existsSync(folder)) throw new Error(`There is no build in ${distDir}: run "npm run build".`);
  const serve = filesOf(folder);
  // `dev` looks files up on disk for each request, because other processes add files.
  const serveShared = shared === undefined ? undefined : filesOf(shared, { dev: true });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${PREFIX}/`) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return handle(request, response);
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      // The file was removed after startup, or cannot be read.
      response.once('pipe', (file) => file.once('error', reject));
      const goOn = (): void => {
        request.url = url;
        Promise.resolve(handle(request, response)).then(resolve, reject);
      };
      // Servers may ignore ranges, and sirv misreads them: it takes `-5` for the first six bytes.
      delete request.headers.range;
      // Sirv expects a path within the folder.
      request.url = url.slice(PREFIX.length);
      serve(request, response, () => {
        if (serveShared && !HIDDEN.test(url)) serveShared(request, response, goOn);
        else goOn();
      });
    });
  };
}
