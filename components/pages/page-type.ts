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

/** The GraphQL type name of a page. */
export type PageTypeName = PageEntry['__typename'];

interface StructuredDataInput<Page> {
  page: Page;
  loaded: LoadedPage;
  lists: PageLists;
  site: Site;
}

type StructuredData = (WithContext<Thing> | null)[];

/** Everything that routes and layout need to know about a page type. Only the component is required. */
export interface PageType<Name extends PageTypeName, Page = PagesByName[Name]> {
  /** Renders the main area of the page. */
  component: (props: PageProps<Name>) => ReactNode;
  /** The title in the document's head. Default: the page's title. */
  title?: (page: Page) => string | null | undefined;
  /** Outcome of a form whose fields are query parameters. The title begins with it. */
  outcome?: (
    page: Page,
    pageQuery: URLSearchParams,
  ) => FormOutcome | undefined | Promise<FormOutcome | undefined>;
  /** The description in the head where an editor wrote none. */
  description?: (page: Page) => string | null | undefined;
  openGraphType?: 'article';
  /** The title in breadcrumbs. Default: the page's breadcrumb title, else its title. */
  crumbTitle?: (page: Page) => string | null | undefined;
  /** The breadcrumbs between home and the page. Default: the chain of parent pages. */
  ancestors?: (page: Page) => Crumb[];
  /** The banner directly under the header: the header may be transparent over it, and it replaces the breadcrumbs. Default: the page's banner. */
  banner?: (page: Page) => unknown;
  /** The brand whose accent colors the page. */
  accent?: (page: Page) => { accentColor: string | null; accentInk: string | null } | null | undefined;
  hidesNewsletter?: boolean;
  analytics?: PageAnalytics | ((page: Page) => PageAnalytics);
  /** Loads the lists that are too long to be part of the page. */
  loadLists?: (page: Page, pageQuery: URLSearchParams) => Promise<Partial<PageLists>>;
  /** JSON-LD beside breadcrumbs and videos. Everything in it is visible on the page. */
  structuredData?: (input: StructuredDataInput<Page>) => StructuredData | Promise<StructuredData>;
  /** Videos outside of the page's blocks. */
  videos?: (page: Page) => readonly (VideoFragment | null | undefined)[];
}

/** Defines a page type; `page-type.ts` in the folder of each page type holds its definition. */
export const definePageType = <Name extends PageTypeName>(type: PageType<Name>): PageType<Name> => type;
