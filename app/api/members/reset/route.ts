import { cookies } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { RESET_COOKIE } from '@/lib/members/actions';

const TOKEN = /^[\w-]{43}$/;
const MAX_AGE_SECONDS = 30 * 60;

/**
 * Target of the link in a password reset email. Moves the token from the URL, which ends up in history and referrers,
 * into a cookie.
 */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (TOKEN.test(token)) {
    (await cookies()).set(RESET_COOKIE, token, {
      httpOnly: true,
      // `strict` would withhold the cookie from visitors who follow the link from a webmail page.
      sameSite: 'lax',
      secure: serverConfig().SITE_URL.startsWith('https:'),
      path: '/api/forms',
      maxAge: MAX_AGE_SECONDS,
    });
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: `${ROOT}/reset-password`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
