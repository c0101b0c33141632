import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CapturedResponse } from './capture-response.ts';
import type { FinishedPage } from './finished-pages.ts';

const compressGzip = promisify(gzip);
const GZIP_LEVEL = 6;
const MIN_COMPRESSED_BYTES = 1_024;

const acceptsBrotli = (accepted: string | undefined): boolean => accepted?.includes('br') === true;
const acceptsGzip = (accepted: string | undefined): boolean => accepted?.includes('gzip') === true;

/** The `Accept-Encoding` of a request. Codings that `q=0` refuses are not looked for: no client sends them. */
export const acceptedEncodings = ({ headers }: IncomingMessage): string | undefined => {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join() : accepted;
};

/** Sends a response that is not cached, compressed where that pays. */
export async function sendCompressed(
  { status, headers, body }: CapturedResponse,
  accepted: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const isCompressed = body.byteLength > MIN_COMPRESSED_BYTES && acceptsGzip(accepted);
  const sent = isCompressed ? await compressGzip(body, { level: GZIP_LEVEL }) : body;
  response.writeHead(status, {
    ...headers,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    'content-length': sent.byteLength,
  });
  response.end(sent);
}

/**
 * Sends a finished page, or 304 to a client that has it.
 * @param cacheStatus the page's `X-Nextjs-Cache`; 'HIT' for a page that was finished before this request
 */
export function sendFinishedPage(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
  cacheStatus: 'HIT' | 'MISS' = 'HIT',
): void {
  const accepted = acceptedEncodings(request);
  const { responses } = page;
  const ready =
    (acceptsBrotli(accepted) ? responses.get('br') : undefined) ??
    (acceptsGzip(accepted) ? responses.get('gzip') : undefined) ??
    responses.get('identity');
  if (!ready) throw new Error('The page has no response.');
  const { head, body } = ready;
  const isNotModified = request.headers['if-none-match']?.split(/,\s*/).includes(page.etag) === true;
  if (isNotModified || cacheStatus === 'MISS') {
    for (let at = 0; at < head.length; at += 2) response.setHeader(String(head[at]), String(head[at + 1]));
    response.setHeader('x-nextjs-cache', cacheStatus);
    if (isNotModified) response.removeHeader('content-length');
    response.statusCode = isNotModified ? 304 : 200;
    response.end(isNotModified ? undefined : body);
    return;
  }
  response.writeHead(200, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}
