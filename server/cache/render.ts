import { ServerResponse, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { ReadScope } from '../../lib/content/cache/read-scope.ts';
import type { Handler } from '../http-server.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { captureResponse, type CapturedResponse } from './capture-response.ts';

/** Next's response to a request, and the content reads that it was made from. */
export interface Rendering {
  captured: CapturedResponse;
  scope: ReadScope;
}

/**
 * Lets Next handle a request, and captures the response instead of sending it.
 * @returns undefined if the client disconnected or Next gave up
 */
async function render(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<Rendering | undefined> {
  // For a client without a user agent, Next streams late titles and descriptions after the page and moves them by
  // script, even though `htmlLimitedBots` matches every client.
  request.headers['user-agent'] ||= 'site';
  const scope = new ReadScope();
  const { captured: capturedResponse, release } = captureResponse(response);
  const handled = scope.run(() => handle(request, response));
  try {
    // Wait for whichever comes first. A handler that fails never ends the response, and a streaming handler returns
    // only after the response has been sent.
    const captured = await Promise.race([
      capturedResponse,
      handled.then(() => (response.destroyed ? undefined : capturedResponse)),
    ]);
    // A response that Next ended because the client disconnected is incomplete.
    return captured && !response.destroyed ? { captured, scope } : undefined;
  } finally {
    release();
  }
}

/**
 * Lets Next handle a visitor's request, and captures the response. Next gets a request without `Accept-Encoding`,
 * because this server compresses, and GET instead of HEAD. `response` has no headers afterwards.
 * @returns undefined if the client disconnected or Next gave up
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

/**
 * Lets Next handle a request whose response is sent to no client.
 * @returns undefined if Next gave up
 */
export async function renderWithoutClient(
  request: IncomingMessage,
  handle: Handler,
): Promise<Rendering | undefined> {
  const response = new ServerResponse(request);
  const rendering = await render(request, response, handle);
  // Next ends its trace spans on this event, which Node emits only for a response that is sent.
  response.emit('finish');
  return rendering;
}

/**
 * The visitor's headers that Next still gets when it renders a page for all visitors. The host, rate limits and traces
 * depend on them.
 */
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
 * Lets Next render a document for all visitors, from a request without cookies, query or any other visitor data.
 * Rendering continues if the visitor disconnects.
 * @param request the visitor's request
 * @param added headers by which the site recognizes its own request
 */
export function renderShared(
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
  return renderWithoutClient(shared, handle);
}
