/**
 * Answers the site's requests to itself (lib/requests/own-request.ts) without a socket: Node's own HTTP client and server,
 * over a pair of streams in memory. Requests and responses are of the same classes as visitors', so all that Next does with
 * them works; a stand-in for them would have to follow every version of both.
 */
import { AsyncResource } from 'node:async_hooks';
import { createServer, request, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { context, propagation } from '@opentelemetry/api';
import { runOutsideRequests } from '../lib/processes/outside-requests.ts';
import type { OwnRequestInit, SendOwnRequest } from '../lib/requests/own-request.ts';
import { currentRequest } from '../lib/telemetry/request-context.ts';
import type { Handler } from './http-server.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** The headers of a visitor's request, which may have 16 kB, and the site's own. */
const MAX_HEADER_BYTES = 32 * 1024;

async function toResponse(answer: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value);
  const body = await buffer(answer);
  // A response with a status such as 304 must not have one.
  return new Response(body.byteLength > 0 ? body : null, { status: answer.statusCode, headers });
}

/** Sends a request over a pair of streams. */
function connect(server: Server, path: string, { method, headers, body }: OwnRequestInit): ClientRequest {
  const [near, far] = duplexPair();
  server.emit('connection', far);
  return request({
    method,
    path,
    headers: { ...headers, host: 'localhost', connection: 'close' },
    createConnection: () => near,
    maxHeaderSize: MAX_HEADER_BYTES,
  }).end(body);
}

/** What ties the site's own request to the visitor's that caused it: its id and its trace. */
function headersOfRequest(): Record<string, string> {
  const id = currentRequest()?.request;
  const headers: Record<string, string> = id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
  propagation.inject(context.active(), headers);
  return headers;
}

const answerTo = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => void sent.on('response', resolve).on('error', reject));

/**
 * Lets a handler answer the site's own requests.
 * @param handle Next's request handler: no limits, page cache or finishing of documents stand before it, because the
 *   visitor's request has passed the first, and the visitor's response passes the others
 */
export function ownRequestSender(handle: Handler): SendOwnRequest {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (...args) => void handle(...args));
  return (path, init) => {
    const headers = { ...init.headers, ...headersOfRequest() };
    // What Next and the page cache store of a visitor's request must not reach another one.
    return runOutsideRequests(async () => {
      const { signal } = init;
      signal.throwIfAborted();
      const sent = connect(server, path, { ...init, headers });
      // A signal calls its listeners in the context of whoever aborts it. Only an error reaches the other stream of a pair.
      const abort = AsyncResource.bind(() => void sent.destroy(new Error('Aborted')));
      signal.addEventListener('abort', abort);
      try {
        return await toResponse(await answerTo(sent));
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        // With a listener, a signal and all that it refers to stay in memory until its time is over.
        signal.removeEventListener('abort', abort);
      }
    });
  };
}
