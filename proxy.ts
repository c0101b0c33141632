import { NextResponse, type NextRequest } from 'next/server';
import { DRAFT_COOKIE } from '@/lib/content/preview/draft-cookie';
import { isResolved, markResolved } from '@/lib/content/routing/resolved-slugs';
import { ROUTE_RESOLUTION, type RouteResolution } from '@/lib/content/routing/route-resolution';
import { getPerRequestPath, matchRoute } from '@/lib/content/routing/routes';
import { formStateInit } from '@/lib/forms/form-state-transport';
import { expirationVersion } from '@/lib/processes/tag-expirations';
import { refusalResponse } from '@/lib/requests/refused';
import { widenedPolicy } from '@/lib/security/widened-policy';

const RESOLVE_TIMEOUT_MS = 15_000;

/**
 * Resolves a slug through this same server, which caches the resolution until content changes. The page could do it
 * too, but Next renders a page's own "not found" and errors with JavaScript only; from here they are complete HTML.
 * Undefined when the content service is unavailable and nothing is cached.
 */
async function resolve(slug: string): Promise<RouteResolution | undefined> {
  try {
    const port = process.env.PORT || '3000';
    const response = await fetch(`http://127.0.0.1:${port}/api/resolve?slug=${encodeURIComponent(slug)}`, {
      signal: AbortSignal.timeout(RESOLVE_TIMEOUT_MS),
    });
    return response.ok ? ROUTE_RESOLUTION.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

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
  if (!request.cookies.has(DRAFT_COOKIE) && !isResolved(slug)) {
    const version = expirationVersion();
    const resolution = await resolve(slug);
    if (!resolution) {
      return NextResponse.rewrite(new URL('/page-unavailable', request.url), {
        status: 503,
        headers: { 'retry-after': '30', 'cache-control': 'private, no-store' },
      });
    }
    if (resolution.kind === 'redirect') return redirect(resolution.to, resolution.permanent ? 301 : 302);
    if (resolution.kind === 'missing') return notFound();
    markResolved(slug, version);
  }
  const path = getPerRequestPath(slug, request.nextUrl.searchParams);
  const init = await formStateInit(request);
  return path === null ? NextResponse.next(init) : NextResponse.rewrite(new URL(path, request.url), init);
}

/** Gives every page one canonical URL, and answers redirects and missing pages before a page is rendered. */
export async function proxy(request: NextRequest): Promise<Response> {
  const response = await respond(request).catch(refusalResponse);
  const policy = widenedPolicy();
  if (policy) response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = {
  // Everything but the framework's own files, route handlers, and files at the root (which have a dot in their names).
  matcher: ['/en-us/:path*', '/((?!_next/|api/|images/|sitemaps/|icon|apple-icon)[^.]*)', '/([^.]*[A-Z].*)'],
};
