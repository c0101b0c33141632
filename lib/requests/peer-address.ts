import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

declare global {
  /** Set once: in development this module is loaded again with every change. */
  var peerAddressRecorded: boolean | undefined;
}

const isRequestStart = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Adds to each request's `X-Forwarded-For` who really connected, as every proxy does. The framework writes that header
 * only when it is missing, so without this a visitor could pass as anybody and escape the rate limits.
 */
export function recordPeerAddress(): void {
  if (globalThis.peerAddressRecorded) return;
  globalThis.peerAddressRecorded = true;
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return;
    const { headers, socket } = message.request;
    const said = headers['x-forwarded-for'];
    const hops = [said, socket.remoteAddress].flat().filter(Boolean);
    headers['x-forwarded-for'] = hops.join(', ');
  });
}
