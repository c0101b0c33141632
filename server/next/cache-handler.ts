/**
 * What Next may cache of a page (`cacheHandler` in next.config.ts): the handler hands it on to the server, which caches the
 * finished responses, and has nothing for Next itself. Under `next start` each page is therefore rendered for each request.
 */
import { currentScope } from '../../lib/content/cache/read-scope.ts';
import { expireTags } from '../../lib/processes/tag-expirations.ts';
import { setRenderedPage, TREE, type RenderedPage } from './rendered-pages.ts';

/** The parts that this handler reads of what Next stores. */
interface CachedValue {
  kind: string;
  html?: unknown;
  rscData?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
}

function toRenderedPage({ html, rscData, segmentData }: CachedValue): RenderedPage {
  return {
    document: typeof html === 'string' ? Buffer.from(html) : undefined,
    rsc: rscData && Buffer.from(rscData),
    tree: segmentData?.get(TREE),
  };
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

  revalidateTag(tags: string | string[]): Promise<void> {
    expireTags([tags].flat());
    return Promise.resolve();
  }

  resetRequestCache(): void {}
}
