import { NextResponse, type NextRequest } from 'next/server';

/**
 * Before a page: addresses have lower case, pictures come from the content service's picture server, and the root
 * leads to the locale. Kept pages with ordinary addresses do not pass here.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/images/')) {
    const port = process.env.SERVICES_PORT || '4100';
    return NextResponse.rewrite(new URL(pathname + search, process.env.IMAGES_UPSTREAM_URL || `http://127.0.0.1:${port}`));
  }
  if (pathname === '/') return NextResponse.redirect(new URL(`/en-us${search}`, request.url), 308);
  const lower = pathname.toLowerCase();
  if (lower !== pathname) return NextResponse.redirect(new URL(lower + search, request.url), 308);
  return NextResponse.next();
}

export const config = {
  matcher: ['/', '/images/:path*', '/((?!_next/|api/|images/|icon|apple-icon)[^.]*[A-Z].*)'],
};
