import { gunzipSync } from 'node:zlib';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ENVELOPE, problemOf, type Envelope } from './envelope.ts';
import type { TelemetryStores } from './store.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_ITEMS = 1_000;

interface Refusal {
  index: number;
  statusCode: 400;
  message: string;
}

/** Paths used by the browser SDK and by the Node SDK. */
const TRACK = ['/v2/track', '/v2.1/track'];

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'content-type, content-encoding, sdk-context, x-set-cross-origin-resource-policy',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '3600',
};

/** Parses a body: a JSON array, an object, or objects separated by newlines. Returns undefined for anything else. */
function parseItems(body: string): unknown[] | undefined {
  const text = body.trim();
  if (text === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch {
    try {
      return text.split(/\r?\n/).flatMap((line): unknown[] => {
        if (line.trim() === '') return [];
        const parsed: unknown = JSON.parse(line);
        return Array.isArray(parsed) ? parsed : [parsed];
      });
    } catch {
      return undefined;
    }
  }
}

const refusal = (context: Context, status: 400 | 413, message: string): Response =>
  context.json(
    { itemsReceived: 0, itemsAccepted: 0, errors: [{ index: 0, statusCode: status, message }] },
    status,
    CORS,
  );

async function readBody(request: Request): Promise<string | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (request.headers.get('content-encoding') !== 'gzip') return new TextDecoder().decode(bytes);
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BODY_BYTES }).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Replaces a time in the future with the time of arrival, because retention relies on times. */
const notAfter = (now: string, item: Envelope): Envelope =>
  Date.parse(item.time) > Date.parse(now) ? { ...item, time: now } : item;

/**
 * Creates the app of `/telemetry/v2/track` and `/v2.1/track`, which work like Application Insights' ingestion endpoint
 * (docs/services.md, "Telemetry"): 200 if all items are accepted, 206 if some are, 400 if none is or the body is not
 * telemetry.
 */
export function createTelemetryApp({ browsers, servers }: TelemetryStores): Hono {
  const app = new Hono();
  app.on('OPTIONS', TRACK, () => new Response(null, { status: 204, headers: CORS }));
  app.on(
    'POST',
    TRACK,
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => refusal(context, 413, `The body is larger than ${MAX_BODY_BYTES} bytes`),
    }),
    async (context) => {
      const body = await readBody(context.req.raw);
      const items = body === undefined ? undefined : parseItems(body);
      if (!items) return refusal(context, 400, 'The body is not JSON telemetry');
      if (items.length > MAX_ITEMS)
        return refusal(context, 413, `A request holds at most ${MAX_ITEMS} items`);
      const now = new Date().toISOString();
      const accepted: Envelope[] = [];
      const errors: Refusal[] = [];
      for (const [index, item] of items.entries()) {
        const parsed = ENVELOPE.safeParse(item);
        if (parsed.success) accepted.push(notAfter(now, parsed.data));
        else errors.push({ index, statusCode: 400, message: problemOf(parsed.error) });
      }
      // Only browsers send `Origin`. The site's relay sends it on their behalf.
      const store = context.req.header('origin') === undefined ? servers : browsers;
      store.append(accepted);
      const status = errors.length === 0 ? 200 : accepted.length > 0 ? 206 : 400;
      return context.json(
        { itemsReceived: items.length, itemsAccepted: accepted.length, errors, appId: null },
        status,
        CORS,
      );
    },
  );
  return app;
}
