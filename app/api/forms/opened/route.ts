import { openedByVisitor } from '@/lib/forms/opened';

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Notes in a cookie of the browser's session when a form was first seen (lib/forms/opened). */
export async function GET(): Promise<Response> {
  await openedByVisitor();
  return new Response(PIXEL, { headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' } });
}
