import 'server-only';
import {
  AllBrandsPageDocument,
  ArticleDetailPagesDocument,
  ArticlePageDocument,
  BuyPageDocument,
  ContentPageDocument,
  CountrySelectorDocument,
  FaqPageDocument,
  GhsTrainingDocument,
  HomePageDocument,
  IndependentCommonPageDocument,
  IndustryPageDocument,
  JanitorialCleaningPageDocument,
  JobsToBeDoneDocument,
  LargeChainPageDocument,
  ListingPageDocument,
  OffersPageDocument,
  PageBySlugDocument,
  ProductListPageDocument,
  ProductRegistrationFormDocument,
  ProductsPageDocument,
  RegistrationPageDocument,
  RestaurantPageDocument,
  SafetyDataSheetPageDocument,
  SdsLandingDocument,
  ServiceEquipmentPageDocument,
  SiteMapDocument,
  SubBrandsPageDocument,
  SustainabilityPageDocument,
  WriteReviewDocument,
  type PageBySlugQuery,
} from '@/graphql/generated/operations';
import { loadBlocks, type BlockRef, type Blocks, type SectionRef } from '../blocks/load-blocks';
import { listTag, slugTag } from '../cache/tags';
import { ROOT } from '../routing/links';
import { LOCALE, queryContent } from '../client/query';
import { loadArticleLists, type ArticleLists } from './article-lists';

/** The query of each page type: the one list of page types; leaving one out of what reads it does not compile. */
const DOCUMENTS = {
  homePage: HomePageDocument,
  contentPage: ContentPageDocument,
  articleDetailPages: ArticleDetailPagesDocument,
  articlePage: ArticlePageDocument,
  allBrandsPage: AllBrandsPageDocument,
  industryPage: IndustryPageDocument,
  subBrandsPage: SubBrandsPageDocument,
  siteMap: SiteMapDocument,
  listingPage: ListingPageDocument,
  productListPage: ProductListPageDocument,
  jobsToBeDone: JobsToBeDoneDocument,
  restaurantPage: RestaurantPageDocument,
  largeChainPage: LargeChainPageDocument,
  janitorialCleaningPage: JanitorialCleaningPageDocument,
  independentCommonPage: IndependentCommonPageDocument,
  sustainabilityPage: SustainabilityPageDocument,
  buyPage: BuyPageDocument,
  offersPage: OffersPageDocument,
  faqPage: FaqPageDocument,
  serviceEquipmentPage: ServiceEquipmentPageDocument,
  safetyDataSheetPage: SafetyDataSheetPageDocument,
  sdsLanding: SdsLandingDocument,
  registrationPage: RegistrationPageDocument,
  productRegistrationForm: ProductRegistrationFormDocument,
  writeReview: WriteReviewDocument,
  countrySelector: CountrySelectorDocument,
  ghsTraining: GhsTrainingDocument,
  productsPage: ProductsPageDocument,
} as const;

export type PageType = keyof typeof DOCUMENTS;

type DataOf<Document> = Document extends { __apiType?: (variables: never) => infer Data } ? Data : never;
type PageOf<Type extends PageType> = NonNullable<
  (DataOf<(typeof DOCUMENTS)[Type]> & { page: unknown })['page']
>;

/** The page of each type, as its query gives it; told apart by `__typename`. */
export type PageEntry = { [Type in PageType]: PageOf<Type> }[PageType];

/** The pages by their GraphQL names. */
export type PagesByName = { [Page in PageEntry as Page['__typename']]: Page };

/** The page of one type, by its GraphQL name. */
export type PageNamed<Name extends PageEntry['__typename']> = PagesByName[Name];

export interface LoadedPage {
  kind: 'page';
  type: PageType;
  /** Under the locale, without slashes around it; `home` for the first page. */
  slug: string;
  page: PageEntry;
  blocks: Blocks;
  lists: ArticleLists;
}

export type Resolution =
  LoadedPage | { kind: 'redirect'; to: string; permanent: boolean } | { kind: 'missing' };

export interface Loaded {
  resolution: Resolution;
  tags: string[];
}

const PAGE_TYPES = Object.keys(DOCUMENTS).filter((type): type is PageType => type in DOCUMENTS);

function foundIn(lookup: PageBySlugQuery): { type: PageType; id: string } | undefined {
  for (const type of PAGE_TYPES) {
    const id = lookup[type]?.items[0]?.sys.id;
    if (id !== undefined) return { type, id };
  }
  return undefined;
}

/** The sections of a page; an article has a body instead. */
const sectionsOf = (page: PageEntry): readonly (SectionRef | null)[] =>
  'sectionsCollection' in page ? (page.sectionsCollection?.items ?? []) : [];

/** Blocks that the page's own rich text embeds. */
function embedsOf(page: PageEntry): (BlockRef | null)[] {
  return page.__typename === 'ArticleDetailPages' ? (page.body?.links.entries.block ?? []) : [];
}

async function queryPage(
  type: PageType,
  id: string,
  preview: boolean,
): Promise<{ page: PageEntry | null; tags: string[] }> {
  // The map's values differ only in the type of the page that they give, which `__typename` tells apart again.
  const { data, tags } = await queryContent<
    { page: PageEntry | null },
    { id: string; locale: string; preview: boolean }
  >(DOCUMENTS[type], { id, locale: LOCALE, preview });
  return { page: data.page, tags };
}

/**
 * Finds and loads the page at a slug: which entry it is (the URL builder's types, and the redirects), the page
 * itself, its blocks and its lists, in at most four rounds of bounded queries.
 * @throws ContentUnavailableError
 */
export async function loadPage(slug: string, preview: boolean): Promise<Loaded> {
  const lookup = await queryContent(PageBySlugDocument, {
    slug,
    from: `${ROOT}/${slug}`,
    locale: LOCALE,
    preview,
  });
  const found = foundIn(lookup.data);
  // A page that does not exist yet appears when an entry with its address is published.
  const address = [slugTag(slug), ...(slug.startsWith('brands/') ? [listTag('productsPage')] : [])];
  if (!found) {
    const redirect = lookup.data.redirect?.items[0];
    const tags = [...lookup.tags, ...address, listTag('redirect')];
    return {
      resolution: redirect?.to
        ? { kind: 'redirect', to: redirect.to, permanent: redirect.permanent !== false }
        : { kind: 'missing' },
      tags,
    };
  }
  const { page, tags } = await queryPage(found.type, found.id, preview);
  if (!page) return { resolution: { kind: 'missing' }, tags: [...lookup.tags, ...tags, ...address] };
  const [blocks, lists] = await Promise.all([
    loadBlocks(sectionsOf(page), embedsOf(page), preview),
    loadArticleLists(page, preview),
  ]);
  return {
    resolution: { kind: 'page', type: found.type, slug, page, blocks, lists: lists.lists },
    tags: [slugTag(slug), ...lookup.tags, ...tags, ...blocks.tags, ...lists.tags],
  };
}
