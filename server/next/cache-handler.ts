/**
 * The `cacheHandler` of next.config.ts. Passes pages that Next would cache to the server, which caches the finished
 * responses, and returns nothing to Next itself. Therefore, `next start` renders a page for each request. Assumes that
 * Next calls `set` within the request that renders a page, before it responds, with the page's document, RSC data and
 * tree.
 */
import { currentScope } from '../../lib/content/cache/read-scope.ts';
import { assumptionFailed } from '../../lib/telemetry/next-assumptions.ts';
import { setRenderedPage, TREE, type RenderedPage } from './rendered-pages.ts';

/** The parts of Next's cache entry that this handler reads. */
interface CachedValue {
  kind: string;
  html?: unknown;
  rscData?: unknown;
  segmentData?: unknown;
}

const toBytes = (value: unknown): Uint8Array | undefined => (value instanceof Uint8Array ? value : undefined);

function toRenderedPage({ html, rscData, segmentData }: CachedValue): RenderedPage {
  const page = {
    document: typeof html === 'string' ? Buffer.from(html) : undefined,
    rsc: toBytes(rscData),
    tree: toBytes(segmentData instanceof Map ? segmentData.get(TREE) : undefined),
  };
  if (Object.values(page).includes(undefined)) assumptionFailed('rendered-page');
  return page;
}

export default class CacheHandler {
  get(_key: string): Promise<null> {
    return Promise.resolve(null);
  }

  set(_key: string, value: CachedValue | null): Promise<void> {
    const scope = currentScope();
    if (scope && value?.kind === 'APP_PAGE') setRenderedPage(scope, toRenderedPage(value));
    return Promise.resolve();
  }

  /** Does nothing, because tags expire in lib/expiration/expirations.ts. */
  revalidateTag(): Promise<void> {
    return Promise.resolve();
  }

  resetRequestCache(): void {}
}
