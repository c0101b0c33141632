import { serverConfig } from '@/lib/config/server';
import { endPreview } from '@/lib/content/preview/draft-mode';
import { parseLocalPath } from '@/lib/content/preview/preview';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { requireSameOrigin } from '@/lib/incoming-requests/same-origin';

/** Ends the preview and redirects to the published page: `?path=/en-us/…`. Ignores the request's body. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers, serverConfig().origins);
  } catch (error) {
    return refusalResponse(error);
  }
  await endPreview(request);
  const location = parseLocalPath(new URL(request.url).searchParams.get('path')) ?? ROOT;
  return new Response(null, { status: 303, headers: { 'cache-control': 'private, no-store', location } });
}
