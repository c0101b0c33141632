import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compressFast, decompress } from '../compression.ts';
import type { CapturedResponse } from './capture-response.ts';
import type { ReadyPage, ReadyResponse } from './finished-pages.ts';

const MIN_COMPRESSED_BYTES = 1_024;

/** A page that may have changed since is for this visitor alone. */
const STALE_HEADERS = { 'cache-control': 'private, no-store' };

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
  const sent = isCompressed ? await compressFast(body) : body;
  response.writeHead(status, {
    ...headers,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    'content-length': sent.byteLength,
  });
  response.end(sent);
}

/** Sends a response whose headers, but for some, are ready. */
function sendChanged(
  { head }: ReadyResponse,
  response: ServerResponse,
  status: number,
  changed: OutgoingHttpHeaders,
  body?: Buffer,
): void {
  for (let at = 0; at < head.length; at += 2) response.setHeader(String(head[at]), String(head[at + 1]));
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) response.removeHeader(name);
    else response.setHeader(name, value);
  }
  response.statusCode = status;
  response.end(body);
}

/**
 * Sends a finished page, or 304 to a client that has it.
 * @param cacheStatus the page's `X-Nextjs-Cache`; 'HIT' for a page that was finished before this request, 'STALE' for one
 *   that may have changed since
 * @param uncached further headers of what no cache may store
 */
export async function sendFinishedPage(
  { status, gzip: gzipped, br, etag }: ReadyPage,
  request: IncomingMessage,
  response: ServerResponse,
  cacheStatus: 'HIT' | 'MISS' | 'STALE' = 'HIT',
  uncached: OutgoingHttpHeaders = {},
): Promise<void> {
  const accepted = acceptedEncodings(request);
  const ready = (acceptsBrotli(accepted) ? br : undefined) ?? (acceptsGzip(accepted) ? gzipped : undefined);
  const isHead = request.method === 'HEAD';
  const cached = {
    'x-nextjs-cache': cacheStatus,
    ...(cacheStatus === 'STALE' && { ...STALE_HEADERS, ...uncached }),
  };
  // Only what would be sent with 200 can be unchanged.
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    sendChanged(gzipped, response, 304, {
      ...cached,
      'content-encoding': undefined,
      'content-length': undefined,
    });
  } else if (ready && cacheStatus === 'HIT') {
    response.writeHead(status, ready.head);
    response.end(isHead ? undefined : ready.body);
  } else if (ready) {
    sendChanged(ready, response, status, cached, ready.body);
  } else {
    // Few clients take nothing compressed, so what they get is made for each.
    const body = await decompress(gzipped.body);
    const changed = { ...cached, 'content-encoding': undefined, 'content-length': body.byteLength };
    sendChanged(gzipped, response, status, changed, isHead ? undefined : body);
  }
}
