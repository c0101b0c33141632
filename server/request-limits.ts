/**
 * Which requests are refused before Next sees them (docs/architecture.md, "The server"). Pure, and cheap for the worst
 * request: nothing is parsed before its length is known.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from './send-refusal.ts';

const MAX_URL_LENGTH = 4_096;
const MAX_PARAMETERS = 100;
/** How often one query parameter may be repeated; filters with several values repeat theirs. */
const MAX_REPEATS = 20;
/** Above what any route accepts; routes have smaller limits of their own (lib/incoming-requests/body.ts). */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const READ = ['GET', 'HEAD'];
const WRITE = [...READ, 'POST', 'OPTIONS'];

const ROUTE_HANDLERS = '/api/';
/** Of Next's own addresses the site uses its files: Next would render its page that is not found for any other. */
const NEXT = '/_next/';
const NEXT_FILES = '/_next/static/';

const BAD_REQUEST = 'Check the address and try again.';

interface IncomingRequest {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
}

const hasBadEscape = (path: string): boolean => {
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
};

function refusedQuery(query: string): string | undefined {
  const repeats = new Map<string, number>();
  let count = 0;
  for (const [name] of new URLSearchParams(query)) {
    count += 1;
    if (count > MAX_PARAMETERS) return 'parameters';
    const times = (repeats.get(name) ?? 0) + 1;
    if (times > MAX_REPEATS) return 'repeated-parameter';
    repeats.set(name, times);
  }
  return undefined;
}

/** The reason for which a request is refused; undefined for one that Next may see. */
export function refuse({ method = '', url = '', headers }: IncomingRequest): Refusal | undefined {
  if (url.length > MAX_URL_LENGTH)
    return { status: 414, reason: 'url-length', message: 'Shorten it and try again.' };
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const allow = path.startsWith(ROUTE_HANDLERS) ? WRITE : READ;
  if (!allow.includes(method))
    return { status: 405, reason: 'method', message: 'Open the page instead.', allow };
  // A request to another host through this server, or to no path at all.
  if (!path.startsWith('/')) return { status: 400, reason: 'target', message: BAD_REQUEST };
  if (path.startsWith(NEXT) && !path.startsWith(NEXT_FILES))
    return { status: 404, reason: 'internal-address', message: BAD_REQUEST };
  if (headers.upgrade !== undefined)
    return { status: 400, reason: 'upgrade', message: 'This site has no other protocol to offer.' };
  // Another coding would end the body elsewhere for this server than for a proxy before it.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding !== 'chunked')
    return { status: 400, reason: 'transfer-encoding', message: BAD_REQUEST };
  if (path.includes('%') && hasBadEscape(path))
    return { status: 400, reason: 'escape', message: BAD_REQUEST };
  const query = queryAt === -1 ? undefined : refusedQuery(url.slice(queryAt + 1));
  if (query !== undefined) return { status: 400, reason: query, message: 'It has too many parameters.' };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return { status: 413, reason: 'body-length', message: 'Send less at a time.' };
  return undefined;
}
