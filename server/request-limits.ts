/**
 * Limits that are checked before Next sees a request (docs/operations.md, "Refused requests"). They are cheap even for
 * hostile requests, because the length of a URL is checked before anything is parsed.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from './send-refusal.ts';

const MAX_URL_LENGTH = 4_096;
const MAX_PARAMETERS = 100;
/** How often a query parameter may be repeated. Filters repeat their parameter to select several values. */
const MAX_REPEATS = 20;
/** Upper bound on all request bodies. Each route has its own, smaller limit (lib/incoming-requests/body.ts). */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const READ = ['GET', 'HEAD'];
const WRITE = [...READ, 'POST', 'OPTIONS'];

const ROUTE_HANDLERS = '/api/';
/**
 * Prefix of Next's own paths. Only static files are served below it. Next would render its own 404 page for other
 * paths.
 */
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

/** Returns why a request is refused; undefined if Next may see it. */
export function refuse({ method = '', url = '', headers }: IncomingRequest): Refusal | undefined {
  if (url.length > MAX_URL_LENGTH)
    return { status: 414, reason: 'url-length', message: 'Shorten it and try again.' };
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const allow = path.startsWith(ROUTE_HANDLERS) ? WRITE : READ;
  if (!allow.includes(method))
    return { status: 405, reason: 'method', message: 'Open the page instead.', allow };
  // A request for a different host, as to a proxy, or a target without a path.
  if (!path.startsWith('/')) return { status: 400, reason: 'target', message: BAD_REQUEST };
  if (path.startsWith(NEXT) && !path.startsWith(NEXT_FILES))
    return { status: 404, reason: 'internal-address', message: BAD_REQUEST };
  if (headers.upgrade !== undefined)
    return { status: 400, reason: 'upgrade', message: 'Protocol upgrades are not supported.' };
  // With any other coding, this server and a proxy in front of it could disagree on where the body ends.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding !== 'chunked')
    return { status: 400, reason: 'transfer-encoding', message: BAD_REQUEST };
  if (path.includes('%') && hasBadEscape(path))
    return { status: 400, reason: 'escape', message: BAD_REQUEST };
  const query = queryAt === -1 ? undefined : refusedQuery(url.slice(queryAt + 1));
  if (query !== undefined)
    return { status: 400, reason: query, message: 'Its address has too many parameters.' };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return { status: 413, reason: 'body-length', message: 'Send less at once and try again.' };
  return undefined;
}
