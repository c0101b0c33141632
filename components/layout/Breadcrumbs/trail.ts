import type { CrumbFragment } from '@/graphql/generated/operations';
import { pageHref, ROOT } from '@/lib/content/routing/links';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry } from '@/lib/content/pages/page-documents';

export interface Crumb {
  title: string;
  /** The last crumb is this page and is not a link. */
  href: string | null;
}

/** A page above: only page types that can be parents carry a slug in the query. */
interface Parent {
  slug: string | null;
  title: string | null;
  breadcrumbTitle: string | null;
  parentPage?: unknown;
}

const isParent = (value: unknown): value is Parent =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'title' in value &&
  'breadcrumbTitle' in value;

function above(parent: unknown): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let page = parent; isParent(page) && page.slug; page = page.parentPage) {
    crumbs.unshift({ title: page.breadcrumbTitle ?? page.title ?? page.slug, href: pageHref(page.slug) });
  }
  return crumbs;
}

function parents(page: PageEntry): Crumb[] {
  switch (page.__typename) {
    case 'ProductsPage': {
      const brand = page.product?.brand;
      return [
        { title: 'Brands', href: pageHref('brands') },
        ...(brand?.page?.slug && brand.name ? [{ title: brand.name, href: pageHref(brand.page.slug) }] : []),
      ];
    }
    case 'ArticleDetailPages':
      return [{ title: 'Articles', href: pageHref('articles') }];
    case 'IndependentCommonPage':
      return above(page.parentIndustryPage);
    case 'HomePage':
      return [];
    default:
      return above('parentPage' in page ? (page.parentPage satisfies CrumbFragment | null) : null);
  }
}

/** The way from home to a page; titles of fixed routes come from content (specification "Breadcrumb titles"). */
export function trailOf({ page, slug }: LoadedPage, titles: Record<string, string>): Crumb[] {
  const home = { title: titles.home ?? 'Home', href: ROOT };
  if (page.__typename === 'HomePage') return [{ ...home, href: null }];
  const own =
    titles[slug] ??
    page.breadcrumbTitle ??
    (page.__typename === 'ProductsPage' ? page.product?.productName : page.title) ??
    slug;
  return [home, ...parents(page), { title: own, href: null }];
}
