import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { NO_DOCUMENT_POLICY } from '../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../lib/security/response-headers.ts';
import type { FastHandler } from './http-server.ts';

const PREFIX = '/_next/static';
const STATIC_HEADERS = { ...RESPONSE_HEADERS, 'content-security-policy': NO_DOCUMENT_POLICY };
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Serves the files of a build, which never change, with the compressed ones beside them (build-static.ts). Only files
 * that were there at the start are served; every other request goes on.
 * @param distDir the folder of the build
 * @param handle what handles all other requests
 */
export function serveStaticFiles(distDir: string, handle: FastHandler): FastHandler {
  const folder = join(distDir, 'static');
  if (!existsSync(folder)) throw new Error(`There is no build in ${distDir}: run "npm run build".`);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    etag: true,
    setHeaders(response) {
      for (const [name, value] of Object.entries(STATIC_HEADERS)) response.setHeader(name, value);
    },
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${PREFIX}/`) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return handle(request, response);
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      // Within the folder, as the library expects it.
      request.url = url.slice(PREFIX.length);
      serve(request, response, () => {
        request.url = url;
        Promise.resolve(handle(request, response)).then(resolve, reject);
      });
    });
  };
}
