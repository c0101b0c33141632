/**
 * Hands children from a Server Component to the document. Assumes that Next renders a page's data before its document, in the
 * same process. Where a document has not found its children, it is for its visitor alone and loaded again, and from then on
 * children are passed on as React does it: in the document and in the data.
 */
import type { ReactNode } from 'react';
import { LRUCache } from 'lru-cache';
import { currentScope } from '@/lib/content/cache/read-scope';
import { assumptionFailed, failedAssumptions } from '@/lib/telemetry/next-assumptions';

interface StaticChildren {
  stored: LRUCache<string, { children: ReactNode }>;
  get: (markup: string) => ReactNode;
}

declare global {
  // Next loads this module once for the data of pages and once for their documents; both need the same children.
  var staticChildren: StaticChildren | undefined;
}

/** For dozens of versions: a page has about five, and all pages share those of one version. */
const MAX_STORED = 200;

const { stored } = (globalThis.staticChildren ??= {
  stored: new LRUCache({ max: MAX_STORED }),
  get(markup) {
    const entry = this.stored.get(markup);
    if (entry) return entry.children;
    assumptionFailed('static-markup');
    const scope = currentScope();
    if (scope) scope.hasFailed = true;
    return null;
  },
});

/**
 * Stores the children of an element until the document is rendered that has them.
 * @returns false where documents have not found what was stored
 */
export function storeChildren(markup: string, children: ReactNode): boolean {
  if (failedAssumptions().some(([name]) => name === 'static-markup')) return false;
  stored.set(markup, { children });
  return true;
}
