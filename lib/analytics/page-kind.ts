import { SIGN_IN_PAGE } from '@/lib/members/pages';
import type { PageFacts } from './data-layer';
import type { PageEntry } from '@/lib/content/pages/page-documents';

/** The page kinds that analytics recognises (specification "Content page types"). */
export const PAGE_KINDS = [
  'product page',
  'home',
  'content page',
  'login',
  'registration',
  'article detail',
  'listing',
  'independent common page',
  'sustainability',
  'buy page',
  'large chain page',
  'safety data sheet page',
  'jobs to be done',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const KIND_OF: Partial<Record<PageEntry['__typename'], PageKind>> = {
  ProductsPage: 'product page',
  HomePage: 'home',
  ContentPage: 'content page',
  RegistrationPage: 'registration',
  ArticleDetailPages: 'article detail',
  ListingPage: 'listing',
  IndependentCommonPage: 'independent common page',
  SustainabilityPage: 'sustainability',
  BuyPage: 'buy page',
  LargeChainPage: 'large chain page',
  SafetyDataSheetPage: 'safety data sheet page',
  JobsToBeDone: 'jobs to be done',
};

/** The kind of a page of content; undefined where analytics knows none. */
export const pageKindOf = (page: PageEntry): PageKind | undefined =>
  page.__typename === 'RegistrationPage' && page.slug === SIGN_IN_PAGE ? 'login' : KIND_OF[page.__typename];

/** What analytics is told of a page of content, beside its address and locale. */
export function pageFactsOf(
  page: PageEntry,
): Pick<PageFacts, 'kind' | 'productBrand' | 'productName' | 'articleTitle'> {
  const kind = pageKindOf(page);
  if (page.__typename === 'ProductsPage')
    return {
      kind,
      productBrand: page.product?.brand?.name ?? undefined,
      productName: page.product?.productName ?? undefined,
    };
  if (page.__typename === 'ArticleDetailPages') return { kind, articleTitle: page.title ?? undefined };
  return { kind };
}
