import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import type { Accent } from '@/components/layout/Page/accent';
import type { VideoFragment } from '@/graphql/generated/operations';
import type { PageAnalytics } from '@/lib/analytics/data-layer';
import type { Blocks } from '@/lib/content/blocks/load-blocks';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry, PagesByName } from '@/lib/content/pages/page-documents';
import { loadPageLists, type PageLists } from '@/lib/content/pages/page-lists';
import type { FormOutcome } from '@/lib/forms/outcome';
import { videoData } from '@/lib/seo/json-ld';
import { getSite } from '@/lib/seo/site';
import { getAncestors } from './ancestors';
import type { PageProps } from './page-props';
import type { PageType, PageTypeName } from './page-type';
import * as registry from './registry';

/** Description of a loaded page of any type, for routes and the layout. */
export interface PageDescription {
  title: string;
  /** Returns the outcome of the page's own form, if its fields are query parameters. */
  loadOutcome: (pageQuery: URLSearchParams) => Promise<FormOutcome | undefined>;
  description: string | null;
  openGraphType: 'article' | 'website';
  crumb: { title: string; ancestors: Crumb[] };
  /** Whether a banner is directly below the header. */
  hasBanner: boolean;
  transparentHeader: { desktop: boolean; mobile: boolean };
  accent: Accent | null;
  hidesNewsletter: boolean;
  analytics: PageAnalytics;
  loadLists: (pageQuery: URLSearchParams) => Promise<PageLists>;
  /** JSON-LD in addition to the breadcrumbs. */
  loadStructuredData: (lists: PageLists) => Promise<WithContext<Thing>[]>;
  render: (props: Pick<PageProps<PageTypeName>, 'lists' | 'context' | 'pageQuery'>) => ReactNode;
}

const PAGE_TYPES: { [Name in PageTypeName]: PageType<Name> } = registry;

/** Returns the distinct videos of a page and its blocks. */
function collectVideos(
  own: readonly (VideoFragment | null | undefined)[],
  { sections, embedded }: Blocks,
): VideoFragment[] {
  const inBlocks = [...sections, ...Object.values(embedded)].map((block) =>
    block.__typename === 'Video' ? block : block.__typename === 'VideoAndTestimonials' ? block.video : null,
  );
  const videos = [...own, ...inBlocks].filter((video) => video !== null && video !== undefined);
  return [...new Map(videos.map((video) => [video.sys.id, video])).values()];
}

function applyPageType<Name extends PageTypeName>(
  type: PageType<Name>,
  page: PagesByName[Name],
  loaded: LoadedPage,
): PageDescription {
  const entry: PageEntry = page;
  const brand = type.accent?.(page);
  const banner = type.banner ? type.banner(page) : 'banner' in entry ? entry.banner : null;
  const hasBanner = Boolean(banner);
  const { analytics = {} } = type;
  return {
    title: (type.title ? type.title(page) : entry.title) ?? entry.breadcrumbTitle ?? loaded.slug,
    loadOutcome: async (pageQuery) => type.outcome?.(page, pageQuery),
    description: type.description?.(page) ?? null,
    openGraphType: type.openGraphType ?? 'website',
    crumb: {
      title:
        (type.crumbTitle ? type.crumbTitle(page) : (entry.breadcrumbTitle ?? entry.title)) ?? loaded.slug,
      ancestors: type.ancestors
        ? type.ancestors(page)
        : getAncestors('parentPage' in entry ? entry.parentPage : null),
    },
    hasBanner,
    // Without a banner, there is nothing for the header to overlay.
    transparentHeader: {
      desktop: hasBanner && entry.transparentHeaderDesktop === true,
      mobile: hasBanner && entry.transparentHeaderMobile === true,
    },
    accent: brand?.accentColor && brand.accentInk ? { color: brand.accentColor, ink: brand.accentInk } : null,
    hidesNewsletter: type.hidesNewsletter ?? false,
    analytics: typeof analytics === 'function' ? analytics(page) : analytics,
    loadLists: (pageQuery) => loadPageLists(type.loadLists?.(page, pageQuery), pageQuery),
    loadStructuredData: async (lists) => {
      const own = (await type.structuredData?.({ page, loaded, lists, site: await getSite() })) ?? [];
      const videos = collectVideos(type.videos?.(page) ?? [], loaded.blocks);
      return [...own, ...videos.map(videoData)].filter((data) => data !== null);
    },
    render: (props) => type.component({ ...props, page, loaded }),
  };
}

function describe<Name extends PageTypeName>(
  name: Name,
  page: PagesByName[Name],
  loaded: LoadedPage,
): PageDescription {
  return applyPageType<Name>(PAGE_TYPES[name], page, loaded);
}

export const describePage = (loaded: LoadedPage): PageDescription =>
  describe(loaded.page.__typename, loaded.page, loaded);
