import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { readBody } from '@/lib/incoming-requests/body';
import { consumeRateLimit } from '@/lib/incoming-requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/incoming-requests/refused';
import { requireSameOrigin } from '@/lib/incoming-requests/same-origin';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { log } from '../log';
import { errorMessage } from '../error-message';

/** The client library's batches are at most 100 kB. */
const MAX_BODY_BYTES = 128 * 1024;
const MAX_ITEMS = 500;
const TIMEOUT_MS = 5_000;
/** A page sends a batch every 15 seconds and one when it is left. All visitors of an office may share one address. */
const RATE = { name: 'telemetry', times: 600, seconds: 60 };
/**
 * Bytes per hour, enough for about 1,000 page views. The embedded service stores 32 MiB of browser telemetry, so one
 * visitor needs four hours to rotate out everybody else's.
 */
const BUDGET = { name: 'telemetry-bytes', times: 8 * 1024 * 1024, seconds: 3600 };

const lostResponse = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/**
 * Checks that a body is a batch of items with this site's key.
 * @throws RequestRefusedError 400 when it is not
 */
function checkItems(body: string, instrumentationKey: string): void {
  const items = z
    .array(z.looseObject({ iKey: z.literal(instrumentationKey) }))
    .min(1)
    .max(MAX_ITEMS);
  try {
    if (items.safeParse(JSON.parse(body)).success) return;
  } catch {
    // The body is not JSON, so it is refused below.
  }
  throw new RequestRefusedError(400, "This is not a batch of this site's telemetry.");
}

/**
 * Relays a page's telemetry batch to the ingestion endpoint, without the visitor's IP address and cookies. Requests
 * from other sites, too many requests or bytes, and invalid batches are refused. While the endpoint is unavailable, the
 * response is 204: the batch is lost, and the browser does not retry it.
 */
export async function relay(request: Request): Promise<Response> {
  const { telemetry, SITE_URL, origins, TRUSTED_PROXIES } = serverConfig();
  if (!telemetry) return lostResponse();
  let body: string;
  try {
    requireSameOrigin(request.headers, origins);
    const address = visitorAddress(request.headers, TRUSTED_PROXIES);
    await consumeRateLimit(RATE, address);
    body = await readBody(request, MAX_BODY_BYTES);
    await consumeRateLimit(BUDGET, address, Buffer.byteLength(body));
    checkItems(body, telemetry.instrumentationKey);
  } catch (error) {
    return refusalResponse(error);
  }
  try {
    const response = await fetch(telemetry.trackUrl, {
      method: 'POST',
      body,
      // Send `Origin` as a browser does, because the embedded endpoint stores items without it as server telemetry.
      headers: { 'content-type': 'application/json', origin: SITE_URL },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return new Response(await response.text(), {
      status: response.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    });
  } catch (error) {
    log('warn', 'TelemetryRelayFailure', { message: errorMessage(error) });
    return lostResponse();
  }
}
