/**
 * Pages that Next has rendered and would cache. On `globalThis`, because Next loads this module once more for its cache
 * handler. Assumes by which headers the responses of one page differ.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { ReadScope } from '../../lib/content/cache/read-scope.ts';
import type { CapturedResponse } from '../cache/capture-response.ts';

/** The segment that says of what a page consists: the router requests it before it fetches a page ahead. */
export const TREE = '/_tree';

/** The responses that one rendering makes: a document, and the two with which the router shows the page without it. */
export const PAGE_PARTS = ['document', 'rsc', 'tree'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** The bodies of a page's responses, as far as Next has made them. */
export type RenderedPage = Partial<Record<PagePart, Uint8Array>>;

declare global {
  var renderedPages: WeakMap<ReadScope, RenderedPage> | undefined;
}

const pages = (globalThis.renderedPages ??= new WeakMap());

/** Records what Next rendered while a request's reads reported to a scope. */
export function setRenderedPage(scope: ReadScope, page: RenderedPage): void {
  pages.set(scope, page);
}

/** The page that Next rendered; undefined for what it renders for one request alone. */
export const renderedPage = (scope: ReadScope): RenderedPage | undefined => pages.get(scope);

/** What Next's router reads in RSC answers; nobody does in a document. */
export const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
/** Says of a response with a part of a page that it is not all of it. */
const POSTPONED = 'x-nextjs-postponed';
const RSC = { 'content-type': 'text/x-component' };
/** By what the responses of a page differ in Next: in their bodies and in these headers. */
const PART_HEADERS: Record<PagePart, OutgoingHttpHeaders> = {
  document: { 'content-type': 'text/html; charset=utf-8' },
  rsc: RSC,
  tree: { ...RSC, [POSTPONED]: '2' },
};

/** The response with one part of a page, as Next would send it. @param sent its response with another part */
export function partResponse(part: PagePart, body: Uint8Array, sent: CapturedResponse): CapturedResponse {
  const { [POSTPONED]: _, ...headers } = sent.headers;
  return { status: sent.status, headers: { ...headers, ...PART_HEADERS[part] }, body: Buffer.from(body) };
}
