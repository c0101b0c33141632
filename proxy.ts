import { NextResponse, type NextRequest } from 'next/server';
import { parsePageQuery } from '@/lib/content/pages/page-query';
import { readsOwnQuery } from '@/lib/content/routing/fixed-routes';
import { isResolved, markResolved } from '@/lib/content/routing/resolved-slugs';
import { MEMBER_PAGE } from '@/lib/members/pages';
import { RESOLVED, type Resolved } from '@/lib/content/routing/route-resolution';
import { widenedPolicy } from '@/lib/security/widened-policy';

const ROOT = '/en-us';
const WITH_QUERY_ROUTE = `${ROOT}/_with-query`;
const DRAFT_COOKIE = '__prerender_bypass';

function redirectTo(request: NextRequest, path: string, status: 301 | 302 | 308): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), status);
}

const notFoundPage = (request: NextRequest): NextResponse =>
  NextResponse.rewrite(new URL('/page-not-found', request.url), { status: 404 });

/**
 * What stands at an address, from this same server, which keeps the answer until content changes. The page could
 * say so too, but a page that says "not found", or fails, is rendered by script alone; from here it is whole HTML.
 * Undefined when content cannot be read and was not read before.
 */
async function resolve(slug: string): Promise<Resolved | undefined> {
  try {
    const port = process.env.PORT || '3000';
    const response = await fetch(`http://127.0.0.1:${port}/api/resolve?slug=${encodeURIComponent(slug)}`, {
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok ? RESOLVED.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The kept page, or the route that answers what the query string asks and what is another page for each visitor. */
function page(request: NextRequest, slug: string): NextResponse {
  const pageQuery = parsePageQuery(request.nextUrl.searchParams);
  return (pageQuery.size > 0 && !readsOwnQuery(slug)) || slug === MEMBER_PAGE
    ? NextResponse.rewrite(new URL(`${WITH_QUERY_ROUTE}/${slug}?${pageQuery}`, request.url))
    : NextResponse.next();
}

/** Before a page: one form for each address, redirects of editors, unknown addresses. */
async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/') return redirectTo(request, `${ROOT}${search}`, 308);
  const lower = pathname.toLowerCase();
  if (lower !== pathname) return redirectTo(request, lower + search, 308);
  if ((pathname !== ROOT && !pathname.startsWith(`${ROOT}/`)) || pathname.startsWith(WITH_QUERY_ROUTE))
    return notFoundPage(request);
  if (pathname === `${ROOT}/_styles`) return NextResponse.next();

  const slug = pathname.slice(ROOT.length + 1);
  if (request.cookies.has(DRAFT_COOKIE) || isResolved(slug)) return page(request, slug);
  const found = await resolve(slug);
  if (!found) {
    return NextResponse.rewrite(new URL('/page-unavailable', request.url), {
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'private, no-store' },
    });
  }
  if (found.kind === 'redirect') return redirectTo(request, found.to, found.permanent ? 301 : 302);
  if (found.kind === 'missing') return notFoundPage(request);
  markResolved(slug);
  return page(request, slug);
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const response = await answer(request);
  const policy = widenedPolicy();
  if (policy) response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  // Everything but the framework's own files, route handlers, and files at the root (which have a dot in their names).
  matcher: ['/en-us/:path*', '/((?!_next/|api/|images/|sitemaps/|icon|apple-icon)[^.]*)', '/([^.]*[A-Z].*)'],
};
