import { cookies } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { ROOT } from '@/lib/content/routing/links';
import { RESET_COOKIE } from '@/lib/members/actions';

const TOKEN = /^[\w-]{43}$/;
const HALF_AN_HOUR = 30 * 60;

/** The link of a mail: takes the token out of the address, where history and other sites would see it. */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (TOKEN.test(token)) {
    (await cookies()).set(RESET_COOKIE, token, {
      httpOnly: true,
      // Not strict: the visitor comes from a mail program's page.
      sameSite: 'lax',
      secure: serverConfig().SITE_URL.startsWith('https:'),
      path: '/api/forms',
      maxAge: HALF_AN_HOUR,
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
