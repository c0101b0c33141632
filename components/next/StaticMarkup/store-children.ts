/**
 * Passes children from a Server Component to the HTML document. Assumes that Next renders a page's RSC data before its
 * document, in the same process. If a document does not find its children, that document is not cached and the browser
 * reloads it. From then on, children are passed in both the document and the data, as React does by default.
 */
import type { ReactNode } from 'react';
import { LRUCache } from 'lru-cache';
import { currentScope } from '@/lib/content/cache/read-scope';
import { assumptionFailed, failedAssumptions } from '@/lib/telemetry/next-assumptions';

interface StaticChildren {
  stored: LRUCache<string, { children: ReactNode }>;
  get: (markupKey: string) => ReactNode;
}

declare global {
  // Next loads this module twice: for RSC data and for documents. Both copies must share the stored children.
  var staticChildren: StaticChildren | undefined;
}

/** Enough for about 40 versions: each has about five entries, which all pages share. */
const MAX_STORED = 200;

const { stored } = (globalThis.staticChildren ??= {
  stored: new LRUCache({ max: MAX_STORED }),
  get(markupKey) {
    const entry = this.stored.get(markupKey);
    if (entry) return entry.children;
    assumptionFailed('static-markup');
    const scope = currentScope();
    if (scope) scope.hasFailed = true;
    return null;
  },
});

/**
 * Stores the children of an element for the document that contains them.
 * @returns false if documents have failed to find stored children in this process
 */
export function storeChildren(markupKey: string, children: ReactNode): boolean {
  if (failedAssumptions().some(([name]) => name === 'static-markup')) return false;
  stored.set(markupKey, { children });
  return true;
}
