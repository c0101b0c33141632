import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage, PageEntry, PageNamed } from '@/lib/content/pages';

/** What every page component gets: its own entry, and what was loaded with it. */
export interface PageProps<Name extends PageEntry['__typename']> {
  page: PageNamed<Name>;
  loaded: LoadedPage;
  context: BlockContext;
}
