import { readBody } from '../incoming-requests/body';
import { isOwnRequest, OWN_REQUEST_HEADER } from '../incoming-requests/own-request';

/** The largest form is 64 kB; JSON can write a byte as six, and sealing adds a third, dates and a signature. */
const MAX_SEALED_BYTES = 640 * 1024;

/** Carries the sealed state to the page. */
export const FORM_STATE_HEADER = 'x-form-state';

/**
 * For the proxy: a page cannot read its request's body, so the sealed state that the site posted to it
 * (lib/forms/render-page) moves from there into a request header, which has no size limit inside the process. Undefined for
 * every other request.
 * @throws RequestRefusedError when the body is larger than any form, too slow, or cut off
 */
export async function formStateInit(
  request: Request,
): Promise<{ request: { headers: Headers } } | undefined> {
  if (request.method !== 'POST' || !isOwnRequest(request.headers)) return undefined;
  const headers = new Headers(request.headers);
  headers.delete(OWN_REQUEST_HEADER);
  headers.set(FORM_STATE_HEADER, await readBody(request, MAX_SEALED_BYTES));
  return { request: { headers } };
}
