/** Labels for request metrics. The set is small and fixed, so that made-up URLs cannot create more. */
import type { IncomingHttpHeaders } from 'node:http';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { COMPARE_PRODUCTS, SEARCH } from '@cleanpro/content-values/paths/own-pages';
import { RECOMMENDER, WRITE_REVIEW } from '../../lib/content/routing/routes.ts';
import { isRouterRequest } from '../next/requested-part.ts';

/** `page` is a document. `rsc` is the response that Next's router fetches instead. */
const KINDS = [
  'page',
  'rsc',
  'search',
  'comparison',
  'review-form',
  'assistant',
  'page-data',
  'static',
  'image',
  'form',
  'webhook',
  'signal',
  'health',
  'api',
  'other',
] as const;
export type RouteKind = (typeof KINDS)[number];

/** The first matching prefix wins. */
const BY_PREFIX: [prefix: string, kind: RouteKind][] = [
  ['/_next/static/', 'static'],
  ['/images/', 'image'],
  ['/_page-data/', 'page-data'],
  ['/api/health/', 'health'],
  ['/api/forms/', 'form'],
  ['/api/revalidate', 'webhook'],
  ['/api/telemetry/', 'signal'],
  ['/api/', 'api'],
];

/** Routes that are rendered per request. All others under the locale are pages. */
const BY_PAGE: [path: string, kind: RouteKind][] = [
  [`${ROOT}/${SEARCH}`, 'search'],
  [`${ROOT}/${COMPARE_PRODUCTS}`, 'comparison'],
  [`${ROOT}/${WRITE_REVIEW}`, 'review-form'],
  [`${ROOT}/${RECOMMENDER}`, 'assistant'],
];

/** Whether a URL is the path itself or below it, with or without a query. */
function isUnder(url: string, path: string): boolean {
  if (!url.startsWith(path)) return false;
  const next = url[path.length];
  return next === undefined || next === '/' || next === '?';
}

/** Returns the kind of route that a request is for. */
export function routeKind({ url = '', headers }: { url?: string; headers: IncomingHttpHeaders }): RouteKind {
  if (isUnder(url, ROOT)) {
    if (isRouterRequest(headers)) return 'rsc';
    for (const [path, kind] of BY_PAGE) if (isUnder(url, path)) return kind;
    return 'page';
  }
  return BY_PREFIX.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'other';
}
