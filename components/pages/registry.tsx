import type { ReactNode } from 'react';
import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { PageEntry, PagesByName } from '@/lib/content/pages/page-documents';
import type { PageLists } from '@/lib/content/pages/page-lists';
import type { FormsOnPage } from '@/lib/forms/on-page';
import { AllBrandsPage } from './AllBrandsPage/AllBrandsPage';
import { ArticleDetailPage } from './ArticleDetailPage/ArticleDetailPage';
import { ArticlePage } from './ArticlePage/ArticlePage';
import { BuyPage } from './BuyPage/BuyPage';
import { ContentPage } from './ContentPage/ContentPage';
import { HomePage } from './HomePage/HomePage';
import { IndustryPage } from './IndustryPage/IndustryPage';
import { ListingPage } from './ListingPage/ListingPage';
import { JobToBeDonePage } from './JobToBeDonePage/JobToBeDonePage';
import { SustainabilityPage } from './SustainabilityPage/SustainabilityPage';
import { OffersPage } from './OffersPage/OffersPage';
import { FaqPage } from './FaqPage/FaqPage';
import { ServiceEquipmentPage } from './ServiceEquipmentPage/ServiceEquipmentPage';
import { SafetyDataSheetPage } from './SafetyDataSheetPage/SafetyDataSheetPage';
import { SdsLandingPage } from './SdsLandingPage/SdsLandingPage';
import { CountrySelectorPage } from './CountrySelectorPage/CountrySelectorPage';
import { GhsTrainingPage } from './GhsTrainingPage/GhsTrainingPage';
import type { PageProps } from './page-props';
import { ProductListPage } from './ProductListPage/ProductListPage';
import { ProductPage } from './ProductPage/ProductPage';
import { ProductRegistrationPage } from './ProductRegistrationPage/ProductRegistrationPage';
import { RegistrationPage } from './RegistrationPage/RegistrationPage';
import { WriteReviewEntry } from './WriteReviewPage/WriteReviewEntry';
import { SiteMapPage } from './SiteMapPage/SiteMapPage';
import { SubBrandsPage } from './SubBrandsPage/SubBrandsPage';

/** How each page type is drawn. A page type without an entry does not compile. */
const REGISTRY: { [Name in PageEntry['__typename']]: (props: PageProps<Name>) => ReactNode } = {
  HomePage,
  ContentPage,
  ArticleDetailPages: ArticleDetailPage,
  ArticlePage,
  ListingPage,
  AllBrandsPage,
  ProductsPage: ProductPage,
  ProductListPage,
  SubBrandsPage,
  SiteMap: SiteMapPage,
  IndustryPage,
  RestaurantPage: IndustryPage,
  LargeChainPage: IndustryPage,
  JanitorialCleaningPage: IndustryPage,
  IndependentCommonPage: IndustryPage,
  JobsToBeDone: JobToBeDonePage,
  SustainabilityPage,
  BuyPage,
  OffersPage,
  FaqPage,
  ServiceEquipmentPage,
  SafetyDataSheetPage,
  SdsLanding: SdsLandingPage,
  RegistrationPage,
  ProductRegistrationForm: ProductRegistrationPage,
  WriteReview: WriteReviewEntry,
  CountrySelector: CountrySelectorPage,
  GhsTraining: GhsTrainingPage,
};

function draw<Name extends PageEntry['__typename']>(
  name: Name,
  page: PagesByName[Name],
  loaded: LoadedPage,
  shown: PageLists,
  context: BlockContext,
  pageQuery: URLSearchParams,
): ReactNode {
  return REGISTRY[name]({ page, loaded, shown, context, pageQuery });
}

/** The component of a loaded page. */
export function PageView({
  loaded,
  shown,
  preview,
  pageQuery,
  visit,
}: {
  loaded: LoadedPage;
  shown: PageLists;
  preview: boolean;
  pageQuery: URLSearchParams;
  visit: FormsOnPage;
}) {
  const { page } = loaded;
  return draw(
    page.__typename,
    page,
    loaded,
    shown,
    { preview, embedded: loaded.blocks.embedded, visit },
    pageQuery,
  );
}
