import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { context, propagation } from '@opentelemetry/api';
import { runOutsideRequests } from '../lib/incoming-requests/outside-requests.ts';
import type { SendOwnRequest } from '../lib/incoming-requests/own-request.ts';
import { currentRequest } from '../lib/telemetry/request-context.ts';
import { renderWithoutClient } from './cache/render.ts';
import type { Handler } from './http-server.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Returns the headers that link the site's own request to the visitor's request: its ID and its trace. */
function headersOfRequest(): Record<string, string> {
  const id = currentRequest()?.request;
  const headers: Record<string, string> = id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Creates a function that answers the site's requests to itself without a socket.
 * @param handle Next's request handler, without limits, page cache and document finishing. The visitor's request has
 *   already passed the limits, and the visitor's response will pass the rest.
 * @throws Error when Next gives up, or the signal's reason when it aborts
 */
export const ownRequestSender =
  (handle: Handler): SendOwnRequest =>
  async (path, { headers, body, signal }) => {
    signal.throwIfAborted();
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'POST',
      url: path,
      headers: { ...headers, ...headersOfRequest(), host: 'localhost' },
    });
    request.push(body);
    request.push(null);
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
      // Next keeps the visitor's request in its async context, which must not leak into this request.
      // An abort does not stop the render. It only ends the wait for it.
      const rendering = runOutsideRequests(() => renderWithoutClient(request, handle));
      const made = await Promise.race([rendering, aborted]);
      if (!made) throw new Error('The site has not answered its own request');
      const { status, headers: sent, body: bytes } = made.captured;
      return { status, location: sent.location?.toString(), html: bytes.toString() };
    } finally {
      // Otherwise the listener would keep the signal and all it refers to in memory until the signal times out.
      signal.removeEventListener('abort', abort);
    }
  };
