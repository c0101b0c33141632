import { NextResponse, type NextRequest } from 'next/server';
import { RESOLVED, type Resolved } from '@/lib/content/resolved';

/** How long an address that was found is not asked for again. A page that goes meanwhile says so itself. */
const KNOWN_FOR_MS = 60_000;
const KNOWN_AT_MOST = 20_000;
const known = new Map<string, number>();

const ROOT = '/en-us';
const DRAFT_COOKIE = '__prerender_bypass';

function redirectTo(request: NextRequest, path: string, status: 301 | 302 | 308): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), status);
}

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

/** Before a page: one form for each address, redirects of editors, unknown addresses. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/') return redirectTo(request, `${ROOT}${search}`, 308);
  const lower = pathname.toLowerCase();
  if (lower !== pathname) return redirectTo(request, lower + search, 308);
  const ours = pathname === ROOT || pathname.startsWith(`${ROOT}/`);
  if (!ours || pathname.startsWith(`${ROOT}/_`) || request.cookies.has(DRAFT_COOKIE))
    return NextResponse.next();

  const slug = pathname.slice(ROOT.length + 1);
  if ((known.get(slug) ?? 0) > Date.now()) return NextResponse.next();
  const found = await resolve(slug);
  if (!found) {
    return NextResponse.rewrite(new URL('/page-unavailable', request.url), {
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'private, no-store' },
    });
  }
  if (found.kind === 'redirect') return redirectTo(request, found.to, found.permanent ? 301 : 302);
  if (found.kind === 'missing')
    return NextResponse.rewrite(new URL('/page-not-found', request.url), { status: 404 });
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(slug, Date.now() + KNOWN_FOR_MS);
  return NextResponse.next();
}

export const config = {
  matcher: ['/', '/en-us/:path*', '/((?!_next/|api/|images/|icon|apple-icon)[^.]*[A-Z].*)'],
};
