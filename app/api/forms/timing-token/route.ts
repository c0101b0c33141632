import { getTimingToken } from '@/lib/forms/timing-token';

const TRANSPARENT_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Sets a session cookie that records when a visitor started a form (lib/forms/timing-token.ts). */
export async function GET(): Promise<Response> {
  await getTimingToken();
  return new Response(TRANSPARENT_PIXEL, {
    headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' },
  });
}
