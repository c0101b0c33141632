import { readBody } from '../incoming-requests/body';
import { isOwnRequest, OWN_REQUEST_HEADER } from '../incoming-requests/own-request';

/**
 * Upper bound on the size of a sealed form. The largest form is 64 kB. JSON can escape one byte as six, and sealing
 * adds a third, dates and a signature, which makes just over 512 kB.
 */
const MAX_SEALED_BYTES = 640 * 1024;

/** Name of the request header with the sealed state for the page. */
export const FORM_STATE_HEADER = 'x-form-state';

/**
 * Moves a sealed form state from the body into a request header, for requests that the site sends to itself
 * (lib/forms/render-page). The proxy does this because a page cannot read its request's body. Inside the process,
 * headers have no size limit. Returns undefined for every other request.
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
