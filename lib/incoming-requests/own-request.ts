/**
 * Requests that the site sends to itself, because a route handler cannot render the page of a form. The site's server
 * answers them inside the process (server/own-requests.ts). Under `next start` and `npm run dev`, which run Next's
 * server, they go to the site's port.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';

export interface OwnRequest {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

interface OwnResponse {
  status: number;
  /** Target of a redirect, which is not followed. */
  location?: string;
  html: string;
}

export type SendOwnRequest = (path: string, request: OwnRequest) => Promise<OwnResponse>;

/** Name of the header with the key that identifies the site's own requests. */
export const OWN_REQUEST_HEADER = 'x-own-request';

const KEY_BYTES = 32;

declare global {
  // The server, the proxy and the routes are separate bundles in one process.
  var ownRequestKey: string | undefined;
  /** Set by the site's server. */
  var sendOwnRequest: SendOwnRequest | undefined;
}

/** Secret key of this process, unknown outside it. */
const key = (globalThis.ownRequestKey ??= randomBytes(KEY_BYTES).toString('hex'));

/** Returns the header that identifies a request as the site's own. */
export const ownRequestHeaders = (): Record<string, string> => ({ [OWN_REQUEST_HEADER]: key });

const sendToPort: SendOwnRequest = async (path, request) => {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT || '3000'}${path}`, {
    ...request,
    method: 'POST',
    cache: 'no-store',
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { status, location: headers.get('location') ?? undefined, html: await response.text() };
};

/**
 * Posts a request to a path of this site.
 * @throws the reason of `signal` when it is aborted; an Error when there is no response
 */
export const ownRequest: SendOwnRequest = (path, { headers, ...request }) =>
  (globalThis.sendOwnRequest ?? sendToPort)(path, {
    ...request,
    headers: { ...headers, ...ownRequestHeaders() },
  });

/** Whether a request comes from this process itself. */
export function isOwnRequest(headers: Headers): boolean {
  const sent = Buffer.from(headers.get(OWN_REQUEST_HEADER) ?? '');
  const expected = Buffer.from(key);
  return sent.byteLength === expected.byteLength && timingSafeEqual(sent, expected);
}
