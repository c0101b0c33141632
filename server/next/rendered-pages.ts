/**
 * Pages that Next has rendered and would cache. Stored on `globalThis`, because Next loads a second copy of this module
 * for its cache handler. Assumes which headers differ between the responses of one page.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { ReadScope } from '../../lib/content/cache/read-scope.ts';
import type { CapturedResponse } from '../cache/capture-response.ts';

/** The segment that describes what a page consists of. The router requests it before it prefetches the page. */
export const TREE = '/_tree';

/** The responses from one rendering: the document, and two that let the router show the page without it. */
export const PAGE_PARTS = ['document', 'rsc', 'tree'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** The bodies of a page's responses that Next has rendered. */
export type RenderedPage = Partial<Record<PagePart, Uint8Array>>;

declare global {
  var renderedPages: WeakMap<ReadScope, RenderedPage> | undefined;
}

const pages = (globalThis.renderedPages ??= new WeakMap());

/** Records the page that Next rendered within a read scope. */
export function setRenderedPage(scope: ReadScope, page: RenderedPage): void {
  pages.set(scope, page);
}

/** Returns the page that Next rendered; undefined if it was rendered for one request only. */
export const renderedPage = (scope: ReadScope): RenderedPage | undefined => pages.get(scope);

/** Headers that Next's router reads in RSC responses. Nothing reads them in a document. */
export const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
/** Marks a response as only a part of the page. */
const POSTPONED = 'x-nextjs-postponed';
const RSC = { 'content-type': 'text/x-component' };
/** Headers that differ between Next's responses for the same page. */
const PART_HEADERS: Record<PagePart, OutgoingHttpHeaders> = {
  document: { 'content-type': 'text/html; charset=utf-8' },
  rsc: RSC,
  tree: { ...RSC, [POSTPONED]: '2' },
};

/**
 * Returns the response with one part of a page, as Next would send it.
 * @param sent Next's response with a different part
 */
export function partResponse(part: PagePart, body: Uint8Array, sent: CapturedResponse): CapturedResponse {
  const { [POSTPONED]: _, ...headers } = sent.headers;
  return { status: sent.status, headers: { ...headers, ...PART_HEADERS[part] }, body: Buffer.from(body) };
}
