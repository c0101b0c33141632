import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry, PagesByName } from '@/lib/content/pages/page-documents';
import type { PageLists } from '@/lib/content/pages/page-lists';

export interface PageProps<Name extends PageEntry['__typename']> {
  page: PagesByName[Name];
  loaded: LoadedPage;
  /** Loaded parts of long lists. */
  lists: PageLists;
  context: BlockContext;
  /** Query parameters that pages read (lib/content/pages/page-query.ts). */
  pageQuery: URLSearchParams;
}
