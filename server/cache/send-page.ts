import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ConsentMode } from '../../lib/consent/choice.ts';
import { compressFast, decompress } from '../compression.ts';
import { cacheStatus, type CacheResult } from './page-results.ts';
import type { CapturedResponse } from './capture-response.ts';
import type { FinishedPage } from './finished-pages.ts';
import type { ReadyPage, ReadyResponse } from './ready-page.ts';
import { requestAllowsTags } from './tag-policy.ts';

const MIN_COMPRESSED_BYTES = 1_024;

/** Headers of a page that is for this visitor alone, such as one that may have changed since. */
export const UNSTORED_HEADERS = { 'cache-control': 'private, no-store' };

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

/** The page as a client takes it that does not have it yet; undefined for one that takes nothing compressed. */
const readyFor = ({ gzip, br }: ReadyPage, accepted: string | undefined): ReadyResponse | undefined =>
  (acceptsBrotli(accepted) ? br : undefined) ?? (acceptsGzip(accepted) ? gzip : undefined);

/** Whether a client has the page: only what would be sent with 200 can be unchanged. */
const isUnchanged = ({ status, etag }: ReadyPage, { headers }: IncomingMessage): boolean =>
  status === 200 && headers['if-none-match']?.split(/,\s*/).includes(etag) === true;

/**
 * Sends a finished page at once, as it is in memory. This is what most requests are, so nothing is made for it.
 * @returns false for a request that needs more (`sendFinishedPage`)
 */
export function sendReadyPage(page: ReadyPage, request: IncomingMessage, response: ServerResponse): boolean {
  const ready = readyFor(page, acceptedEncodings(request));
  if (!ready || isUnchanged(page, request)) return false;
  response.writeHead(page.status, ready.head);
  if (request.method === 'HEAD') response.end();
  else response.end(ready.text ?? ready.body, 'latin1');
  return true;
}

/**
 * Sends a finished page, or 304 to a client that has it.
 * @param result 'hit' for a page that was finished before this request, 'stale' for one that may have changed since
 * @param changed headers that differ from the page's own
 */
export async function sendFinishedPage(
  page: ReadyPage,
  request: IncomingMessage,
  response: ServerResponse,
  result: CacheResult = 'hit',
  changed: OutgoingHttpHeaders = {},
): Promise<void> {
  const isAsReady = result === 'hit' && Object.keys(changed).length === 0;
  if (isAsReady && sendReadyPage(page, request, response)) return;
  const { status, gzip } = page;
  const cached = { 'cache-status': cacheStatus(result), ...changed };
  if (isUnchanged(page, request))
    return sendChanged(gzip, response, 304, {
      ...cached,
      'content-encoding': undefined,
      'content-length': undefined,
    });
  const body = (ready: Buffer): Buffer | undefined => (request.method === 'HEAD' ? undefined : ready);
  const ready = readyFor(page, acceptedEncodings(request));
  if (ready) return sendChanged(ready, response, status, cached, body(ready.body));
  // Few clients take nothing compressed, so what they get is made for each.
  const plain = await decompress(gzip.body);
  const uncompressed = { ...cached, 'content-encoding': undefined, 'content-length': plain.byteLength };
  sendChanged(gzip, response, status, uncompressed, body(plain));
}

/** The page under the policy that the visitor's consent allows; all get the same where no tag manager is configured. */
export const pageUnderConsent = (
  page: FinishedPage,
  request: IncomingMessage,
  mode: ConsentMode,
): ReadyPage => (page.withTags && requestAllowsTags(request, mode) ? page.withTags : page);
