import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

declare global {
  /** Guards against a second subscription: in development this module is loaded again with every change. */
  var peerAddressRecorded: boolean | undefined;
}

const isRequestStart = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Appends the address of the connecting peer to each request's `X-Forwarded-For`, as every proxy does. Next writes that
 * header only when it is missing, so without this a visitor could forge any address and escape the rate limits.
 */
export function recordPeerAddress(): void {
  if (globalThis.peerAddressRecorded) return;
  globalThis.peerAddressRecorded = true;
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return;
    const { headers, socket } = message.request;
    const forwardedFor = headers['x-forwarded-for'];
    const hops = [forwardedFor, socket.remoteAddress].flat().filter(Boolean);
    headers['x-forwarded-for'] = hops.join(', ');
  });
}
