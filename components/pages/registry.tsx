import type { ReactNode } from 'react';
import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage, PageEntry, PagesByName } from '@/lib/content/pages';
import { AllBrandsPage } from './AllBrandsPage/AllBrandsPage';
import { ArticleDetailPage } from './ArticleDetailPage/ArticleDetailPage';
import { ArticlePage } from './ArticlePage/ArticlePage';
import { ContentPage } from './ContentPage/ContentPage';
import { HomePage } from './HomePage/HomePage';
import { IndustryPage } from './IndustryPage/IndustryPage';
import { ListingPage } from './ListingPage/ListingPage';
import type { PageProps } from './page-props';
import { ProductListPage } from './ProductListPage/ProductListPage';
import { ProductPage } from './ProductPage/ProductPage';
import { SectionsPage } from './SectionsPage/SectionsPage';
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
  JobsToBeDone: SectionsPage,
  SustainabilityPage: SectionsPage,
  BuyPage: SectionsPage,
  OffersPage: SectionsPage,
  FaqPage: SectionsPage,
  ServiceEquipmentPage: SectionsPage,
  SafetyDataSheetPage: SectionsPage,
  SdsLanding: SectionsPage,
  RegistrationPage: SectionsPage,
  ProductRegistrationForm: SectionsPage,
  WriteReview: SectionsPage,
  CountrySelector: SectionsPage,
  GhsTraining: SectionsPage,
};

function draw<Name extends PageEntry['__typename']>(
  name: Name,
  page: PagesByName[Name],
  loaded: LoadedPage,
  context: BlockContext,
): ReactNode {
  return REGISTRY[name]({ page, loaded, context });
}

/** The component of a loaded page. */
export function PageView({ loaded, preview }: { loaded: LoadedPage; preview: boolean }) {
  const { page } = loaded;
  return draw(page.__typename, page, loaded, { preview, embedded: loaded.blocks.embedded });
}
