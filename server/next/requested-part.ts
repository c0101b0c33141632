/**
 * Assumes the names of the headers that a browser's router sends: `rsc: 1` requests an RSC response, and
 * `next-router-segment-prefetch` limits it to the page's tree. Requests with other values are left to Next.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { TREE, type PagePart } from './rendered-pages.ts';

const SEGMENT = 'next-router-segment-prefetch';
/** Headers by which a router requests a part of a page instead of its document. */
const PART_HEADERS = ['next-router-prefetch', SEGMENT];

/** Whether the request comes from Next's router, not from browser navigation. */
export const isRouterRequest = ({ rsc }: IncomingHttpHeaders): boolean => rsc !== undefined;

/** Returns the part of a page that is requested; undefined if only Next can answer. */
export function requestedPart(headers: IncomingHttpHeaders): PagePart | undefined {
  if (!isRouterRequest(headers))
    return PART_HEADERS.some((name) => headers[name] !== undefined) ? undefined : 'document';
  if (headers.rsc !== '1') return undefined;
  const segment = headers[SEGMENT];
  if (segment === undefined) return 'rsc';
  return segment === TREE ? 'tree' : undefined;
}
