import { serverConfig } from '@/lib/config/server';
import { startPreview } from '@/lib/content/preview/draft-mode';
import { localPath, opensPreview } from '@/lib/content/preview/preview';

/** Starts the preview of a page: `?secret=…&path=/en-us/…`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };
  if (!opensPreview(searchParams.get('secret'), serverConfig().PREVIEW_SECRET)) {
    return new Response('The preview secret is missing or wrong.', { status: 401, headers });
  }
  const path = localPath(searchParams.get('path') ?? '/en-us');
  if (path === null)
    return new Response('The path must be a path of this site that starts with /en-us.', {
      status: 400,
      headers,
    });
  await startPreview(request);
  return new Response(null, { status: 307, headers: { ...headers, location: path } });
}
