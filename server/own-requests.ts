import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { context, propagation } from '@opentelemetry/api';
import { runOutsideRequests } from '../lib/incoming-requests/outside-requests.ts';
import type { SendOwnRequest } from '../lib/incoming-requests/own-request.ts';
import { currentRequest } from '../lib/telemetry/request-context.ts';
import { renderApart } from './cache/render.ts';
import type { Handler } from './http-server.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** What ties the site's own request to the visitor's that caused it: its id and its trace. */
function headersOfRequest(): Record<string, string> {
  const id = currentRequest()?.request;
  const headers: Record<string, string> = id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
  propagation.inject(context.active(), headers);
  return headers;
}

/**
 * Lets a handler answer the site's own requests, without a socket.
 * @param handle Next's request handler: no limits, page cache or finishing of documents stand before it, because the
 *   visitor's request has passed the first, and the visitor's response passes the others
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
      // Next stores the visitor's request in its context, which must not leak into this one. An abort ends the wait only.
      const rendering = runOutsideRequests(() => renderApart(request, handle));
      const made = await Promise.race([rendering, aborted]);
      if (!made) throw new Error('The site has not answered its own request');
      const { status, headers: sent, body: bytes } = made.captured;
      return { status, location: sent.location?.toString(), html: bytes.toString() };
    } finally {
      // With a listener, a signal and all that it refers to stay in memory until its time is over.
      signal.removeEventListener('abort', abort);
    }
  };
