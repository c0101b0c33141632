import { NextResponse, type NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/server';
import { isPreviewRequest } from '@/lib/content/preview/preview-cookies';
import { resolveSlug } from '@/lib/content/routing/resolve-slug';
import { matchRoute } from '@/lib/content/routing/match-route';
import { MISSING_PAGE_HEADER, NOT_FOUND_PATH } from '@/lib/content/routing/not-found';
import { getPerRequestPath } from '@/lib/content/routing/routes';
import { formStateInit } from '@/lib/forms/form-state-transport';
import { withVisitorQuery } from '@cleanpro/content-values/redirects/redirect';
import { isOwnRequest } from '@/lib/incoming-requests/own-request';
import { consumeRateLimit } from '@/lib/incoming-requests/rate-limit';
import { refusalPage } from '@/lib/incoming-requests/refusal-page';
import { refusalResponse, RequestRefusedError } from '@/lib/incoming-requests/refused';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { isSearch, SEARCH_RATE } from '@/lib/search/search-rate';
import { widenPolicy } from '@/lib/security/widened-policy';

/** Whether the build includes the style guide (next.config.ts). */
const hasStyleGuide = process.env.NODE_ENV === 'development' || Boolean(process.env.STYLE_GUIDE);

/**
 * Responds that there is no such page. The site's server sends the not-found page from memory. Next renders it under
 * `next start` and `next dev`, in previews, and for requests that the site sends to itself.
 */
const notFound = (request: NextRequest, isRendered: boolean): NextResponse =>
  isRendered || !globalThis.sendOwnRequest
    ? NextResponse.rewrite(new URL(NOT_FOUND_PATH, request.url), { status: 404 })
    : new NextResponse(null, { status: 404, headers: { [MISSING_PAGE_HEADER]: '1' } });

async function respond(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const redirect = (path: string, status: 301 | 302 | 308): NextResponse =>
    NextResponse.redirect(new URL(path, request.url), status);

  const isOwn = isOwnRequest(request.headers);
  if (isOwn && pathname === NOT_FOUND_PATH) return notFound(request, true);
  const match = matchRoute({ pathname, search });
  if (match.kind === 'reserved') return NextResponse.next();
  if (match.kind === 'style-guide') return hasStyleGuide ? NextResponse.next() : notFound(request, isOwn);
  if (match.kind === 'redirect' && match.key === undefined) return redirect(match.to, match.status);

  const { PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS, TRUSTED_PROXIES } = serverConfig();
  const cookies = request.headers.get('cookie') ?? '';
  const isPreview = isPreviewRequest(cookies, [PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS], Date.now());
  const key = match.kind === 'page' ? match.slug : match.key;
  // Skip this for pages in a preview, because the page may exist only as a draft.
  if (key !== undefined && (!isPreview || match.kind === 'other')) {
    const address = visitorAddress(request.headers, TRUSTED_PROXIES);
    if (match.kind === 'page' && isSearch(match.slug, searchParams))
      await consumeRateLimit(SEARCH_RATE, address);
    const resolution = await resolveSlug(key, address);
    if (!resolution) {
      return NextResponse.rewrite(new URL('/page-unavailable', request.url), {
        status: 503,
        headers: { 'retry-after': '30', 'cache-control': 'private, no-store' },
      });
    }
    if (resolution.kind === 'redirect')
      return redirect(withVisitorQuery(resolution.to, search), resolution.permanent ? 301 : 302);
    if (resolution.kind === 'missing') return notFound(request, isPreview || isOwn);
  }
  if (match.kind === 'redirect') return redirect(match.to, match.status);
  if (match.kind === 'other') return notFound(request, isPreview || isOwn);
  const path = getPerRequestPath(match.slug, searchParams, cookies);
  const init = await formStateInit(request);
  return path === null ? NextResponse.next(init) : NextResponse.rewrite(new URL(path, request.url), init);
}

/**
 * Responds to visitors over the rate limit with a page that says what to do. Other refusals concern requests that the
 * site sends to itself, and are answered with JSON.
 */
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

/**
 * Redirects requests to canonical URLs, and answers requests for editors' redirects and missing pages before a page is
 * rendered.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const response = await respond(request).catch(refuse);
  widenPolicy(request, response);
  return response;
}

export const config = {
  // All paths except the files and route handlers in packages/content-values/redirects/normalize-path.ts.
  matcher: [
    '/((?!(?:_next|api|images|sitemaps)/|(?:\\.well-known/gpc\\.json|apple-icon\\.png|favicon\\.ico|icon\\.svg|robots\\.txt|sitemap\\.xml)$).*)',
  ],
};
