import { ServerResponse, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { ReadScope } from '../../lib/content/cache/read-scope.ts';
import type { Handler } from '../http-server.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';

/** What Next sent for a request, and what that is made from. */
export interface Rendering {
  captured: CapturedResponse;
  scope: ReadScope;
}

/** Lets Next handle a request. Nothing is sent. @returns undefined when the client left, or Next gave up */
async function render(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<Rendering | undefined> {
  // Whatever `htmlLimitedBots` says, Next streams titles and descriptions to a client without a name: behind the page, by
  // scripts, where their data comes later than the page's.
  request.headers['user-agent'] ||= 'site';
  const scope = new ReadScope();
  const { captured: capturedResponse, release } = captureResponse(response);
  const handled = scope.run(() => handle(request, response));
  try {
    // A handler that fails never ends the response, and one that streams waits until the response is sent.
    const captured = await Promise.race([
      capturedResponse,
      handled.then(() => (response.destroyed ? undefined : capturedResponse)),
    ]);
    // What Next ends because the client left is no document.
    return captured && !response.destroyed ? { captured, scope } : undefined;
  } finally {
    release();
  }
}

/**
 * Lets Next handle a visitor's request. What it makes is compressed here, and made for HEAD as for GET. Nothing is sent; the
 * response has no headers afterwards.
 * @returns undefined when the client left, or Next gave up
 */
export async function renderForVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<Rendering | undefined> {
  const { method } = request;
  const accepted = request.headers['accept-encoding'];
  delete request.headers['accept-encoding'];
  if (method === 'HEAD') request.method = 'GET';
  const rendering = await render(request, response, handle);
  for (const name of Object.keys(rendering?.captured.headers ?? {})) response.removeHeader(name);
  request.method = method;
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  return rendering;
}

/** Lets Next handle a request whose response is sent to no client. @returns undefined when Next gave up */
export async function renderApart(request: IncomingMessage, handle: Handler): Promise<Rendering | undefined> {
  const response = new ServerResponse(request);
  const rendering = await render(request, response, handle);
  // Next waits for this event before it ends its spans. Node emits it only once a response is sent.
  response.emit('finish');
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

/**
 * Lets Next make a document for everybody: for a request without cookies, query and all else that is a visitor's, and
 * whether or not that visitor stays.
 * @param request the visitor's
 * @param added headers by which the site recognizes its own request
 */
export function renderForEverybody(
  request: IncomingMessage,
  path: string,
  handle: Handler,
  added: IncomingHttpHeaders = {},
): Promise<Rendering | undefined> {
  const sent = Object.entries(request.headers).filter(([name]) => SHARED_HEADERS.has(name));
  const headers = { ...Object.fromEntries(sent), ...added };
  const shared = Object.assign<IncomingMessage, Partial<IncomingMessage>>(Object.create(request), {
    method: 'GET',
    url: path,
    headers,
  });
  return renderApart(shared, handle);
}
