import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

/** Headers that are forwarded to the image server, and back. */
const REQUEST_HEADERS = ['accept', 'if-none-match', 'range'];
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
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

const picked = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names
      .flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']])
      .filter(([, value]) => value !== ''),
  );

/**
 * Relays an image, video or document of the image server. A failed connection is retried once; then 502.
 */
export async function fetchImage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = new URL(pathname + search, serverConfig().IMAGES_UPSTREAM_URL);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(target, {
        method: request.method,
        headers: picked(request.headers, REQUEST_HEADERS),
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return new Response(response.body, {
        status: response.status,
        headers: picked(response.headers, RESPONSE_HEADERS),
      });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      log('warn', 'ImageFailure', { attempt, message: errorMessage(error) });
    }
  }
  return new Response('The image is temporarily unavailable.', {
    status: 502,
    headers: { 'cache-control': 'no-store' },
  });
}
