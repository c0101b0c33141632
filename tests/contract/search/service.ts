/** Builds the site's live search index from a content store. */
import { ContentSync } from '../../../lib/content/sync/content-sync';
import { LiveIndex } from '../../../lib/search/live-index';
import type { SearchIndex } from '../../../lib/search/search-index';
import type { ContentStore } from '@cleanpro/contentful-local/space/store';
import { runDelivery, type RunningDelivery } from '../delivery/running';

export interface Running extends Pick<RunningDelivery, 'broken' | 'stop'> {
  refresh: () => Promise<boolean>;
  get: LiveIndex['get'];
  index: () => Promise<SearchIndex>;
}

export async function liveIndexOf(store: ContentStore): Promise<Running> {
  const { source, broken, stop } = await runDelivery(store);
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
    broken,
    stop,
  };
}
