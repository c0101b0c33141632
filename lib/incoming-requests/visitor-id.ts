import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';

const COOKIE = 'visitor';
const YEAR_SECONDS = 365 * 24 * 3600;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Returns the random id of this browser, so that each visitor has one vote. The cookie is set only by a vote and used
 * for nothing else.
 * @returns the id, and for a new id the `Set-Cookie` header that stores it
 */
export function visitorId(request: NextRequest): { id: string; cookie: string | null } {
  const existing = request.cookies.get(COOKIE)?.value ?? '';
  if (ID.test(existing)) return { id: existing, cookie: null };
  const id = randomUUID();
  const secure =
    request.nextUrl.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
  return {
    id,
    cookie: `${COOKIE}=${id}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}
