import { cookies, draftMode } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { DRAFT_COOKIE } from '@/lib/content/preview/draft-cookie';
import { localPath, opensPreview } from '@/lib/content/preview/preview';

/** Starts the preview of a page: `?secret=…&path=/en-us/…`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams, protocol } = new URL(request.url);
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
  (await draftMode()).enable();
  const secure = protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
  if (secure) {
    // Contentful's editor embeds the site in a frame of another origin, which only gets cookies with SameSite=None.
    const jar = await cookies();
    const value = jar.get(DRAFT_COOKIE)?.value;
    if (value)
      jar.set({ name: DRAFT_COOKIE, value, httpOnly: true, path: '/', secure: true, sameSite: 'none' });
  }
  return new Response(null, { status: 307, headers: { ...headers, location: path } });
}
