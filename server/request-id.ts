import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { trace } from '@opentelemetry/api';
import type { RequestContext } from '../lib/telemetry/request-context.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
/** The format that proxies use. Anything else must not get into logs. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

const contexts = (globalThis.requestContext ??= new AsyncLocalStorage<RequestContext>());

/**
 * Returns the ID of a request: its header if that is trusted, otherwise a new ID. The site's own requests, which have
 * no peer, are trusted.
 */
export function requestIdOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const sent = headers[REQUEST_ID_HEADER];
  const isTrusted = isBehindProxy || socket.remoteAddress === undefined;
  return isTrusted && typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Runs the handler of a request so that every log line from it contains the request's ID. */
export const withRequestId = <Result>(id: string, handle: () => Result): Result =>
  contexts.run({ request: id, trace: trace.getActiveSpan()?.spanContext().traceId }, handle);
