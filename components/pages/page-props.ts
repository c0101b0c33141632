import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry, PagesByName } from '@/lib/content/pages/page-documents';
import type { PageLists } from '@/lib/content/pages/page-lists';

/** The props of every page component. */
export interface PageProps<Name extends PageEntry['__typename']> {
  /** The page's own entry. */
  page: PagesByName[Name];
  loaded: LoadedPage;
  /** The loaded parts of long lists. */
  lists: PageLists;
  context: BlockContext;
  /** The query parameters that pages read (lib/content/pages/page-query.ts). */
  pageQuery: URLSearchParams;
}
