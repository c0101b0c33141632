import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { readBody } from '@/lib/requests/body';
import { consumeRateLimit } from '@/lib/requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/requests/refused';
import { requireSameOrigin } from '@/lib/requests/same-origin';
import { visitorAddress } from '@/lib/requests/visitor-address';
import { log } from '../log';
import { errorMessage } from '../error-message';

/** The client library's batches are at most 100 kB. */
const MAXIMUM_BYTES = 128 * 1024;
const MAXIMUM_ITEMS = 500;
const TIMEOUT_MS = 5_000;
/** A page sends every 15 seconds, and once when it is left; an office shares one address. */
const RATE = { name: 'telemetry', times: 600, seconds: 60 };
/** A failure is told once in this time. */
const TELL_EVERY_MS = 60_000;

let told = -Infinity;

const lost = (): Response => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** @throws RequestRefusedError 400 when the body is not a batch of items with this site's key */
function checkItems(body: string, instrumentationKey: string): void {
  const items = z
    .array(z.looseObject({ iKey: z.literal(instrumentationKey) }))
    .min(1)
    .max(MAXIMUM_ITEMS);
  try {
    if (items.safeParse(JSON.parse(body)).success) return;
  } catch {
    // Not JSON: refused like everything else that is no batch.
  }
  throw new RequestRefusedError(400, "This is not a batch of this site's telemetry.");
}

/**
 * Passes a batch of a page's telemetry on to the ingestion endpoint, and its answer back. The visitor's address and
 * cookies stay here. Other sites' pages, floods, and what is no batch of this site are refused; while the endpoint
 * does not answer, 204: the batch is lost, and the browser is not made to repeat it.
 */
export async function relay(request: Request): Promise<Response> {
  const { telemetry, SITE_URL, TRUSTED_PROXIES } = serverConfig();
  if (!telemetry) return lost();
  let body: string;
  try {
    requireSameOrigin(request.headers, SITE_URL);
    await consumeRateLimit(RATE, visitorAddress(request.headers, TRUSTED_PROXIES));
    body = await readBody(request, MAXIMUM_BYTES);
    checkItems(body, telemetry.instrumentationKey);
  } catch (error) {
    return refusalResponse(error);
  }
  try {
    const answer = await fetch(telemetry.trackUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status >= 500) throw new Error(`it answered ${answer.status}`);
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    });
  } catch (error) {
    if (Date.now() - told > TELL_EVERY_MS) {
      told = Date.now();
      log('warn', 'TelemetryRelayFailure', { message: errorMessage(error) });
    }
    return lost();
  }
}
