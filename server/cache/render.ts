import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { ReadScope } from '../../lib/content/cache/read-scope.ts';
import type { Handler } from '../http-server.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';

/** What Next sent for a request, and what that is made from. */
export interface Rendering {
  captured: CapturedResponse;
  scope: ReadScope;
}

/**
 * Lets Next handle a request. Nothing is sent; the response has neither status nor headers afterwards.
 * @returns undefined when the client left and Next stopped rendering
 */
export async function render(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<Rendering | undefined> {
  const scope = new ReadScope();
  const { captured: capturedResponse, release } = captureResponse(response);
  const handled = scope.run(() => handle(request, response));
  try {
    // A handler that fails never ends the response, and one that streams waits until the response is sent.
    const captured = await Promise.race([
      capturedResponse,
      handled.then(() => (response.destroyed ? undefined : capturedResponse)),
    ]);
    if (!captured) return undefined;
    for (const name of Object.keys(captured.headers)) response.removeHeader(name);
    response.statusCode = 200;
    return { captured, scope };
  } finally {
    release();
  }
}

/** A request with headers of its own, but for the connection. */
function copyRequest(
  request: IncomingMessage,
  { url = request.url, headers }: { url?: string; headers: IncomingHttpHeaders },
): IncomingMessage {
  // Next's response to HEAD has no document to finish; Node sends none of it to the client.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const copy: IncomingMessage = Object.create(request);
  for (const [name, value] of Object.entries({ method, url, headers }))
    Object.defineProperty(copy, name, { value, writable: true, enumerable: true, configurable: true });
  return copy;
}

/** What a page that all visitors get may know of a request: its host, who counts for limits, and its place in logs. */
const SHARED_HEADERS = [
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  REQUEST_ID_HEADER,
  'traceparent',
  'tracestate',
];

/** The request of a document for everybody, in place of a visitor's: without cookies, query and all that is the visitor's. */
export function sharedRequest(request: IncomingMessage, path: string): IncomingMessage {
  const headers = SHARED_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return copyRequest(request, { url: path, headers: Object.fromEntries(headers) });
}

/** A visitor's request as Next gets it: what Next makes is compressed here. */
export function ownRequest(request: IncomingMessage): IncomingMessage {
  const { 'accept-encoding': _, ...headers } = request.headers;
  return copyRequest(request, { headers });
}
