import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { RefusalCounter } from '../lib/incoming-requests/refusal-counter.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { sendRefusal, type Refusal } from './send-refusal.ts';
import { refuse } from './request-limits.ts';

/** Time for a request's headers, and for all of it: who sends a byte at a time is cut off. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
/** Longer than the idle time of common load balancers, which otherwise reuse a connection that is just closing. */
const KEEPALIVE_TIMEOUT_MS = 75_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Listener = (...args: Parameters<Handler>) => void;
/** Answers a request from memory at once, or in a promise. */
export type FastHandler = (...args: Parameters<Handler>) => Promise<void> | undefined;

interface ServerOptions {
  checkHost?: (request: IncomingMessage) => Refusal | undefined;
  observe?: (listener: Listener) => Listener;
  isBehindProxy?: boolean;
}

/**
 * The HTTP server of the site: refuses what is over a limit, and passes the rest on.
 * @param checkHost refuses or redirects requests to other hosts
 * @param observe what stands around all of it, refusals included
 * @param isBehindProxy whether connections come from trusted proxies (`TRUSTED_PROXIES`)
 */
export function createSiteServer(
  serve: Listener,
  { checkHost, observe = (listener) => listener, isBehindProxy = false }: ServerOptions = {},
): Server {
  const refusals = new RefusalCounter();
  const limits = new ConnectionLimits(isBehindProxy, (reason) => refusals.count(reason));
  const handle = observe((request, response) => {
    const refusal = refuse(request) ?? checkHost?.(request);
    if (refusal) {
      refusals.count(refusal.reason);
      sendRefusal(response, refusal);
      return;
    }
    serve(request, response);
  });
  // Separate from the listener so that no closure is allocated for most requests.
  const handleInTurn: Listener = (request, response) =>
    limits.handleInTurn(request, response, () => handle(request, response));
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEPALIVE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // A sixth less work for a page from memory: no stream is set up for a body that there is not.
      optimizeEmptyRequests: true,
      // Of two `Host` headers Node would drop the second, whichever a proxy in front went by (`hostCheck`).
      joinDuplicateHeaders: true,
      // An upgrade is refused like any request, whoever listens for it.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      // A response has no socket while an earlier one of its connection is being sent.
      if (response.socket === null) handleInTurn(request, response);
      else handle(request, response);
    },
  );
  limits.watch(server);
  server.maxHeadersCount = MAX_HEADERS;
  server.on('close', () => refusals.report());
  return server;
}
