import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { sealFormState, type FormState } from './form-state';
import { FORM_STATE_TYPE } from './form-state-transport';

/**
 * Renders a page of this site with a submitted form, for browsers without script. A route handler cannot render a page
 * or rewrite to one, so this requests it from this same server (docs/decisions). The state travels sealed in the body,
 * because headers are limited to 16 kB; the proxy passes it on to the page.
 * @param path the path and query of the page
 * @param cookie the visitor's cookies: the account page is rendered for its member
 */
export async function renderPage(
  path: string,
  state: FormState,
  cookie: string | null,
): Promise<{ status: number; html: string } | { status: number; location: string }> {
  const response = await fetch(`http://127.0.0.1:${serverConfig().PORT}${path}`, {
    method: 'POST',
    cache: 'no-store',
    redirect: 'manual',
    headers: { cookie: cookie ?? '', accept: 'text/html', 'content-type': FORM_STATE_TYPE },
    body: await sealFormState(state),
  });
  const location = response.headers.get('location');
  return location !== null && response.status >= 300 && response.status < 400
    ? { status: response.status, location }
    : { status: response.status, html: await response.text() };
}
