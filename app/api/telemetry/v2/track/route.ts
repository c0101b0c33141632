import { allowedBy } from '@/lib/consent/request';
import { relay } from '@/lib/telemetry/server/relay';

/** Relays the browser's telemetry, unless the visitor opted out. */
export function POST(request: Request): Promise<Response> | Response {
  if (!allowedBy(request).analytics) return new Response(null, { status: 204 });
  return relay(request);
}
