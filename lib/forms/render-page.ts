import 'server-only';
import { ownRequest } from '@/lib/incoming-requests/own-request';
import { sealFormState, type FormState } from './form-state';

const TIMEOUT_MS = 30_000;

/**
 * Renders a page of this site with a submitted form, for browsers without JavaScript. A route handler cannot render a
 * page or rewrite to one, so the site requests the page from itself (docs/decisions). The sealed state is in the body,
 * because headers are limited to 16 kB. The proxy passes the state on to the page.
 * @param path path and query of the page
 * @param visitor request that submitted the form. The account page is rendered for the member who sent it
 * @throws Error when the page is not rendered within 30 seconds
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
