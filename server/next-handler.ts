import type { Handler } from './http-server.ts';
import { errorMessage } from '../lib/telemetry/error-message.ts';
import { log } from '../lib/telemetry/log.ts';
import { appendPeerAddress } from '../lib/requests/peer-address.ts';
import { removeInternalHeaders } from './internal-headers.ts';

/**
 * Next's request handler for visitors' requests: without internal headers, with the peer's address, and with an answer when
 * it fails.
 */
export const visitorHandler =
  (handle: Handler): Handler =>
  async (request, response) => {
    removeInternalHeaders(request);
    appendPeerAddress(request);
    try {
      await handle(request, response);
    } catch (error) {
      log('error', 'RequestFailed', { message: errorMessage(error) });
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    }
  };
