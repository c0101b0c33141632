import 'server-only';
import { ownRequest } from '@/lib/incoming-requests/own-request';
import { sealFormState, type FormState } from './form-state';

const TIMEOUT_MS = 30_000;

/**
 * Renders a page of this site with a submitted form, for browsers without script. A route handler cannot render a page
 * or rewrite to one, so the site requests it from itself (docs/decisions). The state travels sealed in the body, because
 * headers are limited to 16 kB; the proxy passes it on to the page.
 * @param path the path and query of the page
 * @param visitor the request that submitted the form: the account page is rendered for its member
 * @throws Error when the page is not rendered in time
 */
export async function renderPage(
  path: string,
  state: FormState,
  visitor: Request,
): Promise<{ status: number; html: string } | { status: number; location: string }> {
  const { status, location, html } = await ownRequest(path, {
    headers: {
      cookie: visitor.headers.get('cookie') ?? '',
      'x-forwarded-for': visitor.headers.get('x-forwarded-for') ?? '',
      accept: 'text/html',
    },
    body: await sealFormState(state),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return location === undefined ? { status, html } : { status, location };
}
