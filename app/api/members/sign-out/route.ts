import { serverConfig } from '@/lib/config/server';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { signOut } from '@/lib/members/actions';
import { SIGN_IN_PAGE } from '@/lib/members/pages';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { requireSameOrigin } from '@/lib/incoming-requests/same-origin';

export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers, serverConfig().origins);
  } catch (error) {
    return refusalResponse(error);
  }
  await signOut();
  return new Response(null, {
    status: 303,
    headers: { location: `${ROOT}/${SIGN_IN_PAGE}`, 'cache-control': 'private, no-store' },
  });
}
