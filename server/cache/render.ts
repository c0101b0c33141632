import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Lets Next handle a visitor's request. What it makes is compressed here, and made for HEAD as for GET. */
export async function renderForVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): ReturnType<typeof render> {
  const { method } = request;
  const accepted = request.headers['accept-encoding'];
  delete request.headers['accept-encoding'];
  if (method === 'HEAD') request.method = 'GET';
  const rendering = await render(request, response, handle);
  request.method = method;
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  return rendering;
}

/** What a page that all visitors get may know of a request: its host, who counts for limits, and its place in logs. */
const SHARED_HEADERS = new Set([
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  REQUEST_ID_HEADER,
  'traceparent',
  'tracestate',
]);

/** Next would stream the metadata of a page to a client without a name, whatever `htmlLimitedBots` says. */
const USER_AGENT = { 'user-agent': 'site' };

/** The request of a document for everybody, in place of a visitor's: without cookies, query and all that is the visitor's. */
export function sharedRequest(request: IncomingMessage, path: string): IncomingMessage {
  const sent = Object.entries(request.headers).filter(([name]) => SHARED_HEADERS.has(name));
  const headers = { ...Object.fromEntries(sent), ...USER_AGENT };
  return Object.assign<IncomingMessage, Partial<IncomingMessage>>(Object.create(request), {
    method: 'GET',
    url: path,
    headers,
  });
}
