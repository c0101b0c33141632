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

/** The query of each page type. This is the list of page types: one without its component does not compile (components/pages). */
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

/** A page type by its content type id. */
export type PageType = keyof typeof PAGE_DOCUMENTS;

type DataOf<Document> = Document extends { __apiType?: (variables: never) => infer Data } ? Data : never;
type PageOf<Type extends PageType> = NonNullable<
  (DataOf<(typeof PAGE_DOCUMENTS)[Type]> & { page: unknown })['page']
>;

/** A page as its query returns it, discriminated by `__typename`. */
export type PageEntry = { [Type in PageType]: PageOf<Type> }[PageType];

/** The pages by GraphQL type name. */
export type PagesByName = { [Page in PageEntry as Page['__typename']]: Page };

/** The page of one type, by GraphQL type name. */
export type PageNamed<Name extends PageEntry['__typename']> = PagesByName[Name];
