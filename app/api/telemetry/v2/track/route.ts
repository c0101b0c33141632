import { allowedBy } from '@/lib/consent/request';
import { relay } from '@/lib/telemetry/server/relay';

export function POST(request: Request): Promise<Response> | Response {
  if (!allowedBy(request).analytics) return new Response(null, { status: 204 });
  return relay(request);
}
