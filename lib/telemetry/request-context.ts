/** What ties the log lines of one request together. */
import type { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  /** The request's id: a trusted proxy's `X-Request-Id`, or one of this process. */
  request: string;
  /** The id of its trace, where traces are exported. */
  trace?: string;
}

declare global {
  // The site's server sets it; Next loads this module once per bundle.
  var requestContext: AsyncLocalStorage<RequestContext> | undefined;
}

/** The context of the request that is being handled; undefined outside of one, and for pages from memory. */
export const currentRequest = (): RequestContext | undefined => globalThis.requestContext?.getStore();
