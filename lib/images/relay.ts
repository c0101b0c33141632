import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { isPreviewRequest } from '@/lib/content/preview/preview-cookies';
import { consumeRateLimit, restoreRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { parseImageRequest, type Conversions } from './image-request';

/** Headers forwarded to the image server and, below, back to the browser. */
const REQUEST_HEADERS = ['accept', 'authorization', 'if-none-match', 'if-range', 'range'];
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'retry-after',
  'x-content-type-options',
];
const ATTEMPTS = 2;
const TIMEOUT_MS = 30_000;
/** A page has up to 60 pictures. On a new site, one visitor may be the first to see ten pages in a minute. */
const RATE: RateLimitRule = { name: 'image-conversions', times: 600, seconds: 60 };

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names
      .flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']])
      .filter(([, value]) => value !== ''),
  );

const failure = (status: 400 | 404 | 502, message: string): Response =>
  new Response(message, { status, headers: { 'cache-control': 'no-store' } });

/** Returns the headers for the image server. Only an editor's preview gets the token for the files of drafts. */
function requestHeaders({ headers }: Request): Headers {
  const { PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS, CONTENTFUL_PREVIEW_TOKEN } = serverConfig();
  const passed = picked(headers, REQUEST_HEADERS);
  const secret = [PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS] as const;
  if (isPreviewRequest(headers.get('cookie') ?? '', secret, Date.now()))
    passed.set('authorization', `Bearer ${CONTENTFUL_PREVIEW_TOKEN}`);
  return passed;
}

/** Fetches a file. A failed connection is retried once. If it fails again, the response is 502. */
async function fetchFile(path: string, request: Request): Promise<Response> {
  const target = new URL(path, serverConfig().IMAGES_UPSTREAM_URL);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await fetch(target, {
        method: request.method,
        headers: requestHeaders(request),
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      log('warn', 'ImageFailure', { attempt, message: errorMessage(error) });
    }
  }
  return failure(502, 'The image is temporarily unavailable.');
}

/** Whether the image server converted an image for this response. If so, its CDN reports a miss and no hit. */
const wasConverted = ({ headers }: Response): boolean =>
  /^(?!.*HIT).*MISS/i.test(headers.get('x-cache') ?? '');

/** Fetches a conversion. Only conversions that were not cached count against the visitor's rate limit. */
async function fetchConversion(path: string, request: Request): Promise<Response> {
  const address = visitorAddress(request.headers, serverConfig().TRUSTED_PROXIES);
  // Count before the response, so that concurrent requests are limited too.
  await consumeRateLimit(RATE, address);
  const response = await fetchFile(path, request);
  if (!wasConverted(response)) await restoreRateLimit(RATE, address);
  return response;
}

/**
 * Relays an image, video or document from the image server. Refuses paths that are not files, conversions that the site
 * does not use, and too many conversions.
 */
export async function relayImage(request: Request, conversions: Conversions): Promise<Response> {
  const parsed = parseImageRequest(new URL(request.url), conversions, request.headers.get('accept'));
  if (parsed.kind === 'missing') return failure(404, 'Image not found.');
  if (parsed.kind === 'refused')
    return failure(
      400,
      'This image is only available in other sizes and formats. Use the address on its page.',
    );
  try {
    const fetchIt = parsed.converts ? fetchConversion : fetchFile;
    const response = await fetchIt(parsed.path, request);
    const headers = picked(response.headers, RESPONSE_HEADERS);
    if (parsed.varies) headers.set('vary', 'accept');
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    return refusalResponse(error);
  }
}
