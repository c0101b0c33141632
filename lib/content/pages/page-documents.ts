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
} from '@/graphql/generated/operations';

/** Page types with their queries. A type without a component (components/pages) does not compile. */
export const PAGE_DOCUMENTS = {
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

/** Content type id of a page. */
export type PageType = keyof typeof PAGE_DOCUMENTS;

type DataOf<Document> = Document extends { __apiType?: (variables: never) => infer Data } ? Data : never;
type PageOf<Type extends PageType> = NonNullable<
  (DataOf<(typeof PAGE_DOCUMENTS)[Type]> & { page: unknown })['page']
>;

/** A page as its query returns it, discriminated by `__typename`. */
export type PageEntry = { [Type in PageType]: PageOf<Type> }[PageType];

export type PagesByName = { [Page in PageEntry as Page['__typename']]: Page };

export type PageNamed<Name extends PageEntry['__typename']> = PagesByName[Name];
