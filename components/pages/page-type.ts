import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { VideoFragment } from '@/graphql/generated/operations';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import type { PageAnalytics } from '@/lib/analytics/data-layer';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry, PagesByName } from '@/lib/content/pages/page-documents';
import type { PageLists } from '@/lib/content/pages/page-lists';
import type { FormOutcome } from '@/lib/forms/outcome';
import type { Site } from '@/lib/seo/site';
import type { PageProps } from './page-props';

export type PageTypeName = PageEntry['__typename'];

interface StructuredDataInput<Page> {
  page: Page;
  loaded: LoadedPage;
  lists: PageLists;
  site: Site;
}

type StructuredData = (WithContext<Thing> | null)[];

/** Definition of a page type, for routes and the layout. Only the component is required. */
export interface PageType<Name extends PageTypeName, Page = PagesByName[Name]> {
  component: (props: PageProps<Name>) => ReactNode;
  /** Title in the document's head. Default: the page's title. */
  title?: (page: Page) => string | null | undefined;
  /** Outcome of a form whose fields are query parameters. The title begins with it. */
  outcome?: (
    page: Page,
    pageQuery: URLSearchParams,
  ) => FormOutcome | undefined | Promise<FormOutcome | undefined>;
  /** Description in the head if no editor wrote one. */
  description?: (page: Page) => string | null | undefined;
  openGraphType?: 'article';
  /** Title in breadcrumbs. Default: the page's breadcrumb title, or else its title. */
  crumbTitle?: (page: Page) => string | null | undefined;
  /** Breadcrumbs between home and the page. Default: the chain of parent pages. */
  ancestors?: (page: Page) => Crumb[];
  /**
   * Banner directly below the header. The header may be transparent over it, and it replaces the breadcrumbs. Default:
   * the page's banner.
   */
  banner?: (page: Page) => unknown;
  /** Brand whose accent color the page uses. */
  accent?: (page: Page) => { accentColor: string | null; accentInk: string | null } | null | undefined;
  hidesNewsletter?: boolean;
  analytics?: PageAnalytics | ((page: Page) => PageAnalytics);
  /** Loads lists that are too long to be part of the page. */
  loadLists?: (page: Page, pageQuery: URLSearchParams) => Promise<Partial<PageLists>>;
  /** JSON-LD in addition to breadcrumbs and videos. Everything in it must be visible on the page. */
  structuredData?: (input: StructuredDataInput<Page>) => StructuredData | Promise<StructuredData>;
  /** Videos outside of the page's blocks. */
  videos?: (page: Page) => readonly (VideoFragment | null | undefined)[];
}

/** Defines a page type. Each page type has a folder whose `page-type.ts` calls this function. */
export const definePageType = <Name extends PageTypeName>(type: PageType<Name>): PageType<Name> => type;
