import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry, PagesByName } from '@/lib/content/pages/page-documents';
import type { PageLists } from '@/lib/content/pages/page-lists';

/** What every page component gets: its own entry, and what was loaded with it. */
export type PageProps<Name extends PageEntry['__typename']> = {
  page: PagesByName[Name];
  loaded: LoadedPage;
  /** The parts of long lists that the page shows. */
  shown: PageLists;
  context: BlockContext;
  /** What the visitor asks the page for in its query string (lib/content/asked). */
  pageQuery: URLSearchParams;
};
