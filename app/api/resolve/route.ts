import { resolveAddress } from '@/lib/content/routing/resolve-address';
import { isOwnRequest } from '@/lib/requests/own-request';

/**
 * Resolves the key of an address for `lib/content/routing/resolve-slug.ts`, which limits how many. The page that is rendered
 * next reuses what is cached here.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return new Response(null, { status: 404 });
  const key = new URL(request.url).searchParams.get('key') ?? '';
  return Response.json(await resolveAddress(key), { headers: { 'cache-control': 'no-store' } });
}
