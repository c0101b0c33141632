import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { isPreviewRequest } from '@/lib/content/preview/preview-cookies';
import { consumeRateLimit, restoreRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { parseImageRequest, type Conversions } from './image-request';

/** Headers that are forwarded to the image server, and back. */
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
/** A page has up to 60 pictures; of a new site, a visitor may be the first to see ten pages in a minute. */
const RATE: RateLimitRule = { name: 'image-conversions', times: 600, seconds: 60 };

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names
      .flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']])
      .filter(([, value]) => value !== ''),
  );

const failure = (status: 400 | 404 | 502, message: string): Response =>
  new Response(message, { status, headers: { 'cache-control': 'no-store' } });

/** An editor's preview displays the files of drafts, which are for nobody else. */
function requestHeaders({ headers }: Request): Headers {
  const { PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS, CONTENTFUL_PREVIEW_TOKEN } = serverConfig();
  const passed = picked(headers, REQUEST_HEADERS);
  const secret = [PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS] as const;
  if (isPreviewRequest(headers.get('cookie') ?? '', secret, Date.now()))
    passed.set('authorization', `Bearer ${CONTENTFUL_PREVIEW_TOKEN}`);
  return passed;
}

/** A failed connection is retried once; then 502. */
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

/** Whether the image server converted an image for this response, as its CDN tells: no cache of it had the image. */
const wasConverted = ({ headers }: Response): boolean =>
  /^(?!.*HIT).*MISS/i.test(headers.get('x-cache') ?? '');

/** Fetches a conversion, of which each visitor may cause so many a minute; those that are cached do not count. */
async function fetchConversion(path: string, request: Request): Promise<Response> {
  const address = visitorAddress(request.headers, serverConfig().TRUSTED_PROXIES);
  // Counted before the response, so that many requests at the same time are counted too.
  await consumeRateLimit(RATE, address);
  const response = await fetchFile(path, request);
  if (!wasConverted(response)) await restoreRateLimit(RATE, address);
  return response;
}

/** Relays an image, video or document of the image server. */
export async function relayImage(request: Request, conversions: Conversions): Promise<Response> {
  const parsed = parseImageRequest(new URL(request.url), conversions, request.headers.get('accept'));
  if (parsed.kind === 'missing') return failure(404, 'There is no such image.');
  if (parsed.kind === 'refused')
    return failure(
      400,
      'This site has the image in other sizes and formats only: use the address on its page.',
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
