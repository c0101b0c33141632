import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ConsentMode } from '../../lib/consent/choice.ts';
import { compressFast, decompress } from '../compression.ts';
import { cacheStatus, type CacheResult } from './page-results.ts';
import type { CapturedResponse } from './capture-response.ts';
import type { FinishedPage } from './finished-pages.ts';
import type { PreparedResponses, PreparedResponse } from './prepared-page.ts';
import { requestAllowsTags } from './tag-policy.ts';

const MIN_COMPRESSED_BYTES = 1_024;

/** Headers of a response that no cache may store, such as a page that may have changed. */
export const UNSTORED_HEADERS = { 'cache-control': 'private, no-store' };

const acceptsBrotli = (accepted: string | undefined): boolean => accepted?.includes('br') === true;
const acceptsGzip = (accepted: string | undefined): boolean => accepted?.includes('gzip') === true;

/** Returns the `Accept-Encoding` of a request. Does not check for `q=0`, which no client sends. */
export const acceptedEncodings = ({ headers }: IncomingMessage): string | undefined => {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join() : accepted;
};

/** Sends a response that is not cached, compressed if it is large enough. */
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

/** Sends a prepared response with a different status or with some headers changed. */
function sendChanged(
  { head }: PreparedResponse,
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

/** Returns the page in the best encoding that the client accepts; undefined if it accepts no compression. */
const chooseEncoding = (
  { gzip, br }: PreparedResponses,
  accepted: string | undefined,
): PreparedResponse | undefined =>
  (acceptsBrotli(accepted) ? br : undefined) ?? (acceptsGzip(accepted) ? gzip : undefined);

/** Whether the client already has the page. Only a page with status 200 can be unchanged. */
const isUnchanged = ({ status, etag }: PreparedResponses, { headers }: IncomingMessage): boolean =>
  status === 200 && headers['if-none-match']?.split(/,\s*/).includes(etag) === true;

/**
 * Sends a finished page synchronously. This is the path of most requests, so it allocates nothing.
 * @returns false if the request needs `sendFinishedPage`
 */
export function sendPreparedPage(
  page: PreparedResponses,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const prepared = chooseEncoding(page, acceptedEncodings(request));
  if (!prepared || isUnchanged(page, request)) return false;
  response.writeHead(page.status, prepared.head);
  if (request.method === 'HEAD') response.end();
  else response.end(prepared.text ?? prepared.body, 'latin1');
  return true;
}

/**
 * Sends a finished page, or 304 if the client already has it.
 * @param result 'hit' if the page was finished before this request, 'stale' if it may have changed since
 * @param changed headers that differ from the page's own
 */
export async function sendFinishedPage(
  page: PreparedResponses,
  request: IncomingMessage,
  response: ServerResponse,
  result: CacheResult = 'hit',
  changed: OutgoingHttpHeaders = {},
): Promise<void> {
  const isAsPrepared = result === 'hit' && Object.keys(changed).length === 0;
  if (isAsPrepared && sendPreparedPage(page, request, response)) return;
  const { status, gzip } = page;
  const cached = { 'cache-status': cacheStatus(result), ...changed };
  if (isUnchanged(page, request))
    return sendChanged(gzip, response, 304, {
      ...cached,
      'content-encoding': undefined,
      'content-length': undefined,
    });
  const body = (bytes: Buffer): Buffer | undefined => (request.method === 'HEAD' ? undefined : bytes);
  const prepared = chooseEncoding(page, acceptedEncodings(request));
  if (prepared) return sendChanged(prepared, response, status, cached, body(prepared.body));
  // Almost all clients accept compression, so uncompressed pages are not kept.
  const plain = await decompress(gzip.body);
  const uncompressed = { ...cached, 'content-encoding': undefined, 'content-length': plain.byteLength };
  sendChanged(gzip, response, status, uncompressed, body(plain));
}

/**
 * Returns the page with the content security policy that the visitor's consent allows. Without a tag manager, all
 * visitors get the same page.
 */
export const pageUnderConsent = (
  page: FinishedPage,
  request: IncomingMessage,
  mode: ConsentMode,
): PreparedResponses => (page.withTags && requestAllowsTags(request, mode) ? page.withTags : page);
