import type { Handler } from './http-server.ts';
import { errorMessage } from '../lib/telemetry/error-message.ts';
import { log } from '../lib/telemetry/log.ts';
import { appendPeerAddress } from '../lib/incoming-requests/peer-address.ts';
import { removeInternalHeaders } from './next/internal-headers.ts';
import { sendRefusal, type Refusal } from './send-refusal.ts';
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from './request-id.ts';
import { isRouterStateReadable } from './next/router-headers.ts';

const UNREADABLE: Refusal = {
  status: 400,
  reason: 'router-state',
  message: 'Check the address and try again.',
};

/**
 * Wraps Next's request handler for visitors' requests: removes internal headers, adds a request ID and the peer's
 * address, responds with 500 when the handler fails, and refuses router state that Next could not read.
 * @param isBehindProxy whether a trusted proxy may have set the request ID
 */
export const visitorHandler =
  (handle: Handler, { isBehindProxy = false } = {}): Handler =>
  (request, response) => {
    removeInternalHeaders(request);
    if (!isRouterStateReadable(request)) {
      log('warn', 'RequestRefused', { reason: UNREADABLE.reason });
      sendRefusal(response, UNREADABLE);
      return Promise.resolve();
    }
    const id = requestIdOf(request, isBehindProxy);
    appendPeerAddress(request);
    response.setHeader(REQUEST_ID_HEADER, id);
    return withRequestId(id, async () => {
      try {
        await handle(request, response);
      } catch (error) {
        log('error', 'RequestFailed', { message: errorMessage(error) });
        if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
        response.end();
      }
    });
  };
