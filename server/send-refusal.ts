import type { ServerResponse } from 'node:http';
import { NO_DOCUMENT_POLICY } from '../lib/security/content-security-policy.ts';
import { RESPONSE_HEADERS } from '../lib/security/response-headers.ts';
import { refusalPage } from '../lib/incoming-requests/refusal-page.ts';

/** Reason that a request is refused or redirected before Next sees it. */
export interface Refusal {
  status: 308 | 400 | 404 | 405 | 413 | 414 | 421 | 503;
  /** Name of the limit, for logs. */
  reason: string;
  /** Tells the visitor what to do. */
  message: string;
  allow?: readonly string[];
  /** Seconds until a retry can succeed. */
  retryAfter?: number;
  location?: string;
}

const TITLES: Record<Refusal['status'], string> = {
  308: 'This page has a different address',
  400: 'We couldn’t read this request',
  404: 'There’s nothing at this address',
  405: 'This address doesn’t accept that request',
  413: 'This is too large',
  414: 'This address is too long',
  421: 'There’s no site at this address',
  503: 'The site is busy',
};

/**
 * Sends a self-contained page that explains the refusal, and closes the connection, so that the request's body is not
 * read.
 */
export function sendRefusal(
  response: ServerResponse,
  { status, message, allow, retryAfter, location }: Refusal,
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    ...RESPONSE_HEADERS,
    'content-security-policy': NO_DOCUMENT_POLICY,
    'cache-control': 'no-store',
    connection: 'close',
    ...(allow && { allow: allow.join(', ') }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(location !== undefined && { location }),
  });
  response.end(refusalPage(TITLES[status], message));
}
