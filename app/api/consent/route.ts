import { CONSENT_COOKIE, CONSENT_DAYS } from '@/lib/consent/choice';
import { serverConfig } from '@/lib/config/server';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { requireSameOrigin } from '@/lib/incoming-requests/same-origin';

/**
 * Handles "Do Not Sell or Share My Personal Information" without JavaScript. Opts the visitor out of everything, and
 * redirects to the page about cookies.
 */
export function POST(request: Request): Response {
  const { SITE_URL, origins } = serverConfig();
  try {
    requireSameOrigin(request.headers, origins);
  } catch (error) {
    return refusalResponse(error);
  }
  const value = encodeURIComponent(JSON.stringify({ categories: ['necessary'] }));
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  return new Response(null, {
    status: 303,
    headers: {
      location: `${ROOT}/cookies`,
      'cache-control': 'no-store',
      'set-cookie': `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`,
    },
  });
}
