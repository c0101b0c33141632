import { serverConfig } from '@/lib/config/server';
import { startPreview } from '@/lib/content/preview/draft-mode';
import { parseLocalPath, isPreviewSecret } from '@/lib/content/preview/preview';
import { isPreviewTicket } from '@/lib/content/preview/preview-ticket';
import { redeemTicket } from '@/lib/content/preview/redeem-ticket';

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/**
 * Starts the preview of a page. Contentful's web app opens `?secret=…&path=/en-us/…`, the studio `?ticket=…&path=…`.
 * Each ticket works once.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS } = serverConfig();
  const secret = [PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS] as const;
  const path = searchParams.get('path') ?? '/en-us';
  const ticket = searchParams.get('ticket');
  const hasSecret = isPreviewSecret(searchParams.get('secret'), secret);
  if (!hasSecret && !isPreviewTicket(ticket, path, secret, Date.now()))
    return new Response('The preview secret or ticket is missing or invalid.', {
      status: 401,
      headers: HEADERS,
    });
  const location = parseLocalPath(path);
  if (location === null)
    return new Response('The path must be on this site and start with /en-us.', {
      status: 400,
      headers: HEADERS,
    });
  if (!hasSecret && !(await redeemTicket(ticket ?? '')))
    return new Response('This preview link was already used. Open the preview in the studio again.', {
      status: 410,
      headers: HEADERS,
    });
  await startPreview(request);
  return new Response(null, { status: 307, headers: { ...HEADERS, location } });
}
