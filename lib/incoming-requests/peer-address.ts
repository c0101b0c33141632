import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

declare global {
  /**
   * Prevents appending the address twice. The site's server appends it too, and in development this module is loaded
   * again on every change.
   */
  var peerAddressRecorded: boolean | undefined;
}

const isRequestStart = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' && message !== null && 'request' in message;

/**
 * Appends the address of the connecting peer to a request's `X-Forwarded-For`, as every proxy does. Next writes that
 * header only when it is missing, so without this a visitor could forge any address and escape the rate limits.
 */
export function appendPeerAddress({ headers, socket }: IncomingMessage): void {
  // The site's requests to itself have no peer.
  if (socket.remoteAddress === undefined) return;
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean);
  headers['x-forwarded-for'] = hops.join(', ');
}

/** Node's diagnostics channel for the requests that any server of the process receives. */
export const REQUEST_CHANNEL = 'http.server.request.start';

/** Handles a message of `REQUEST_CHANNEL`: appends the peer's address to the request. */
export function onRequestStart(message: unknown): void {
  if (isRequestStart(message)) appendPeerAddress(message.request);
}

/** Appends the peer's address to each request of this process, unless the site's server does. */
export function recordPeerAddress(): void {
  if (globalThis.peerAddressRecorded) return;
  globalThis.peerAddressRecorded = true;
  subscribe(REQUEST_CHANNEL, onRequestStart);
}
