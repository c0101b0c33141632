import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';

const COOKIE = 'visitor';
const YEAR = 365 * 24 * 3600;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * A random id of this browser, so that one visitor has one vote. Set only when a visitor votes, and used for nothing
 * else.
 * @returns the id, and the `Set-Cookie` header that keeps it when it is new
 */
export function visitorId(request: NextRequest): { id: string; cookie: string | null } {
  const known = request.cookies.get(COOKIE)?.value ?? '';
  if (ID.test(known)) return { id: known, cookie: null };
  const id = randomUUID();
  const secure =
    request.nextUrl.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
  return {
    id,
    cookie: `${COOKIE}=${id}; Path=/api; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}
