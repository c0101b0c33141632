import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { RefusalCounter } from '../lib/incoming-requests/refusal-counter.ts';
import { ConnectionLimits } from './connection-limits.ts';
import { sendRefusal, type Refusal } from './send-refusal.ts';
import { refuse } from './request-limits.ts';

/**
 * Time limits for a request's headers and for the whole request. They cut off clients that send their request byte by
 * byte.
 */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
/**
 * Keep-alive timeout. Longer than the idle timeout of common load balancers, which would otherwise reuse a connection
 * that is being closed.
 */
const KEEPALIVE_TIMEOUT_MS = 75_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Listener = (...args: Parameters<Handler>) => void;
/** Answers a request. Returns undefined if it did so synchronously, from memory. */
export type FastHandler = (...args: Parameters<Handler>) => Promise<void> | undefined;

interface ServerOptions {
  checkHost?: (request: IncomingMessage) => Refusal | undefined;
  observe?: (listener: Listener) => Listener;
  isBehindProxy?: boolean;
}

/**
 * Creates the site's HTTP server. It refuses requests that exceed a limit and passes the others on.
 * @param checkHost refuses or redirects requests for other hosts
 * @param observe wraps the handling of every request, refused ones included
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
      // GET and HEAD have no body. Skipping the stream for it saves a sixth of the work for a cached page.
      optimizeEmptyRequests: true,
      // Keep a second `Host` header. Node would drop it, but a proxy in front may have used it (`hostCheck`).
      joinDuplicateHeaders: true,
      // Handle an upgrade like any other request, so that it is refused even if there is a listener for it.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      // A response has no socket while an earlier one on its connection is being sent.
      if (response.socket === null) handleInTurn(request, response);
      else handle(request, response);
    },
  );
  limits.watch(server);
  server.maxHeadersCount = MAX_HEADERS;
  server.on('close', () => refusals.report());
  return server;
}
