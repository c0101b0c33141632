import { NextResponse, type NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { isPreviewRequest } from '@/lib/content/preview/preview-cookies';
import { loadResolution } from '@/lib/content/routing/load-resolution';
import { resolveSlug } from '@/lib/content/routing/resolve-slug';
import { getPerRequestPath, matchRoute, SEARCH } from '@/lib/content/routing/routes';
import { formStateInit } from '@/lib/forms/form-state-transport';
import { consumeRateLimit } from '@/lib/requests/rate-limit';
import { refusalPage } from '@/lib/requests/refusal-page';
import { refusalResponse, RequestRefusedError } from '@/lib/requests/refused';
import { visitorAddress } from '@/lib/requests/visitor-address';
import { SEARCH_RATE } from '@/lib/search/search-rate';
import { widenPolicy } from '@/lib/security/widened-policy';

async function respond(request: NextRequest): Promise<NextResponse> {
  const redirect = (path: string, status: 301 | 302 | 308): NextResponse =>
    NextResponse.redirect(new URL(path, request.url), status);
  const notFound = (): NextResponse =>
    NextResponse.rewrite(new URL('/page-not-found', request.url), { status: 404 });

  const match = matchRoute(request.nextUrl);
  if (match.kind === 'redirect') return redirect(match.to, match.status);
  if (match.kind === 'missing') return notFound();
  if (match.kind === 'unresolved') return NextResponse.next();

  const { slug } = match;
  const { PREVIEW_SECRET, TRUSTED_PROXIES } = serverConfig();
  const cookies = request.headers.get('cookie') ?? '';
  const isPreview = isPreviewRequest(cookies, PREVIEW_SECRET, Date.now());
  if (!isPreview) {
    const address = visitorAddress(request.headers, TRUSTED_PROXIES);
    if (slug === SEARCH) await consumeRateLimit(SEARCH_RATE, address);
    const resolution = await resolveSlug(slug, address, loadResolution);
    if (!resolution) {
      return NextResponse.rewrite(new URL('/page-unavailable', request.url), {
        status: 503,
        headers: { 'retry-after': '30', 'cache-control': 'private, no-store' },
      });
    }
    if (resolution.kind === 'redirect') return redirect(resolution.to, resolution.permanent ? 301 : 302);
    if (resolution.kind === 'missing') return notFound();
  }
  const path = getPerRequestPath(slug, request.nextUrl.searchParams, cookies);
  const init = await formStateInit(request);
  return path === null ? NextResponse.next(init) : NextResponse.rewrite(new URL(path, request.url), init);
}

/** A person gets a page with a way on; what the site posts to itself gets JSON. */
function refuse(error: unknown): Response {
  if (!(error instanceof RequestRefusedError) || error.status !== 429) return refusalResponse(error);
  const { status, message, retryAfter } = error;
  return new Response(refusalPage('Please wait a moment', message), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': String(retryAfter),
    },
  });
}

/** Gives every page one canonical URL, and answers redirects and missing pages before a page is rendered. */
export async function proxy(request: NextRequest): Promise<Response> {
  const response = await respond(request).catch(refuse);
  widenPolicy(request, response);
  return response;
}

export const config = {
  // Page addresses in any case, so that they are redirected to lower case. Names of files keep their capitals.
  matcher: [
    '/en-us/:path*',
    '/((?!_next/|_page-data/|api/|images/|sitemaps/|icon|apple-icon)[^.]*)',
    '/([eE][nN]-[uU][sS]/.*)',
  ],
};
