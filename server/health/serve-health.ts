import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_DOCUMENT_POLICY } from '../../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../../lib/security/response-headers.ts';
import type { FastHandler } from '../http-server.ts';
import type { Health } from './health.ts';

const LIVE = '/api/health/live';
const READY = '/api/health/ready';

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    ...RESPONSE_HEADERS,
    'content-security-policy': NO_DOCUMENT_POLICY,
    'content-type': 'application/health+json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Whether a request is a health check. */
export const isHealthCheck = ({ url, method }: Pick<IncomingMessage, 'url' | 'method'>): boolean =>
  (url === LIVE || url === READY) && (method === 'GET' || method === 'HEAD');

/** Answers health checks, and passes every other request on. */
export const serveHealth =
  (health: Health, handle: FastHandler): FastHandler =>
  (request, response) => {
    if (!isHealthCheck(request)) return handle(request, response);
    if (request.url === LIVE) {
      send(response, 200, { status: 'pass' });
      return undefined;
    }
    return health.readiness().then((body) => send(response, body.status === 'fail' ? 503 : 200, body));
  };
