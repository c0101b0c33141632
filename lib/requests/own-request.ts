/**
 * Requests of the site to itself: a route handler cannot render the page of a form. The site's server answers them inside of
 * the process (server/own-requests.ts); under `next start` and `npm run dev`, whose servers are Next's, they go to the site's
 * port.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';

export interface OwnRequestInit {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Ends the request, and with it the work on its response. */
  signal: AbortSignal;
}

/** Sends a request to the site; redirects are not followed. */
export type SendOwnRequest = (path: string, init: OwnRequestInit) => Promise<Response>;

/** Carries the key by which a request is recognized as the site's own. */
export const OWN_REQUEST_HEADER = 'x-own-request';

const KEY_BYTES = 32;

declare global {
  // The server, the proxy and the routes are separate bundles in one process.
  var ownRequestKey: string | undefined;
  /** Set by the site's server. */
  var sendOwnRequest: SendOwnRequest | undefined;
}

/** The key of this process; nobody outside has it. */
const key = (globalThis.ownRequestKey ??= randomBytes(KEY_BYTES).toString('hex'));

/** The header by which a request is recognized as the site's own. */
export const ownRequestHeaders = (): Record<string, string> => ({ [OWN_REQUEST_HEADER]: key });

const sendToPort: SendOwnRequest = (path, init) =>
  fetch(`http://127.0.0.1:${process.env.PORT || '3000'}${path}`, {
    ...init,
    cache: 'no-store',
    redirect: 'manual',
  });

/**
 * Requests a path of this site. The response is complete; its body is in memory.
 * @throws the signal's reason when it is aborted; an Error when the response ends before it is complete
 */
export const ownRequest: SendOwnRequest = (path, { headers, ...init }) =>
  (globalThis.sendOwnRequest ?? sendToPort)(path, {
    ...init,
    headers: { ...headers, ...ownRequestHeaders() },
  });

/** Whether a request comes from this process itself. */
export function isOwnRequest(headers: Headers): boolean {
  const sent = Buffer.from(headers.get(OWN_REQUEST_HEADER) ?? '');
  const expected = Buffer.from(key);
  return sent.byteLength === expected.byteLength && timingSafeEqual(sent, expected);
}
