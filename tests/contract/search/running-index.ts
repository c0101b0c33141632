/** Builds the site's live search index from a content store. */
import { ContentSync } from '../../../lib/content/sync/content-sync';
import { LiveIndex } from '../../../lib/search/live-index';
import type { SearchIndex } from '../../../lib/search/search-index';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import { startDelivery, type RunningDelivery } from '../delivery/delivery-server';

export interface RunningIndex extends Pick<RunningDelivery, 'setBroken' | 'stop'> {
  refresh: () => Promise<boolean>;
  get: LiveIndex['get'];
  index: () => Promise<SearchIndex>;
}

export async function startLiveIndex(store: ContentStore): Promise<RunningIndex> {
  const { source, setBroken, stop } = await startDelivery(store);
  const sync = new ContentSync(source);
  const live = new LiveIndex(sync, { waitMs: 60_000 });
  return {
    refresh: () => sync.poll(),
    get: () => live.get(),
    index: async () => {
      const index = await live.get();
      if (!index) throw new Error('There is no index');
      return index;
    },
    setBroken,
    stop,
  };
}
