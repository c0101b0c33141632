import type { ReactNode } from 'react';
import { LRUCache } from 'lru-cache';

declare global {
  // Next renders the data of a page and its document by modules of their own; the children belong to the whole process.
  var staticChildren: LRUCache<string, { children: ReactNode }> | undefined;
}

/** For dozens of versions: a page has about five, and all pages share those of one version. */
const MAX_STORED = 200;

/** Stores the children of an element until the document is rendered that has them. */
export function storeChildren(markup: string, children: ReactNode): void {
  globalThis.staticChildren ??= new LRUCache({ max: MAX_STORED });
  globalThis.staticChildren.set(markup, { children });
}
