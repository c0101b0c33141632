/**
 * What the headers of a browser's router request. Assumes their names: `rsc: 1` for an RSC answer, and of that the tree of the
 * page alone under `next-router-segment-prefetch`. A request with others is left to Next.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { TREE, type PagePart } from './rendered-pages.ts';

const SEGMENT = 'next-router-segment-prefetch';
/** With these a router requests a part of a page instead of its document. */
const PART_HEADERS = ['next-router-prefetch', SEGMENT];

/** Whether a router, and not the browser itself, requests a page. */
export const isRouterRequest = ({ rsc }: IncomingHttpHeaders): boolean => rsc !== undefined;

/** The part of a page that a request is for; undefined for what only Next sends. */
export function requestedPart(headers: IncomingHttpHeaders): PagePart | undefined {
  if (!isRouterRequest(headers))
    return PART_HEADERS.some((name) => headers[name] !== undefined) ? undefined : 'document';
  if (headers.rsc !== '1') return undefined;
  const segment = headers[SEGMENT];
  if (segment === undefined) return 'rsc';
  return segment === TREE ? 'tree' : undefined;
}
