/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
export type ContentfulMetadataConceptsDescendantsFilter = {
  id_contains_all?: Array<string | null | undefined> | null | undefined;
  id_contains_none?: Array<string | null | undefined> | null | undefined;
  id_contains_some?: Array<string | null | undefined> | null | undefined;
};

export type ContentfulMetadataConceptsFilter = {
  descendants?: ContentfulMetadataConceptsDescendantsFilter | null | undefined;
  id_contains_all?: Array<string | null | undefined> | null | undefined;
  id_contains_none?: Array<string | null | undefined> | null | undefined;
  id_contains_some?: Array<string | null | undefined> | null | undefined;
};

export type ContentfulMetadataFilter = {
  concepts?: ContentfulMetadataConceptsFilter | null | undefined;
  concepts_exists?: boolean | null | undefined;
  tags?: ContentfulMetadataTagsFilter | null | undefined;
  tags_exists?: boolean | null | undefined;
};

export type ContentfulMetadataTagsFilter = {
  id_contains_all?: Array<string | null | undefined> | null | undefined;
  id_contains_none?: Array<string | null | undefined> | null | undefined;
  id_contains_some?: Array<string | null | undefined> | null | undefined;
};

export type SafetyDataSheetFilter = {
  AND?: Array<SafetyDataSheetFilter | null | undefined> | null | undefined;
  OR?: Array<SafetyDataSheetFilter | null | undefined> | null | undefined;
  category?: CfCategoryNestedFilter | null | undefined;
  category_exists?: boolean | null | undefined;
  contentfulMetadata?: ContentfulMetadataFilter | null | undefined;
  language?: CfLanguageNestedFilter | null | undefined;
  language_exists?: boolean | null | undefined;
  pdf_exists?: boolean | null | undefined;
  pictograms_contains_all?: Array<string | null | undefined> | null | undefined;
  pictograms_contains_none?: Array<string | null | undefined> | null | undefined;
  pictograms_contains_some?: Array<string | null | undefined> | null | undefined;
  pictograms_exists?: boolean | null | undefined;
  productBrand?: string | null | undefined;
  productBrand_contains?: string | null | undefined;
  productBrand_exists?: boolean | null | undefined;
  productBrand_in?: Array<string | null | undefined> | null | undefined;
  productBrand_not?: string | null | undefined;
  productBrand_not_contains?: string | null | undefined;
  productBrand_not_in?: Array<string | null | undefined> | null | undefined;
  productName?: string | null | undefined;
  productName_contains?: string | null | undefined;
  productName_exists?: boolean | null | undefined;
  productName_in?: Array<string | null | undefined> | null | undefined;
  productName_not?: string | null | undefined;
  productName_not_contains?: string | null | undefined;
  productName_not_in?: Array<string | null | undefined> | null | undefined;
  revisionDate?: string | null | undefined;
  revisionDate_exists?: boolean | null | undefined;
  revisionDate_gt?: string | null | undefined;
  revisionDate_gte?: string | null | undefined;
  revisionDate_in?: Array<string | null | undefined> | null | undefined;
  revisionDate_lt?: string | null | undefined;
  revisionDate_lte?: string | null | undefined;
  revisionDate_not?: string | null | undefined;
  revisionDate_not_in?: Array<string | null | undefined> | null | undefined;
  sdsNumber?: string | null | undefined;
  sdsNumber_contains?: string | null | undefined;
  sdsNumber_exists?: boolean | null | undefined;
  sdsNumber_in?: Array<string | null | undefined> | null | undefined;
  sdsNumber_not?: string | null | undefined;
  sdsNumber_not_contains?: string | null | undefined;
  sdsNumber_not_in?: Array<string | null | undefined> | null | undefined;
  signalWord?: string | null | undefined;
  signalWord_contains?: string | null | undefined;
  signalWord_exists?: boolean | null | undefined;
  signalWord_in?: Array<string | null | undefined> | null | undefined;
  signalWord_not?: string | null | undefined;
  signalWord_not_contains?: string | null | undefined;
  signalWord_not_in?: Array<string | null | undefined> | null | undefined;
  sys?: SysFilter | null | undefined;
  title?: string | null | undefined;
  title_contains?: string | null | undefined;
  title_exists?: boolean | null | undefined;
  title_in?: Array<string | null | undefined> | null | undefined;
  title_not?: string | null | undefined;
  title_not_contains?: string | null | undefined;
  title_not_in?: Array<string | null | undefined> | null | undefined;
  upcs_contains_all?: Array<string | null | undefined> | null | undefined;
  upcs_contains_none?: Array<string | null | undefined> | null | undefined;
  upcs_contains_some?: Array<string | null | undefined> | null | undefined;
  upcs_exists?: boolean | null | undefined;
};

export type SysFilter = {
  firstPublishedAt?: string | null | undefined;
  firstPublishedAt_exists?: boolean | null | undefined;
  firstPublishedAt_gt?: string | null | undefined;
  firstPublishedAt_gte?: string | null | undefined;
  firstPublishedAt_in?: Array<string | null | undefined> | null | undefined;
  firstPublishedAt_lt?: string | null | undefined;
  firstPublishedAt_lte?: string | null | undefined;
  firstPublishedAt_not?: string | null | undefined;
  firstPublishedAt_not_in?: Array<string | null | undefined> | null | undefined;
  id?: string | null | undefined;
  id_contains?: string | null | undefined;
  id_exists?: boolean | null | undefined;
  id_in?: Array<string | null | undefined> | null | undefined;
  id_not?: string | null | undefined;
  id_not_contains?: string | null | undefined;
  id_not_in?: Array<string | null | undefined> | null | undefined;
  publishedAt?: string | null | undefined;
  publishedAt_exists?: boolean | null | undefined;
  publishedAt_gt?: string | null | undefined;
  publishedAt_gte?: string | null | undefined;
  publishedAt_in?: Array<string | null | undefined> | null | undefined;
  publishedAt_lt?: string | null | undefined;
  publishedAt_lte?: string | null | undefined;
  publishedAt_not?: string | null | undefined;
  publishedAt_not_in?: Array<string | null | undefined> | null | undefined;
  publishedVersion?: number | null | undefined;
  publishedVersion_exists?: boolean | null | undefined;
  publishedVersion_gt?: number | null | undefined;
  publishedVersion_gte?: number | null | undefined;
  publishedVersion_in?: Array<number | null | undefined> | null | undefined;
  publishedVersion_lt?: number | null | undefined;
  publishedVersion_lte?: number | null | undefined;
  publishedVersion_not?: number | null | undefined;
  publishedVersion_not_in?: Array<number | null | undefined> | null | undefined;
};

export type CfCategoryNestedFilter = {
  AND?: Array<CfCategoryNestedFilter | null | undefined> | null | undefined;
  OR?: Array<CfCategoryNestedFilter | null | undefined> | null | undefined;
  code?: string | null | undefined;
  code_contains?: string | null | undefined;
  code_exists?: boolean | null | undefined;
  code_in?: Array<string | null | undefined> | null | undefined;
  code_not?: string | null | undefined;
  code_not_contains?: string | null | undefined;
  code_not_in?: Array<string | null | undefined> | null | undefined;
  contentfulMetadata?: ContentfulMetadataFilter | null | undefined;
  description?: string | null | undefined;
  description_contains?: string | null | undefined;
  description_exists?: boolean | null | undefined;
  description_in?: Array<string | null | undefined> | null | undefined;
  description_not?: string | null | undefined;
  description_not_contains?: string | null | undefined;
  description_not_in?: Array<string | null | undefined> | null | undefined;
  image_exists?: boolean | null | undefined;
  link?: string | null | undefined;
  link_contains?: string | null | undefined;
  link_exists?: boolean | null | undefined;
  link_in?: Array<string | null | undefined> | null | undefined;
  link_not?: string | null | undefined;
  link_not_contains?: string | null | undefined;
  link_not_in?: Array<string | null | undefined> | null | undefined;
  sortOrder?: number | null | undefined;
  sortOrder_exists?: boolean | null | undefined;
  sortOrder_gt?: number | null | undefined;
  sortOrder_gte?: number | null | undefined;
  sortOrder_in?: Array<number | null | undefined> | null | undefined;
  sortOrder_lt?: number | null | undefined;
  sortOrder_lte?: number | null | undefined;
  sortOrder_not?: number | null | undefined;
  sortOrder_not_in?: Array<number | null | undefined> | null | undefined;
  sys?: SysFilter | null | undefined;
  title?: string | null | undefined;
  title_contains?: string | null | undefined;
  title_exists?: boolean | null | undefined;
  title_in?: Array<string | null | undefined> | null | undefined;
  title_not?: string | null | undefined;
  title_not_contains?: string | null | undefined;
  title_not_in?: Array<string | null | undefined> | null | undefined;
};

export type CfLanguageNestedFilter = {
  AND?: Array<CfLanguageNestedFilter | null | undefined> | null | undefined;
  OR?: Array<CfLanguageNestedFilter | null | undefined> | null | undefined;
  code?: string | null | undefined;
  code_contains?: string | null | undefined;
  code_exists?: boolean | null | undefined;
  code_in?: Array<string | null | undefined> | null | undefined;
  code_not?: string | null | undefined;
  code_not_contains?: string | null | undefined;
  code_not_in?: Array<string | null | undefined> | null | undefined;
  contentfulMetadata?: ContentfulMetadataFilter | null | undefined;
  name?: string | null | undefined;
  name_contains?: string | null | undefined;
  name_exists?: boolean | null | undefined;
  name_in?: Array<string | null | undefined> | null | undefined;
  name_not?: string | null | undefined;
  name_not_contains?: string | null | undefined;
  name_not_in?: Array<string | null | undefined> | null | undefined;
  sys?: SysFilter | null | undefined;
};

export type AccordionFragment = { __typename: 'Accordion', title: string | null, onlyOneOpen: boolean | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, panelsCollection: { items: Array<{ title: string | null, open: boolean | null, sys: { id: string }, body: AccordionPanelBodyFragment | null } | null> } | null };

export type ArticleFragment = { __typename: 'Article', title: string | null, variants: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, callToAction: LinkButtonFragment | null, articlesCollection: { items: Array<ArticleCardFragment | null> } | null };

export type ArticleCardFragment = { __typename: 'ArticleDetailPages', title: string | null, shortDescription: string | null, slug: string | null, articleType: string | null, minuteReading: number | null, sys: { id: string }, relatedArticleCardImage: ImageAssetFragment | null };

export type BannerFragment = { __typename: 'Banner', contentPosition: string | null, textAlign: string | null, styles: string | null, sys: { id: string }, image: ImageSetFragment | null, contentCollection: { items: Array<
      | { __typename: 'ContentTypeRichText', sys: { id: string }, body: ContentTypeRichTextBodyFragment | null }
      | { __typename: 'Heading', text: string | null, level: number | null, sys: { id: string } }
      | { __typename: 'Paragraph', paragraph: string | null, sys: { id: string } }
     | null> } | null, callToActionCollection: { items: Array<
      | CallToAction_ImageButton_Fragment
      | CallToAction_LinkButton_Fragment
      | CallToAction_VideoButton_Fragment
     | null> } | null, badgeImagesCollection: { items: Array<ImageFragment | null> } | null, componentWidth: ComponentWidthFragment | null };

type CallToAction_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type CallToAction_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type CallToAction_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type CallToAction_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type CallToAction_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type CallToAction_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type CallToAction_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type CallToAction_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type CallToAction_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type CallToAction_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type CallToAction_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type CallToAction_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type CallToAction_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type CallToAction_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type CallToAction_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type CallToAction_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type CallToAction_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type CallToAction_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type CallToAction_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type CallToAction_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type CallToAction_ContentPage_Fragment = { __typename: 'ContentPage', sys: { id: string } };

type CallToAction_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type CallToAction_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type CallToAction_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type CallToAction_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type CallToAction_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type CallToAction_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type CallToAction_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type CallToAction_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type CallToAction_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type CallToAction_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type CallToAction_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type CallToAction_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type CallToAction_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type CallToAction_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type CallToAction_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type CallToAction_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type CallToAction_ImageButton_Fragment = (
  { __typename: 'ImageButton', sys: { id: string } }
  & ImageButtonFragment
);

type CallToAction_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type CallToAction_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type CallToAction_IndustryPage_Fragment = { __typename: 'IndustryPage', sys: { id: string } };

type CallToAction_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type CallToAction_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type CallToAction_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type CallToAction_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type CallToAction_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type CallToAction_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type CallToAction_LinkButton_Fragment = (
  { __typename: 'LinkButton', componentWidth: ComponentWidthFragment | null, sys: { id: string } }
  & LinkButtonFragment
);

type CallToAction_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type CallToAction_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type CallToAction_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type CallToAction_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type CallToAction_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type CallToAction_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type CallToAction_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type CallToAction_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type CallToAction_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type CallToAction_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type CallToAction_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type CallToAction_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type CallToAction_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type CallToAction_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type CallToAction_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type CallToAction_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type CallToAction_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type CallToAction_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type CallToAction_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type CallToAction_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type CallToAction_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type CallToAction_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type CallToAction_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type CallToAction_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type CallToAction_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type CallToAction_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type CallToAction_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type CallToAction_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type CallToAction_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type CallToAction_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type CallToAction_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type CallToAction_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type CallToAction_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type CallToAction_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type CallToAction_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type CallToAction_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type CallToAction_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type CallToAction_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type CallToAction_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type CallToAction_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type CallToAction_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type CallToAction_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type CallToAction_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type CallToAction_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type CallToAction_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type CallToAction_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type CallToAction_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type CallToAction_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type CallToAction_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type CallToAction_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type CallToAction_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type CallToAction_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type CallToAction_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type CallToAction_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type CallToAction_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type CallToAction_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type CallToAction_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type CallToAction_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type CallToAction_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type CallToAction_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type CallToAction_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type CallToAction_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type CallToAction_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type CallToAction_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type CallToAction_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type CallToAction_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type CallToAction_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type CallToAction_VideoButton_Fragment = (
  { __typename: 'VideoButton', sys: { id: string } }
  & VideoButtonFragment
);

type CallToAction_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type CallToAction_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type CallToActionFragment =
  | CallToAction_Accordion_Fragment
  | CallToAction_AccordionPanel_Fragment
  | CallToAction_AllBrandsPage_Fragment
  | CallToAction_Answer_Fragment
  | CallToAction_Article_Fragment
  | CallToAction_ArticleDetailPages_Fragment
  | CallToAction_ArticlePage_Fragment
  | CallToAction_Banner_Fragment
  | CallToAction_Brand_Fragment
  | CallToAction_BreadCrumb_Fragment
  | CallToAction_BusinessSize_Fragment
  | CallToAction_BusinessTypes_Fragment
  | CallToAction_Buy_Fragment
  | CallToAction_BuyPage_Fragment
  | CallToAction_Callout_Fragment
  | CallToAction_Carousel_Fragment
  | CallToAction_Category_Fragment
  | CallToAction_CategoryWrapper_Fragment
  | CallToAction_ComponentWidth_Fragment
  | CallToAction_ContentCard_Fragment
  | CallToAction_ContentPage_Fragment
  | CallToAction_ContentTypeRichText_Fragment
  | CallToAction_Countries_Fragment
  | CallToAction_CountrySelector_Fragment
  | CallToAction_Dilution_Fragment
  | CallToAction_Distributor_Fragment
  | CallToAction_DrugFacts_Fragment
  | CallToAction_Facet_Fragment
  | CallToAction_FaqPage_Fragment
  | CallToAction_Form_Fragment
  | CallToAction_FormField_Fragment
  | CallToAction_GhsTraining_Fragment
  | CallToAction_HazardClassification_Fragment
  | CallToAction_Header_Fragment
  | CallToAction_Heading_Fragment
  | CallToAction_HomePage_Fragment
  | CallToAction_Image_Fragment
  | CallToAction_ImageButton_Fragment
  | CallToAction_ImageSet_Fragment
  | CallToAction_IndependentCommonPage_Fragment
  | CallToAction_IndustryPage_Fragment
  | CallToAction_IngredientView_Fragment
  | CallToAction_JanitorialCleaningPage_Fragment
  | CallToAction_JobsToBeDone_Fragment
  | CallToAction_Language_Fragment
  | CallToAction_LargeChainPage_Fragment
  | CallToAction_Layout_Fragment
  | CallToAction_LinkButton_Fragment
  | CallToAction_LinkContainer_Fragment
  | CallToAction_ListingPage_Fragment
  | CallToAction_MegaMenu_Fragment
  | CallToAction_MenuItem_Fragment
  | CallToAction_MenuSlot_Fragment
  | CallToAction_Offer_Fragment
  | CallToAction_OffersPage_Fragment
  | CallToAction_OffersSection_Fragment
  | CallToAction_OffersSubSection_Fragment
  | CallToAction_Organization_Fragment
  | CallToAction_PageMetaData_Fragment
  | CallToAction_Paragraph_Fragment
  | CallToAction_PdfListWrapper_Fragment
  | CallToAction_Product_Fragment
  | CallToAction_ProductCard_Fragment
  | CallToAction_ProductListPage_Fragment
  | CallToAction_ProductRegistrationForm_Fragment
  | CallToAction_ProductVariant_Fragment
  | CallToAction_Products_Fragment
  | CallToAction_ProductsPage_Fragment
  | CallToAction_Question_Fragment
  | CallToAction_Quiz_Fragment
  | CallToAction_QuizQuestion_Fragment
  | CallToAction_RecommenderAnswer_Fragment
  | CallToAction_RecommenderBanner_Fragment
  | CallToAction_RecommenderFooter_Fragment
  | CallToAction_RecommenderHeader_Fragment
  | CallToAction_RecommenderHomeCard_Fragment
  | CallToAction_RecommenderHomePage_Fragment
  | CallToAction_RecommenderImage_Fragment
  | CallToAction_RecommenderLink_Fragment
  | CallToAction_RecommenderLinkButton_Fragment
  | CallToAction_RecommenderMenuItem_Fragment
  | CallToAction_RecommenderPage_Fragment
  | CallToAction_RecommenderPageMetadata_Fragment
  | CallToAction_RecommenderPopUpBanner_Fragment
  | CallToAction_RecommenderProducts_Fragment
  | CallToAction_RecommenderRichText_Fragment
  | CallToAction_RecommenderSitemap_Fragment
  | CallToAction_RecommenderSitemapItem_Fragment
  | CallToAction_RecommenderSitemapSection_Fragment
  | CallToAction_RecommenderVideo_Fragment
  | CallToAction_Redirect_Fragment
  | CallToAction_RegistrationFormData_Fragment
  | CallToAction_RegistrationPage_Fragment
  | CallToAction_RestaurantPage_Fragment
  | CallToAction_Retailer_Fragment
  | CallToAction_SafetyDataSheet_Fragment
  | CallToAction_SafetyDataSheetPage_Fragment
  | CallToAction_SdsLanding_Fragment
  | CallToAction_SearchSynonyms_Fragment
  | CallToAction_SearchTopSuggestions_Fragment
  | CallToAction_SectionContainer_Fragment
  | CallToAction_ServiceEquipmentPage_Fragment
  | CallToAction_SiteFooter_Fragment
  | CallToAction_SiteMap_Fragment
  | CallToAction_SubBrandCard_Fragment
  | CallToAction_SubBrandsPage_Fragment
  | CallToAction_Superscript_Fragment
  | CallToAction_SustainabilityPage_Fragment
  | CallToAction_Testimonial_Fragment
  | CallToAction_TrainingModule_Fragment
  | CallToAction_UrlBuilder_Fragment
  | CallToAction_UtilityMenu_Fragment
  | CallToAction_Video_Fragment
  | CallToAction_VideoAndTestimonials_Fragment
  | CallToAction_VideoBanner_Fragment
  | CallToAction_VideoButton_Fragment
  | CallToAction_WriteReview_Fragment
  | CallToAction_Zipcode_Fragment
;

export type CalloutFragment = { __typename: 'Callout', title: string | null, text: string | null, styles: string | null, sys: { id: string }, callToActionsCollection: { items: Array<
      | CallToAction_LinkButton_Fragment
      | CallToAction_VideoButton_Fragment
     | null> } | null, componentWidth: ComponentWidthFragment | null };

export type CarouselFragment = { __typename: 'Carousel', title: string | null, introduction: string | null, carouselType: string | null, autoplay: boolean | null, styles: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, itemsCollection: { items: Array<
      | (
        { __typename: 'ContentCard' }
        & ContentCardFragment
      )
      | (
        { __typename: 'ImageButton' }
        & ImageButtonFragment
      )
      | (
        { __typename: 'ImageSet' }
        & ImageSetFragment
      )
      | (
        { __typename: 'JobsToBeDone' }
        & JobCardFragment
      )
      | (
        { __typename: 'Product' }
        & ProductTileFragment
      )
      | (
        { __typename: 'ProductVariant' }
        & VariantCardFragment
      )
      | (
        { __typename: 'Testimonial' }
        & TestimonialFragment
      )
     | null> } | null };

export type CategoryTileFragment = { __typename: 'Category', title: string | null, code: string | null, description: string | null, link: string | null, sys: { id: string }, image: ImageAssetFragment | null };

export type CategoryWrapperFragment = { __typename: 'CategoryWrapper', title: string | null, styles: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, categoriesCollection: { items: Array<CategoryTileFragment | null> } | null };

export type ContentCardFragment = { __typename: 'ContentCard', title: string | null, subTitle: string | null, text: string | null, styles: string | null, sys: { id: string }, image:
    | (
      { __typename: 'Image' }
      & ImageFragment
    )
    | (
      { __typename: 'ImageSet' }
      & ImageSetFragment
    )
   | null, callToActionsCollection: { items: Array<
      | CallToAction_LinkButton_Fragment
      | CallToAction_VideoButton_Fragment
     | null> } | null, componentWidth: ComponentWidthFragment | null };

export type FormFragment = { __typename: 'Form', formType: string | null, title: string | null, introduction: string | null, submitText: string | null, thankYouText: string | null, legalText: string | null, sys: { id: string }, fieldsCollection: { items: Array<{ code: string | null, label: string | null, helpText: string | null, sys: { id: string } } | null> } | null };

export type ImageFragment = { __typename: 'Image', altText: string | null, tooltip: string | null, sys: { id: string }, image: ImageAssetFragment | null };

export type ImageButtonFragment = { __typename: 'ImageButton', altText: string | null, link: string | null, tooltip: string | null, styles: string | null, target: string | null, gaEventClass: string | null, gaEventLabel: string | null, sys: { id: string }, image: ImageAssetFragment | null };

export type ImageSetFragment = { __typename: 'ImageSet', altText: string | null, styles: string | null, sys: { id: string }, desktopImage: ImageAssetFragment | null, tabletImage: ImageAssetFragment | null, smartphoneImage: ImageAssetFragment | null, componentWidth: ComponentWidthFragment | null };

export type IngredientViewFragment = { introduction: string | null, ingredients: unknown, sys: { id: string }, smartlabel: LinkButtonFragment | null };

export type JobCardFragment = { __typename: 'JobsToBeDone', title: string | null, slug: string | null, introduction: string | null, sys: { id: string }, cardImage: ImageAssetFragment | null };

export type LinkButtonFragment = { __typename: 'LinkButton', linkText: string | null, link: string | null, language: string | null, tooltip: string | null, styles: string | null, target: string | null, gaEventClass: string | null, gaEventLabel: string | null, googleRemarketingTagSource: string | null, sys: { id: string }, pdf: FileAssetFragment | null };

export type LinkContainerFragment = { __typename: 'LinkContainer', name: string | null, text: string | null, styles: string | null, sys: { id: string }, linksCollection: { items: Array<
      | { __typename: 'ContentTypeRichText', sys: { id: string }, body: ContentTypeRichTextBodyFragment | null }
      | (
        { __typename: 'ImageButton' }
        & ImageButtonFragment
      )
      | (
        { __typename: 'LinkButton' }
        & LinkButtonFragment
      )
     | null> } | null };

export type PdfListWrapperFragment = { __typename: 'PdfListWrapper', title: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, documentsCollection: { items: Array<LinkButtonFragment | null> } | null };

export type ProductCardFragment = { __typename: 'ProductCard', infoText: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, product: (
    { keyBenefits: Array<string | null> | null, form: string | null, efficacyClaims: unknown, dilutionsCollection: { items: Array<DoseFragment | null> } | null }
    & ProductTileFragment
  ) | null };

export type ProductTileFragment = { __typename: 'Product', productName: string | null, productBrand: string | null, shortDescription: string | null, slug: string | null, ratingAndReviewId: string | null, sys: { id: string }, heroVariant: { variantDescription: string | null, gtin: string | null, caseUpc: string | null, sys: { id: string }, heroImage: ImageAssetFragment | null } | null };

export type ProductsFragment = { __typename: 'Products', title: string | null, introduction: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, callToAction: LinkButtonFragment | null, productsCollection: { items: Array<ProductTileFragment | null> } | null };

export type AnswerFragment = { sys: { id: string }, body: AnswerBodyFragment | null };

export type QuestionFragment = { question: string | null, topic: string | null, anchor: string | null, sys: { id: string }, answer: AnswerFragment | null, subQuestionsCollection: { items: Array<{ question: string | null, anchor: string | null, sys: { id: string }, answer: AnswerFragment | null, subQuestionsCollection: { items: Array<{ question: string | null, anchor: string | null, sys: { id: string }, answer: AnswerFragment | null } | null> } | null } | null> } | null };

export type RichTextFragment = { __typename: 'ContentTypeRichText', styles: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, body: ContentTypeRichTextBodyFragment | null };

export type SubBrandCardFragment = { __typename: 'SubBrandCard', title: string | null, subTitle: string | null, text: string | null, styles: string | null, sys: { id: string }, image: ImageAssetFragment | null, callToActionsCollection: { items: Array<LinkButtonFragment | null> } | null };

export type TestimonialFragment = { __typename: 'Testimonial', quote: string | null, author: string | null, role: string | null, company: string | null, sys: { id: string }, image: ImageAssetFragment | null };

export type QuantityFragment = { sellUnits: number | null, packageSize: number | null, packageSizeUnits: string | null };

export type VariantCardFragment = (
  { __typename: 'ProductVariant', productBrand: string | null, productName: string | null, shortDescription: string | null, variantDescription: string | null, countedItems: string | null, sheetsPerRoll: number | null, contents: Array<string | null> | null, gtin: string | null, caseUpc: string | null, packageUpc: string | null, desclaimerText: string | null, styles: string | null, sys: { id: string }, heroImage: ImageAssetFragment | null, safetySheetCollection: { items: Array<LinkButtonFragment | null> } | null, concentrateCollection: { items: Array<LinkButtonFragment | null> } | null, madeFromConcentrateCollection: { items: Array<LinkButtonFragment | null> } | null, smartlabel: LinkButtonFragment | null }
  & QuantityFragment
);

export type VideoFragment = { __typename: 'Video', title: string | null, description: string | null, videoLink: string | null, autoplay: boolean | null, transcript: string | null, styles: string | null, uploadDate: string | null, durationSeconds: number | null, gaEventClass: string | null, gaEventLabel: string | null, sys: { id: string, publishedAt: string | null }, videoFile: FileAssetFragment | null, videoThumbnail: ImageAssetFragment | null, componentWidth: ComponentWidthFragment | null };

export type VideoAndTestimonialsFragment = { __typename: 'VideoAndTestimonials', title: string | null, sys: { id: string }, componentWidth: ComponentWidthFragment | null, video: VideoFragment | null, testimonialsCollection: { items: Array<TestimonialFragment | null> } | null };

export type VideoBannerFragment = { __typename: 'VideoBanner', contentPosition: string | null, textAlign: string | null, styles: string | null, sys: { id: string }, video: VideoFragment | null, image: ImageSetFragment | null, contentCollection: { items: Array<
      | { __typename: 'ContentTypeRichText', sys: { id: string }, body: ContentTypeRichTextBodyFragment | null }
      | { __typename: 'Heading', text: string | null, level: number | null, sys: { id: string } }
     | null> } | null, callToActionCollection: { items: Array<
      | CallToAction_ImageButton_Fragment
      | CallToAction_LinkButton_Fragment
      | CallToAction_VideoButton_Fragment
     | null> } | null, badgeImagesCollection: { items: Array<ImageFragment | null> } | null, componentWidth: ComponentWidthFragment | null };

export type VideoButtonFragment = { __typename: 'VideoButton', linkText: string | null, videoUrl: string | null, transcript: string | null, styles: string | null, gaEventClass: string | null, gaEventLabel: string | null, sys: { id: string }, videoFile: FileAssetFragment | null, posterImage: ImageAssetFragment | null };

export type FooterFragment = { title: string | null, copyright: string | null, disclaimer: string | null, sys: { id: string }, relatedBrand: LinkContainerFragment | null, socialConnect: LinkContainerFragment | null, footerLinksCollection: { items: Array<LinkContainerFragment | null> } | null, footerLegalLinksCollection: { items: Array<LinkContainerFragment | null> } | null };

export type MenuItemFragment = { menuText: string | null, menuLink: string | null, menuStyles: string | null, target: string | null, isHamburgerMenu: boolean | null, sys: { id: string } };

export type HeaderFragment = { sys: { id: string }, brandLogo: ImageFragment | null, socialLinksCollection: { items: Array<ImageButtonFragment | null> } | null, countrySelectorsCollection: { items: Array<{ countryName: string | null, countryWebsite: string | null, flagAltText: string | null, sys: { id: string }, flag: ImageAssetFragment | null, language: { name: string | null, code: string | null, sys: { id: string } } | null } | null> } | null, headerLinksCollection: { items: Array<MenuItemFragment | null> } | null, primaryNavCollection: { items: Array<{ menuText: string | null, menuLink: string | null, styles: string | null, sys: { id: string }, menuSlotsCollection: { items: Array<{ name: string | null, link: string | null, target: string | null, styles: string | null, sys: { id: string }, image: ImageAssetFragment | null, menuItemsCollection: { items: Array<MenuItemFragment | null> } | null } | null> } | null } | null> } | null, utilityMenu: { sys: { id: string }, linksCollection: { items: Array<MenuItemFragment | null> } | null } | null, searchTopSuggestionsCollection: { items: Array<{ title: string | null, link: string | null, contentType: string | null, sortOrder: number | null, imageUrl: string | null, sys: { id: string }, image: ImageAssetFragment | null } | null> } | null };

export type AllBrandsPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type AllBrandsPageQuery = { page: { __typename: 'AllBrandsPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, brandsCollection: { items: Array<BrandCardFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type BrandCardFragment = { __typename: 'Brand', name: string | null, code: string | null, tagline: string | null, accentColor: string | null, accentInk: string | null, sys: { id: string }, logo: ImageAssetFragment | null, cardImage: ImageAssetFragment | null, page: { slug: string | null, sys: { id: string } } | null };

export type ArticleDetailPagesQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ArticleDetailPagesQuery = { page: { __typename: 'ArticleDetailPages', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, shortDescription: string | null, author: string | null, authorRole: string | null, publicationDate: string | null, updatedDate: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, relatedArticleCardImage: ImageAssetFragment | null, topicsCollection: { items: Array<{ title: string | null, link: string | null, sys: { id: string } } | null> } | null, video: VideoFragment | null, body: ArticleDetailPagesBodyFragment | null, relatedArticlesCollection: { items: Array<ArticleCardFragment | null> } | null, relatedProductsCollection: { items: Array<ProductTileFragment | null> } | null } | null };

export type ArticlePageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ArticlePageQuery = { page: { __typename: 'ArticlePage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, featuredCollection: { items: Array<ArticleCardFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type BuyPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type BuyPageQuery = { page: { __typename: 'BuyPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, buy: { title: string | null, introduction: string | null, zipLabel: string | null, radiusMiles: Array<string | null> | null, emptyText: string | null, sys: { id: string }, onlineRetailersCollection: { items: Array<{ name: string | null, website: string | null, sys: { id: string }, logo: ImageAssetFragment | null } | null> } | null } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type DistributorsQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type DistributorsQuery = { distributorCollection: { total: number, items: Array<DistributorFragment | null> } | null };

export type ZipCodeAreasQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type ZipCodeAreasQuery = { zipcodeCollection: { total: number, items: Array<{ code: string | null, sys: { id: string }, distributorsCollection: { items: Array<{ sys: { id: string } } | null> } | null } | null> } | null };

export type StoresQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type StoresQuery = { retailerCollection: { total: number, items: Array<StoreFragment | null> } | null };

export type DistributorFragment = { name: string | null, kind: string | null, website: string | null, phone: string | null, city: string | null, state: string | null, zip: string | null, statesServed: Array<string | null> | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null };

export type StoreFragment = { name: string | null, website: string | null, phone: string | null, street: string | null, city: string | null, state: string | null, zip: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null, brandsCollection: { items: Array<{ name: string | null, sys: { id: string } } | null> } | null };

export type ContentPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ContentPageQuery = { page: { __typename: 'ContentPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, listsChildPages: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, brand: BrandCardFragment | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type CountrySelectorQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type CountrySelectorQuery = { page: { __typename: 'CountrySelector', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, countriesCollection: { items: Array<{ countryName: string | null, countryWebsite: string | null, sys: { id: string }, flag: ImageAssetFragment | null, language: { name: string | null, code: string | null, sys: { id: string } } | null } | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type FaqPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type FaqPageQuery = { page: { __typename: 'FaqPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_FaqPage_Fragment
      | CrumbParents_GhsTraining_Fragment
      | CrumbParents_IndustryPage_Fragment
      | CrumbParents_SdsLanding_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, questionsCollection: { items: Array<QuestionFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type GhsTrainingQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type GhsTrainingQuery = { page: { __typename: 'GhsTraining', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, certificateText: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_FaqPage_Fragment
      | CrumbParents_GhsTraining_Fragment
      | CrumbParents_IndustryPage_Fragment
      | CrumbParents_SdsLanding_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, modulesCollection: { items: Array<{ title: string | null, minutes: number | null, pictograms: Array<string | null> | null, sys: { id: string }, body: TrainingModuleBodyFragment | null, video: VideoFragment | null } | null> } | null, quiz: { title: string | null, introduction: string | null, passMark: number | null, sys: { id: string }, questionsCollection: { items: Array<{ question: string | null, options: Array<string | null> | null, correctOption: number | null, critical: boolean | null, explanation: string | null, sys: { id: string } } | null> } | null } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type HomePageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type HomePageQuery = { page: { __typename: 'HomePage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, bannersCollection: { items: Array<
        | PageBanner_Banner_Fragment
        | PageBanner_VideoBanner_Fragment
       | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type IndependentCommonPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type IndependentCommonPageQuery = { page: { __typename: 'IndependentCommonPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, productsCollection: { items: Array<ProductTileFragment | null> } | null, parentIndustryPage: CrumbParents_IndustryPage_Fragment | null, areasCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type IndustryPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type IndustryPageQuery = { page: { __typename: 'IndustryPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, challengesCollection: { items: Array<ContentCardFragment | null> } | null, productsCollection: { items: Array<ProductTileFragment | null> } | null, articlesCollection: { items: Array<ArticleCardFragment | null> } | null, areasCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type JanitorialCleaningPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type JanitorialCleaningPageQuery = { page: { __typename: 'JanitorialCleaningPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, challengesCollection: { items: Array<ContentCardFragment | null> } | null, productsCollection: { items: Array<ProductTileFragment | null> } | null, articlesCollection: { items: Array<ArticleCardFragment | null> } | null, areasCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type LargeChainPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type LargeChainPageQuery = { page: { __typename: 'LargeChainPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, challengesCollection: { items: Array<ContentCardFragment | null> } | null, productsCollection: { items: Array<ProductTileFragment | null> } | null, articlesCollection: { items: Array<ArticleCardFragment | null> } | null, areasCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type RestaurantPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type RestaurantPageQuery = { page: { __typename: 'RestaurantPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, challengesCollection: { items: Array<ContentCardFragment | null> } | null, productsCollection: { items: Array<ProductTileFragment | null> } | null, articlesCollection: { items: Array<ArticleCardFragment | null> } | null, areasCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type JobsToBeDoneQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type JobsToBeDoneQuery = { page: { __typename: 'JobsToBeDone', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, frequency: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, task: { frequency: string | null } | null, stepsCollection: { items: Array<(
        { stepTime: unknown }
        & ContentCardFragment
      ) | null> } | null, productsCollection: { items: Array<(
        { form: string | null, efficacyClaims: unknown, protectiveEquipment: Array<string | null> | null, areasOfUse: Array<string | null> | null, warnings: Array<string | null> | null, hazards: { signalWord: string | null, hazardStatements: Array<string | null> | null, precautionaryStatements: Array<string | null> | null } | null, drugFacts: { sys: { id: string } } | null, dilutionsCollection: { items: Array<(
            { hazards: { signalWord: string | null, hazardStatements: Array<string | null> | null } | null }
            & DoseFragment
          ) | null> } | null }
        & ProductTileFragment
        & MixtureFragment
      ) | null> } | null, category: CategoryTileFragment | null, video: VideoFragment | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type ListingPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ListingPageQuery = { page: { __typename: 'ListingPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, listingType: string | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, topicsCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type OffersPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type OffersPageQuery = { page: { __typename: 'OffersPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, pdf: FileAssetFragment | null, distributorSection: OffersSectionFragment | null, bizsaverSection: OffersSectionFragment | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type OfferFragment = { title: string | null, text: string | null, startDate: string | null, endDate: string | null, sys: { id: string }, image: ImageAssetFragment | null, callToAction: LinkButtonFragment | null, pdf: FileAssetFragment | null };

export type OffersSectionFragment = { title: string | null, kind: string | null, introduction: string | null, sys: { id: string }, offersCollection: { items: Array<OfferFragment | null> } | null, participatingProductsCollection: { items: Array<ProductTileFragment | null> } | null, subSectionsCollection: { items: Array<{ title: string | null, sys: { id: string }, body: OffersSubSectionBodyFragment | null, offersCollection: { items: Array<OfferFragment | null> } | null } | null> } | null, redemptionText: OffersSectionRedemptionTextFragment | null };

export type ListedProductFragment = (
  { epaRegistrationNumber: string | null, efficacyClaims: unknown, surfaces: Array<string | null> | null, brand: { name: string | null, code: string | null, sys: { id: string } } | null, categoriesCollection: { items: Array<{ title: string | null, code: string | null, sys: { id: string } } | null> } | null, businessTypesCollection: { items: Array<{ name: string | null, code: string | null, sys: { id: string } } | null> } | null }
  & ProductTileFragment
);

export type ProductListPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ProductListPageQuery = { page: { __typename: 'ProductListPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, listsAllProducts: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
      | CrumbParents_ProductListPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, category: CategoryTileFragment | null, sampleProduct: ListedProductFragment | null, productsCollection: { items: Array<ListedProductFragment | null> } | null, facetsCollection: { items: Array<{ title: string | null, kind: string | null, values: Array<string | null> | null, sys: { id: string } } | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type ProductsPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ProductsPageQuery = { page: { __typename: 'ProductsPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, product: (
      { keyBenefits: Array<string | null> | null, areasOfUse: Array<string | null> | null, surfaces: Array<string | null> | null, form: string | null, notFor: Array<string | null> | null, warnings: Array<string | null> | null, rinse: string | null, rinseNote: string | null, maximumSurfaceTemperature: number | null, phMaximum: number | null, phCondition: string | null, protectiveEquipment: Array<string | null> | null, incompatibleWith: Array<string | null> | null, shelfLifeMonths: number | null, epaRegistrationNumber: string | null, efficacyClaims: unknown, fragranceFree: boolean | null, foodContact: boolean | null, dilutionSystem: boolean | null, sampleAvailable: boolean | null, description: ProductDescriptionFragment | null, directions: ProductDirectionsFragment | null, dilutionsCollection: { items: Array<(
          { hazards: HazardClassificationFragment | null }
          & DoseFragment
        ) | null> } | null, hazards: HazardClassificationFragment | null, drugFacts: { activeIngredient: string | null, purpose: string | null, uses: Array<string | null> | null, warnings: Array<string | null> | null, directions: Array<string | null> | null, otherInformation: Array<string | null> | null, inactiveIngredients: Array<string | null> | null, sys: { id: string } } | null, brand: BrandCardFragment | null, categoriesCollection: { items: Array<{ title: string | null, code: string | null, sys: { id: string } } | null> } | null, variantsCollection: { items: Array<VariantCardFragment | null> } | null, safetyDataSheetsCollection: { items: Array<SafetyDataSheetFragment | null> } | null, questionsCollection: { items: Array<{ question: string | null, sys: { id: string }, answer: AnswerFragment | null } | null> } | null, ingredientView: IngredientViewFragment | null }
      & ProductTileFragment
      & MixtureFragment
    ) | null, relatedProductsCollection: { items: Array<ProductTileFragment | null> } | null, relatedArticlesCollection: { items: Array<ArticleCardFragment | null> } | null, videosCollection: { items: Array<VideoFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type ProductRegistrationFormQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ProductRegistrationFormQuery = { page: { __typename: 'ProductRegistrationForm', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, form: FormFragment | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type RegistrationPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type RegistrationPageQuery = { page: { __typename: 'RegistrationPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, notice: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, form: FormFragment | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type SafetyDataSheetFragment = { __typename: 'SafetyDataSheet', title: string | null, productName: string | null, productBrand: string | null, sdsNumber: string | null, revisionDate: string | null, signalWord: string | null, pictograms: Array<string | null> | null, sys: { id: string }, language: { name: string | null, code: string | null, sys: { id: string } } | null, pdf: FileAssetFragment | null };

export type SafetyDataSheetPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type SafetyDataSheetPageQuery = { page: { __typename: 'SafetyDataSheetPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_FaqPage_Fragment
      | CrumbParents_GhsTraining_Fragment
      | CrumbParents_IndustryPage_Fragment
      | CrumbParents_SdsLanding_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, brand: BrandCardFragment | null, sheetsCollection: { items: Array<SafetyDataSheetFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type SdsLandingQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type SdsLandingQuery = { page: { __typename: 'SdsLanding', slug: string | null, title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, pageTitle: string | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, categoriesCollection: { items: Array<CategoryTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type SheetChoicesQueryVariables = Exact<{
  locale: string;
  preview: boolean;
}>;


export type SheetChoicesQuery = { brandCollection: { items: Array<{ name: string | null, sys: { id: string } } | null> } | null, languageCollection: { items: Array<{ name: string | null, code: string | null, sys: { id: string } } | null> } | null };

export type SheetSearchQueryVariables = Exact<{
  where: SafetyDataSheetFilter;
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type SheetSearchQuery = { safetyDataSheetCollection: { total: number, items: Array<SafetyDataSheetFragment | null> } | null };

export type ServiceEquipmentPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type ServiceEquipmentPageQuery = { page: { __typename: 'ServiceEquipmentPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, equipmentCollection: { items: Array<ContentCardFragment | null> } | null, servicesCollection: { items: Array<ContentCardFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type SiteMapQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type SiteMapQuery = { page: { __typename: 'SiteMap', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, introduction: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type SubBrandsPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type SubBrandsPageQuery = { page: { __typename: 'SubBrandsPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, breadcrumb: { title: string | null, sys: { id: string } } | null, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, brand: BrandCardFragment | null, categoriesCollection: { items: Array<CategoryTileFragment | null> } | null, keyFeaturesCollection: { items: Array<SubBrandCardFragment | null> } | null, informationModulesCollection: { items: Array<ContentCardFragment | null> } | null, productsCollection: { items: Array<ProductTileFragment | null> } | null, relatedArticlesCollection: { items: Array<ArticleCardFragment | null> } | null, additionalStainProductsCollection: { items: Array<ProductTileFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type SustainabilityPageQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type SustainabilityPageQuery = { page: { __typename: 'SustainabilityPage', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, pageContent: SustainabilityPagePageContentFragment | null, infoCollection: { items: Array<ContentCardFragment | null> } | null, faqCollection: { items: Array<QuestionFragment | null> } | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type WriteReviewQueryVariables = Exact<{
  id: string;
  locale: string;
  preview: boolean;
}>;


export type WriteReviewQuery = { page: { __typename: 'WriteReview', title: string | null, breadcrumbTitle: string | null, transparentHeaderDesktop: boolean | null, transparentHeaderMobile: boolean | null, guidelines: string | null, sys: { id: string }, pageMetaData: PageMetaDataFragment | null, parentPage:
      | CrumbParents_AllBrandsPage_Fragment
      | CrumbParents_ArticlePage_Fragment
      | CrumbParents_ContentPage_Fragment
      | CrumbParents_IndustryPage_Fragment
     | null, banner:
      | PageBanner_Banner_Fragment
      | PageBanner_VideoBanner_Fragment
     | null, form: FormFragment | null, sectionsCollection: { items: Array<
        | SectionRef_Accordion_Fragment
        | SectionRef_Article_Fragment
        | SectionRef_Banner_Fragment
        | SectionRef_Callout_Fragment
        | SectionRef_Carousel_Fragment
        | SectionRef_CategoryWrapper_Fragment
        | SectionRef_ContentCard_Fragment
        | SectionRef_ContentTypeRichText_Fragment
        | SectionRef_Form_Fragment
        | SectionRef_ImageSet_Fragment
        | SectionRef_LinkContainer_Fragment
        | SectionRef_PdfListWrapper_Fragment
        | SectionRef_ProductCard_Fragment
        | SectionRef_Products_Fragment
        | SectionRef_SectionContainer_Fragment
        | SectionRef_Video_Fragment
        | SectionRef_VideoAndTestimonials_Fragment
        | SectionRef_VideoBanner_Fragment
       | null> } | null } | null };

export type RecommenderImageFragment = { altText: string | null, sys: { id: string }, image: ImageAssetFragment | null };

export type RecommenderLinkFragment = { linkText: string | null, link: string | null, target: string | null, sys: { id: string } };

export type RecommenderLinkButtonFragment = { linkText: string | null, link: string | null, styles: string | null, target: string | null, gaEventClass: string | null, gaEventLabel: string | null, sys: { id: string } };

export type RecommenderMetadataFragment = { title: string | null, description: string | null, noIndex: boolean | null, sys: { id: string }, image: ImageAssetFragment | null };

export type RecommenderTextFragment = { sys: { id: string }, body: RecommenderRichTextBodyFragment | null };

export type RecommenderHeaderFragment = { sys: { id: string }, logo: RecommenderImageFragment | null, menuCollection: { items: Array<{ menuText: string | null, menuLink: string | null, sys: { id: string } } | null> } | null };

export type RecommenderFooterFragment = { text: string | null, copyright: string | null, sys: { id: string }, linksCollection: { items: Array<RecommenderLinkFragment | null> } | null };

export type RecommenderBannerFragment = { title: string | null, text: string | null, sys: { id: string }, image: RecommenderImageFragment | null, callToActionsCollection: { items: Array<RecommenderLinkButtonFragment | null> } | null };

export type RecommenderPopUpBannerFragment = { title: string | null, text: string | null, sys: { id: string }, image: RecommenderImageFragment | null, callToActionItemsCollection: { items: Array<RecommenderLinkButtonFragment | null> } | null };

export type RecommenderHomeCardFragment = { title: string | null, text: string | null, sys: { id: string }, image: RecommenderImageFragment | null, link: RecommenderLinkFragment | null };

export type RecommenderSitemapFragment = { title: string | null, sys: { id: string, publishedAt: string | null }, content: RecommenderTextFragment | null, sectionsCollection: { items: Array<{ title: string | null, sys: { id: string }, itemsCollection: { items: Array<{ sys: { id: string }, link: RecommenderLinkFragment | null } | null> } | null } | null> } | null };

export type RecommenderPageFragment = { slug: string | null, title: string | null, breadcrumbTitle: string | null, introduction: string | null, multiple: boolean | null, sys: { id: string, publishedAt: string | null }, body: RecommenderTextFragment | null, video: { title: string | null, videoLink: string | null, sys: { id: string, publishedAt: string | null }, videoFile: FileAssetFragment | null, thumbnail: ImageAssetFragment | null } | null, answersCollection: { items: Array<{ sys: { id: string } } | null> } | null, linksCollection: { items: Array<RecommenderLinkFragment | null> } | null, pageMetadata: RecommenderMetadataFragment | null };

export type RecommenderAnswerFragment = { title: string | null, code: string | null, text: string | null, criterion: string | null, frequency: string | null, tools: Array<string | null> | null, protection: Array<string | null> | null, preparation: Array<string | null> | null, completion: Array<string | null> | null, sys: { id: string }, image: RecommenderImageFragment | null, appliesToCollection: { items: Array<{ sys: { id: string } } | null> } | null, businessType: { sys: { id: string } } | null };

export type RuleDilutionFragment = (
  { hazards: HazardClassificationFragment | null }
  & DoseFragment
);

export type RecommenderRuleFragment = { role: string | null, points: number | null, reason: string | null, steps: Array<string | null> | null, sys: { id: string }, dilution: RuleDilutionFragment | null, answersCollection: { items: Array<{ sys: { id: string } } | null> } | null, businessTypesCollection: { items: Array<{ sys: { id: string } } | null> } | null, safetyDataSheetsCollection: { items: Array<SafetyDataSheetFragment | null> } | null, product: (
    { form: string | null, warnings: Array<string | null> | null, protectiveEquipment: Array<string | null> | null, areasOfUse: Array<string | null> | null, notFor: Array<string | null> | null, efficacyClaims: unknown, epaRegistrationNumber: string | null, fragranceFree: boolean | null, foodContact: boolean | null, rinse: string | null, dilutionSystem: boolean | null, sampleAvailable: boolean | null, heroVariant: QuantityFragment | null, dilutionsCollection: { items: Array<RuleDilutionFragment | null> } | null, hazards: HazardClassificationFragment | null, drugFacts: { sys: { id: string } } | null, safetyDataSheetsCollection: { items: Array<SafetyDataSheetFragment | null> } | null }
    & ProductTileFragment
    & MixtureFragment
  ) | null };

export type MediaBlocksQueryVariables = Exact<{
  ids: Array<string> | string;
  limit: number;
  locale: string;
  preview: boolean;
  withBanner?: boolean;
  withVideoBanner?: boolean;
  withVideo?: boolean;
  withVideoAndTestimonials?: boolean;
  withImageSet?: boolean;
  withCarousel?: boolean;
}>;


export type MediaBlocksQuery = { Banner?: { items: Array<BannerFragment | null> } | null, VideoBanner?: { items: Array<VideoBannerFragment | null> } | null, Video?: { items: Array<VideoFragment | null> } | null, VideoAndTestimonials?: { items: Array<VideoAndTestimonialsFragment | null> } | null, ImageSet?: { items: Array<ImageSetFragment | null> } | null, Carousel?: { items: Array<CarouselFragment | null> } | null };

export type TextBlocksQueryVariables = Exact<{
  ids: Array<string> | string;
  limit: number;
  locale: string;
  preview: boolean;
  withContentTypeRichText?: boolean;
  withAccordion?: boolean;
  withCallout?: boolean;
  withContentCard?: boolean;
  withLinkButton?: boolean;
  withForm?: boolean;
  withPdfListWrapper?: boolean;
}>;


export type TextBlocksQuery = { ContentTypeRichText?: { items: Array<RichTextFragment | null> } | null, Accordion?: { items: Array<AccordionFragment | null> } | null, Callout?: { items: Array<CalloutFragment | null> } | null, ContentCard?: { items: Array<ContentCardFragment | null> } | null, LinkButton?: { items: Array<(
      { componentWidth: ComponentWidthFragment | null }
      & LinkButtonFragment
    ) | null> } | null, Form?: { items: Array<FormFragment | null> } | null, PdfListWrapper?: { items: Array<PdfListWrapperFragment | null> } | null };

export type CatalogueBlocksQueryVariables = Exact<{
  ids: Array<string> | string;
  limit: number;
  locale: string;
  preview: boolean;
  withProducts?: boolean;
  withProductCard?: boolean;
  withArticle?: boolean;
  withCategoryWrapper?: boolean;
  withLinkContainer?: boolean;
}>;


export type CatalogueBlocksQuery = { Products?: { items: Array<ProductsFragment | null> } | null, ProductCard?: { items: Array<ProductCardFragment | null> } | null, Article?: { items: Array<ArticleFragment | null> } | null, CategoryWrapper?: { items: Array<CategoryWrapperFragment | null> } | null, LinkContainer?: { items: Array<LinkContainerFragment | null> } | null };

export type FormEntryOptionsQueryVariables = Exact<{
  locale: string;
  preview: boolean;
}>;


export type FormEntryOptionsQuery = { businessSizeCollection: { items: Array<{ name: string | null, sys: { id: string } } | null> } | null, distributorCollection: { items: Array<{ name: string | null, kind: string | null, sys: { id: string } } | null> } | null };

export type ArticleListQueryVariables = Exact<{
  type?: string | null | undefined;
  topic?: string | null | undefined;
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type ArticleListQuery = { articleDetailPagesCollection: { total: number, items: Array<ArticleCardFragment | null> } | null };

export type ArticleCountQueryVariables = Exact<{
  type?: string | null | undefined;
  topic: string;
  locale: string;
  preview: boolean;
}>;


export type ArticleCountQuery = { articleDetailPagesCollection: { total: number } | null };

export type PublishedProductsQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type PublishedProductsQuery = { productsPageCollection: { total: number, items: Array<{ sys: { id: string }, product: { slug: string | null, sys: { id: string } } | null } | null> } | null };

export type PublishedArticlesQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type PublishedArticlesQuery = { articleDetailPagesCollection: { total: number, items: Array<{ slug: string | null, sys: { id: string } } | null> } | null };

export type MixturesQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type MixturesQuery = { productCollection: { total: number, items: Array<(
      { slug: string | null }
      & MixtureFragment
    ) | null> } | null };

export type ProductsOfBrandQueryVariables = Exact<{
  brand: string;
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type ProductsOfBrandQuery = { productCollection: { total: number, items: Array<ProductTileFragment | null> } | null };

export type ListedProductsQueryVariables = Exact<{
  ids: Array<string | null | undefined> | string;
  limit: number;
  locale: string;
  preview: boolean;
}>;


export type ListedProductsQuery = { productCollection: { items: Array<ListedProductFragment | null> } | null };

export type FacetNamesQueryVariables = Exact<{
  category?: string | null | undefined;
  locale: string;
  preview: boolean;
}>;


export type FacetNamesQuery = { productCollection: { total: number } | null, brandCollection: { items: Array<{ name: string | null, code: string | null, sys: { id: string } } | null> } | null, categoryCollection: { items: Array<{ title: string | null, code: string | null, sys: { id: string } } | null> } | null, businessTypesCollection: { items: Array<{ name: string | null, code: string | null, sys: { id: string } } | null> } | null };

export type PageBySlugQueryVariables = Exact<{
  slug: string;
  locale: string;
  preview: boolean;
}>;


export type PageBySlugQuery = { homePage: { items: Array<{ sys: { id: string } } | null> } | null, contentPage: { items: Array<{ sys: { id: string } } | null> } | null, articleDetailPages: { items: Array<{ sys: { id: string } } | null> } | null, articlePage: { items: Array<{ sys: { id: string } } | null> } | null, allBrandsPage: { items: Array<{ sys: { id: string } } | null> } | null, industryPage: { items: Array<{ sys: { id: string } } | null> } | null, subBrandsPage: { items: Array<{ sys: { id: string } } | null> } | null, siteMap: { items: Array<{ sys: { id: string } } | null> } | null, listingPage: { items: Array<{ sys: { id: string } } | null> } | null, productListPage: { items: Array<{ sys: { id: string } } | null> } | null, jobsToBeDone: { items: Array<{ sys: { id: string } } | null> } | null, restaurantPage: { items: Array<{ sys: { id: string } } | null> } | null, largeChainPage: { items: Array<{ sys: { id: string } } | null> } | null, janitorialCleaningPage: { items: Array<{ sys: { id: string } } | null> } | null, independentCommonPage: { items: Array<{ sys: { id: string } } | null> } | null, sustainabilityPage: { items: Array<{ sys: { id: string } } | null> } | null, buyPage: { items: Array<{ sys: { id: string } } | null> } | null, offersPage: { items: Array<{ sys: { id: string } } | null> } | null, faqPage: { items: Array<{ sys: { id: string } } | null> } | null, serviceEquipmentPage: { items: Array<{ sys: { id: string } } | null> } | null, safetyDataSheetPage: { items: Array<{ sys: { id: string } } | null> } | null, sdsLanding: { items: Array<{ sys: { id: string } } | null> } | null, registrationPage: { items: Array<{ sys: { id: string } } | null> } | null, productRegistrationForm: { items: Array<{ sys: { id: string } } | null> } | null, writeReview: { items: Array<{ sys: { id: string } } | null> } | null, countrySelector: { items: Array<{ sys: { id: string } } | null> } | null, ghsTraining: { items: Array<{ sys: { id: string } } | null> } | null, productsPage: { items: Array<{ sys: { id: string } } | null> } | null };

export type ChildPageMetaDataFragment = { description: string | null, sys: { id: string }, image: ImageAssetFragment | null };

export type PagesBelowContentPageQueryVariables = Exact<{
  id: string;
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type PagesBelowContentPageQuery = { contentPage: { sys: { id: string }, linkedFrom: { contentPageCollection: { total: number, items: Array<{ __typename: 'ContentPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null, industryPageCollection: { total: number, items: Array<{ __typename: 'IndustryPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null, linkedFrom: { independentCommonPageCollection: { items: Array<{ __typename: 'IndependentCommonPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null } | null } | null> } | null, restaurantPageCollection: { total: number, items: Array<{ __typename: 'RestaurantPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null, largeChainPageCollection: { total: number, items: Array<{ __typename: 'LargeChainPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null, janitorialCleaningPageCollection: { total: number, items: Array<{ __typename: 'JanitorialCleaningPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null, productListPageCollection: { total: number, items: Array<{ __typename: 'ProductListPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null, jobsToBeDoneCollection: { total: number, items: Array<{ __typename: 'JobsToBeDone', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null, category: { code: string | null, title: string | null, sortOrder: number | null, sys: { id: string } } | null } | null> } | null } | null } | null };

export type ProductKindsQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type ProductKindsQuery = { productListPageCollection: { total: number, items: Array<{ __typename: 'ProductListPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string }, pageMetaData: ChildPageMetaDataFragment | null } | null> } | null };

export type RecommenderHomeQueryVariables = Exact<{
  locale: string;
  preview: boolean;
}>;


export type RecommenderHomeQuery = { recommenderHomePageCollection: { items: Array<{ title: string | null, breadcrumbTitle: string | null, cardsTitle: string | null, sys: { id: string, publishedAt: string | null }, header: RecommenderHeaderFragment | null, footer: RecommenderFooterFragment | null, banner: RecommenderBannerFragment | null, popUpBanner: RecommenderPopUpBannerFragment | null, homeCardsCollection: { items: Array<RecommenderHomeCardFragment | null> } | null, pageMetadata: RecommenderMetadataFragment | null, questionsCollection: { items: Array<{ sys: { id: string } } | null> } | null, resultPage: { sys: { id: string } } | null, planPage: { sys: { id: string } } | null, sitemap: RecommenderSitemapFragment | null, sampleLink: RecommenderLinkFragment | null } | null> } | null };

export type RecommenderPagesQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type RecommenderPagesQuery = { recommenderPageCollection: { total: number, items: Array<RecommenderPageFragment | null> } | null };

export type RecommenderAnswersQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type RecommenderAnswersQuery = { recommenderAnswerCollection: { total: number, items: Array<RecommenderAnswerFragment | null> } | null };

export type RecommenderRulesQueryVariables = Exact<{
  code: string;
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type RecommenderRulesQuery = { recommenderProductsCollection: { total: number, items: Array<RecommenderRuleFragment | null> } | null };

export type RedirectsQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type RedirectsQuery = { redirectCollection: { total: number, items: Array<{ from: string | null, to: string | null, permanent: boolean | null, sys: { id: string } } | null> } | null };

export type RegistrationFormDataQueryVariables = Exact<{
  locale: string;
  preview: boolean;
}>;


export type RegistrationFormDataQuery = { registrationFormDataCollection: { items: Array<{ formDropdownData: unknown, sys: { id: string } } | null> } | null };

export type ReviewedProductQueryVariables = Exact<{
  reviewId: string;
  locale: string;
  preview: boolean;
}>;


export type ReviewedProductQuery = { productCollection: { items: Array<ProductTileFragment | null> } | null };

export type SampleProductsQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type SampleProductsQuery = { productCollection: { total: number, items: Array<{ slug: string | null, productBrand: string | null, productName: string | null, sys: { id: string } } | null> } | null };

export type HeaderShellQueryVariables = Exact<{
  locale: string;
  preview: boolean;
}>;


export type HeaderShellQuery = { layoutCollection: { items: Array<{ hideNewsletterOn: Array<string | null> | null, hideRelatedBrandOn: Array<string | null> | null, sys: { id: string }, header: HeaderFragment | null } | null> } | null };

export type FooterShellQueryVariables = Exact<{
  locale: string;
  preview: boolean;
}>;


export type FooterShellQuery = { layoutCollection: { items: Array<{ sys: { id: string }, footer: FooterFragment | null, newsletterForm: FormFragment | null, organization: OrganizationFragment | null, defaultMetaData: PageMetaDataFragment | null } | null> } | null, articlePageCollection: { items: Array<{ slug: string | null, name: string | null, sys: { id: string } } | null> } | null, breadCrumbCollection: { items: Array<{ title: string | null, slug: string | null, sys: { id: string } } | null> } | null };

export type OrganizationFragment = { name: string | null, alternateName: string | null, url: string | null, parentOrganization: string | null, parentOrganizationUrl: string | null, socialProfiles: Array<string | null> | null, phone: string | null, sys: { id: string }, logo: ImageAssetFragment | null };

export type UrlBuilderProductsQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type UrlBuilderProductsQuery = { productsPage: { total: number, items: Array<{ __typename: 'ProductsPage', title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, product: { productName: string | null, slug: string | null, sys: { id: string, publishedAt: string | null } } | null, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null };

export type UrlBuilderArticlesQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type UrlBuilderArticlesQuery = { articleDetailPages: { total: number, items: Array<{ __typename: 'ArticleDetailPages', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null };

export type UrlBuilderPagesQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type UrlBuilderPagesQuery = { urlBuilderCollection: { items: Array<{ hiddenFromSitemap: Array<string | null> | null, sys: { id: string } } | null> } | null, homePage: { total: number, items: Array<{ __typename: 'HomePage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, contentPage: { total: number, items: Array<{ __typename: 'ContentPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, name: string | null, sys: { id: string, publishedAt: string | null }, parentPage:
        | Crumb_AllBrandsPage_Fragment
        | Crumb_ArticlePage_Fragment
        | Crumb_ContentPage_Fragment
        | Crumb_IndustryPage_Fragment
       | null, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, articlePage: { total: number, items: Array<{ __typename: 'ArticlePage', slug: string | null, title: string | null, breadcrumbTitle: string | null, name: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, allBrandsPage: { total: number, items: Array<{ __typename: 'AllBrandsPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, industryPage: { total: number, items: Array<{ __typename: 'IndustryPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, siteMap: { total: number, items: Array<{ __typename: 'SiteMap', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, listingPage: { total: number, items: Array<{ __typename: 'ListingPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, productListPage: { total: number, items: Array<{ __typename: 'ProductListPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, jobsToBeDone: { total: number, items: Array<{ __typename: 'JobsToBeDone', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, restaurantPage: { total: number, items: Array<{ __typename: 'RestaurantPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, largeChainPage: { total: number, items: Array<{ __typename: 'LargeChainPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, janitorialCleaningPage: { total: number, items: Array<{ __typename: 'JanitorialCleaningPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, independentCommonPage: { total: number, items: Array<{ __typename: 'IndependentCommonPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, parentIndustryPage: Crumb_IndustryPage_Fragment | null, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, sustainabilityPage: { total: number, items: Array<{ __typename: 'SustainabilityPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, buyPage: { total: number, items: Array<{ __typename: 'BuyPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, offersPage: { total: number, items: Array<{ __typename: 'OffersPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, faqPage: { total: number, items: Array<{ __typename: 'FaqPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, serviceEquipmentPage: { total: number, items: Array<{ __typename: 'ServiceEquipmentPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, safetyDataSheetPage: { total: number, items: Array<{ __typename: 'SafetyDataSheetPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, sdsLanding: { total: number, items: Array<{ __typename: 'SdsLanding', slug: string | null, title: string | null, breadcrumbTitle: string | null, pageTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, registrationPage: { total: number, items: Array<{ __typename: 'RegistrationPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, productRegistrationForm: { total: number, items: Array<{ __typename: 'ProductRegistrationForm', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, writeReview: { total: number, items: Array<{ __typename: 'WriteReview', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, countrySelector: { total: number, items: Array<{ __typename: 'CountrySelector', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null };

export type UrlBuilderSubBrandsAndTrainingQueryVariables = Exact<{
  limit: number;
  skip: number;
  locale: string;
  preview: boolean;
}>;


export type UrlBuilderSubBrandsAndTrainingQuery = { subBrandsPage: { total: number, items: Array<{ __typename: 'SubBrandsPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null, ghsTraining: { total: number, items: Array<{ __typename: 'GhsTraining', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string, publishedAt: string | null }, pageMetaData: { noIndex: boolean | null, canonicalPath: string | null, sys: { id: string } } | null } | null> } | null };

export type ImageAssetFragment = { description: string | null, url: string | null, width: number | null, height: number | null, sys: { id: string }, contentfulMetadata: { tags: Array<{ id: string | null } | null> } };

export type FileAssetFragment = { fileName: string | null, url: string | null, sys: { id: string } };

export type ComponentWidthFragment = { desktop: string | null, tablet: string | null, smartphone: string | null, sys: { id: string } };

export type HazardClassificationFragment = { signalWord: string | null, pictograms: Array<string | null> | null, hazardStatements: Array<string | null> | null, precautionaryStatements: Array<string | null> | null, sys: { id: string } };

export type DoseFragment = { purpose: string | null, ratio: number | null, amountMinimum: number | null, amountMaximum: number | null, amountUnit: string | null, perAmount: number | null, perUnit: string | null, waterTemperatureMinimum: number | null, waterTemperatureMaximum: number | null, sys: { id: string } };

export type MixtureFragment = { productName: string | null, composition: unknown, phMinimum: number | null, sys: { id: string } };

export type PageMetaDataFragment = { title: string | null, titleMeta: string | null, keywords: Array<string | null> | null, description: string | null, canonicalPath: string | null, ogTitle: string | null, ogDescription: string | null, noIndex: boolean | null, sys: { id: string }, image: ImageAssetFragment | null, ogImage: ImageAssetFragment | null };

type Crumb_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type Crumb_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type Crumb_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type Crumb_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type Crumb_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type Crumb_ArticlePage_Fragment = { __typename: 'ArticlePage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type Crumb_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type Crumb_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type Crumb_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type Crumb_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type Crumb_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type Crumb_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type Crumb_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type Crumb_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type Crumb_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type Crumb_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type Crumb_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type Crumb_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type Crumb_ContentPage_Fragment = { __typename: 'ContentPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type Crumb_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type Crumb_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type Crumb_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type Crumb_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type Crumb_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type Crumb_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type Crumb_FaqPage_Fragment = { __typename: 'FaqPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type Crumb_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type Crumb_GhsTraining_Fragment = { __typename: 'GhsTraining', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type Crumb_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type Crumb_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type Crumb_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type Crumb_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type Crumb_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type Crumb_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type Crumb_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type Crumb_IndustryPage_Fragment = { __typename: 'IndustryPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type Crumb_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type Crumb_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type Crumb_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type Crumb_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type Crumb_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type Crumb_LinkButton_Fragment = { __typename: 'LinkButton', sys: { id: string } };

type Crumb_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type Crumb_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type Crumb_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type Crumb_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type Crumb_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type Crumb_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type Crumb_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type Crumb_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type Crumb_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type Crumb_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type Crumb_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type Crumb_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type Crumb_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type Crumb_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type Crumb_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type Crumb_ProductListPage_Fragment = { __typename: 'ProductListPage', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type Crumb_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type Crumb_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type Crumb_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type Crumb_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type Crumb_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type Crumb_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type Crumb_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type Crumb_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type Crumb_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type Crumb_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type Crumb_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type Crumb_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type Crumb_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type Crumb_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type Crumb_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type Crumb_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type Crumb_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type Crumb_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type Crumb_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type Crumb_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type Crumb_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type Crumb_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type Crumb_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type Crumb_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type Crumb_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type Crumb_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type Crumb_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type Crumb_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type Crumb_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type Crumb_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type Crumb_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type Crumb_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type Crumb_SdsLanding_Fragment = { __typename: 'SdsLanding', slug: string | null, title: string | null, breadcrumbTitle: string | null, sys: { id: string } };

type Crumb_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type Crumb_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type Crumb_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type Crumb_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type Crumb_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type Crumb_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type Crumb_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type Crumb_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type Crumb_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type Crumb_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type Crumb_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type Crumb_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type Crumb_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type Crumb_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type Crumb_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type Crumb_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type Crumb_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type Crumb_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type Crumb_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type Crumb_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type CrumbFragment =
  | Crumb_Accordion_Fragment
  | Crumb_AccordionPanel_Fragment
  | Crumb_AllBrandsPage_Fragment
  | Crumb_Answer_Fragment
  | Crumb_Article_Fragment
  | Crumb_ArticleDetailPages_Fragment
  | Crumb_ArticlePage_Fragment
  | Crumb_Banner_Fragment
  | Crumb_Brand_Fragment
  | Crumb_BreadCrumb_Fragment
  | Crumb_BusinessSize_Fragment
  | Crumb_BusinessTypes_Fragment
  | Crumb_Buy_Fragment
  | Crumb_BuyPage_Fragment
  | Crumb_Callout_Fragment
  | Crumb_Carousel_Fragment
  | Crumb_Category_Fragment
  | Crumb_CategoryWrapper_Fragment
  | Crumb_ComponentWidth_Fragment
  | Crumb_ContentCard_Fragment
  | Crumb_ContentPage_Fragment
  | Crumb_ContentTypeRichText_Fragment
  | Crumb_Countries_Fragment
  | Crumb_CountrySelector_Fragment
  | Crumb_Dilution_Fragment
  | Crumb_Distributor_Fragment
  | Crumb_DrugFacts_Fragment
  | Crumb_Facet_Fragment
  | Crumb_FaqPage_Fragment
  | Crumb_Form_Fragment
  | Crumb_FormField_Fragment
  | Crumb_GhsTraining_Fragment
  | Crumb_HazardClassification_Fragment
  | Crumb_Header_Fragment
  | Crumb_Heading_Fragment
  | Crumb_HomePage_Fragment
  | Crumb_Image_Fragment
  | Crumb_ImageButton_Fragment
  | Crumb_ImageSet_Fragment
  | Crumb_IndependentCommonPage_Fragment
  | Crumb_IndustryPage_Fragment
  | Crumb_IngredientView_Fragment
  | Crumb_JanitorialCleaningPage_Fragment
  | Crumb_JobsToBeDone_Fragment
  | Crumb_Language_Fragment
  | Crumb_LargeChainPage_Fragment
  | Crumb_Layout_Fragment
  | Crumb_LinkButton_Fragment
  | Crumb_LinkContainer_Fragment
  | Crumb_ListingPage_Fragment
  | Crumb_MegaMenu_Fragment
  | Crumb_MenuItem_Fragment
  | Crumb_MenuSlot_Fragment
  | Crumb_Offer_Fragment
  | Crumb_OffersPage_Fragment
  | Crumb_OffersSection_Fragment
  | Crumb_OffersSubSection_Fragment
  | Crumb_Organization_Fragment
  | Crumb_PageMetaData_Fragment
  | Crumb_Paragraph_Fragment
  | Crumb_PdfListWrapper_Fragment
  | Crumb_Product_Fragment
  | Crumb_ProductCard_Fragment
  | Crumb_ProductListPage_Fragment
  | Crumb_ProductRegistrationForm_Fragment
  | Crumb_ProductVariant_Fragment
  | Crumb_Products_Fragment
  | Crumb_ProductsPage_Fragment
  | Crumb_Question_Fragment
  | Crumb_Quiz_Fragment
  | Crumb_QuizQuestion_Fragment
  | Crumb_RecommenderAnswer_Fragment
  | Crumb_RecommenderBanner_Fragment
  | Crumb_RecommenderFooter_Fragment
  | Crumb_RecommenderHeader_Fragment
  | Crumb_RecommenderHomeCard_Fragment
  | Crumb_RecommenderHomePage_Fragment
  | Crumb_RecommenderImage_Fragment
  | Crumb_RecommenderLink_Fragment
  | Crumb_RecommenderLinkButton_Fragment
  | Crumb_RecommenderMenuItem_Fragment
  | Crumb_RecommenderPage_Fragment
  | Crumb_RecommenderPageMetadata_Fragment
  | Crumb_RecommenderPopUpBanner_Fragment
  | Crumb_RecommenderProducts_Fragment
  | Crumb_RecommenderRichText_Fragment
  | Crumb_RecommenderSitemap_Fragment
  | Crumb_RecommenderSitemapItem_Fragment
  | Crumb_RecommenderSitemapSection_Fragment
  | Crumb_RecommenderVideo_Fragment
  | Crumb_Redirect_Fragment
  | Crumb_RegistrationFormData_Fragment
  | Crumb_RegistrationPage_Fragment
  | Crumb_RestaurantPage_Fragment
  | Crumb_Retailer_Fragment
  | Crumb_SafetyDataSheet_Fragment
  | Crumb_SafetyDataSheetPage_Fragment
  | Crumb_SdsLanding_Fragment
  | Crumb_SearchSynonyms_Fragment
  | Crumb_SearchTopSuggestions_Fragment
  | Crumb_SectionContainer_Fragment
  | Crumb_ServiceEquipmentPage_Fragment
  | Crumb_SiteFooter_Fragment
  | Crumb_SiteMap_Fragment
  | Crumb_SubBrandCard_Fragment
  | Crumb_SubBrandsPage_Fragment
  | Crumb_Superscript_Fragment
  | Crumb_SustainabilityPage_Fragment
  | Crumb_Testimonial_Fragment
  | Crumb_TrainingModule_Fragment
  | Crumb_UrlBuilder_Fragment
  | Crumb_UtilityMenu_Fragment
  | Crumb_Video_Fragment
  | Crumb_VideoAndTestimonials_Fragment
  | Crumb_VideoBanner_Fragment
  | Crumb_VideoButton_Fragment
  | Crumb_WriteReview_Fragment
  | Crumb_Zipcode_Fragment
;

type CrumbParents_Accordion_Fragment = Crumb_Accordion_Fragment;

type CrumbParents_AccordionPanel_Fragment = Crumb_AccordionPanel_Fragment;

type CrumbParents_AllBrandsPage_Fragment = Crumb_AllBrandsPage_Fragment;

type CrumbParents_Answer_Fragment = Crumb_Answer_Fragment;

type CrumbParents_Article_Fragment = Crumb_Article_Fragment;

type CrumbParents_ArticleDetailPages_Fragment = Crumb_ArticleDetailPages_Fragment;

type CrumbParents_ArticlePage_Fragment = Crumb_ArticlePage_Fragment;

type CrumbParents_Banner_Fragment = Crumb_Banner_Fragment;

type CrumbParents_Brand_Fragment = Crumb_Brand_Fragment;

type CrumbParents_BreadCrumb_Fragment = Crumb_BreadCrumb_Fragment;

type CrumbParents_BusinessSize_Fragment = Crumb_BusinessSize_Fragment;

type CrumbParents_BusinessTypes_Fragment = Crumb_BusinessTypes_Fragment;

type CrumbParents_Buy_Fragment = Crumb_Buy_Fragment;

type CrumbParents_BuyPage_Fragment = Crumb_BuyPage_Fragment;

type CrumbParents_Callout_Fragment = Crumb_Callout_Fragment;

type CrumbParents_Carousel_Fragment = Crumb_Carousel_Fragment;

type CrumbParents_Category_Fragment = Crumb_Category_Fragment;

type CrumbParents_CategoryWrapper_Fragment = Crumb_CategoryWrapper_Fragment;

type CrumbParents_ComponentWidth_Fragment = Crumb_ComponentWidth_Fragment;

type CrumbParents_ContentCard_Fragment = Crumb_ContentCard_Fragment;

type CrumbParents_ContentPage_Fragment = (
  { parentPage:
    | Crumb_AllBrandsPage_Fragment
    | Crumb_ArticlePage_Fragment
    | (
      { parentPage:
        | Crumb_AllBrandsPage_Fragment
        | Crumb_ArticlePage_Fragment
        | Crumb_ContentPage_Fragment
        | Crumb_IndustryPage_Fragment
       | null }
      & Crumb_ContentPage_Fragment
    )
    | Crumb_IndustryPage_Fragment
   | null }
  & Crumb_ContentPage_Fragment
);

type CrumbParents_ContentTypeRichText_Fragment = Crumb_ContentTypeRichText_Fragment;

type CrumbParents_Countries_Fragment = Crumb_Countries_Fragment;

type CrumbParents_CountrySelector_Fragment = Crumb_CountrySelector_Fragment;

type CrumbParents_Dilution_Fragment = Crumb_Dilution_Fragment;

type CrumbParents_Distributor_Fragment = Crumb_Distributor_Fragment;

type CrumbParents_DrugFacts_Fragment = Crumb_DrugFacts_Fragment;

type CrumbParents_Facet_Fragment = Crumb_Facet_Fragment;

type CrumbParents_FaqPage_Fragment = Crumb_FaqPage_Fragment;

type CrumbParents_Form_Fragment = Crumb_Form_Fragment;

type CrumbParents_FormField_Fragment = Crumb_FormField_Fragment;

type CrumbParents_GhsTraining_Fragment = Crumb_GhsTraining_Fragment;

type CrumbParents_HazardClassification_Fragment = Crumb_HazardClassification_Fragment;

type CrumbParents_Header_Fragment = Crumb_Header_Fragment;

type CrumbParents_Heading_Fragment = Crumb_Heading_Fragment;

type CrumbParents_HomePage_Fragment = Crumb_HomePage_Fragment;

type CrumbParents_Image_Fragment = Crumb_Image_Fragment;

type CrumbParents_ImageButton_Fragment = Crumb_ImageButton_Fragment;

type CrumbParents_ImageSet_Fragment = Crumb_ImageSet_Fragment;

type CrumbParents_IndependentCommonPage_Fragment = Crumb_IndependentCommonPage_Fragment;

type CrumbParents_IndustryPage_Fragment = (
  { parentPage:
    | Crumb_AllBrandsPage_Fragment
    | Crumb_ArticlePage_Fragment
    | Crumb_ContentPage_Fragment
    | Crumb_IndustryPage_Fragment
   | null }
  & Crumb_IndustryPage_Fragment
);

type CrumbParents_IngredientView_Fragment = Crumb_IngredientView_Fragment;

type CrumbParents_JanitorialCleaningPage_Fragment = Crumb_JanitorialCleaningPage_Fragment;

type CrumbParents_JobsToBeDone_Fragment = Crumb_JobsToBeDone_Fragment;

type CrumbParents_Language_Fragment = Crumb_Language_Fragment;

type CrumbParents_LargeChainPage_Fragment = Crumb_LargeChainPage_Fragment;

type CrumbParents_Layout_Fragment = Crumb_Layout_Fragment;

type CrumbParents_LinkButton_Fragment = Crumb_LinkButton_Fragment;

type CrumbParents_LinkContainer_Fragment = Crumb_LinkContainer_Fragment;

type CrumbParents_ListingPage_Fragment = Crumb_ListingPage_Fragment;

type CrumbParents_MegaMenu_Fragment = Crumb_MegaMenu_Fragment;

type CrumbParents_MenuItem_Fragment = Crumb_MenuItem_Fragment;

type CrumbParents_MenuSlot_Fragment = Crumb_MenuSlot_Fragment;

type CrumbParents_Offer_Fragment = Crumb_Offer_Fragment;

type CrumbParents_OffersPage_Fragment = Crumb_OffersPage_Fragment;

type CrumbParents_OffersSection_Fragment = Crumb_OffersSection_Fragment;

type CrumbParents_OffersSubSection_Fragment = Crumb_OffersSubSection_Fragment;

type CrumbParents_Organization_Fragment = Crumb_Organization_Fragment;

type CrumbParents_PageMetaData_Fragment = Crumb_PageMetaData_Fragment;

type CrumbParents_Paragraph_Fragment = Crumb_Paragraph_Fragment;

type CrumbParents_PdfListWrapper_Fragment = Crumb_PdfListWrapper_Fragment;

type CrumbParents_Product_Fragment = Crumb_Product_Fragment;

type CrumbParents_ProductCard_Fragment = Crumb_ProductCard_Fragment;

type CrumbParents_ProductListPage_Fragment = Crumb_ProductListPage_Fragment;

type CrumbParents_ProductRegistrationForm_Fragment = Crumb_ProductRegistrationForm_Fragment;

type CrumbParents_ProductVariant_Fragment = Crumb_ProductVariant_Fragment;

type CrumbParents_Products_Fragment = Crumb_Products_Fragment;

type CrumbParents_ProductsPage_Fragment = Crumb_ProductsPage_Fragment;

type CrumbParents_Question_Fragment = Crumb_Question_Fragment;

type CrumbParents_Quiz_Fragment = Crumb_Quiz_Fragment;

type CrumbParents_QuizQuestion_Fragment = Crumb_QuizQuestion_Fragment;

type CrumbParents_RecommenderAnswer_Fragment = Crumb_RecommenderAnswer_Fragment;

type CrumbParents_RecommenderBanner_Fragment = Crumb_RecommenderBanner_Fragment;

type CrumbParents_RecommenderFooter_Fragment = Crumb_RecommenderFooter_Fragment;

type CrumbParents_RecommenderHeader_Fragment = Crumb_RecommenderHeader_Fragment;

type CrumbParents_RecommenderHomeCard_Fragment = Crumb_RecommenderHomeCard_Fragment;

type CrumbParents_RecommenderHomePage_Fragment = Crumb_RecommenderHomePage_Fragment;

type CrumbParents_RecommenderImage_Fragment = Crumb_RecommenderImage_Fragment;

type CrumbParents_RecommenderLink_Fragment = Crumb_RecommenderLink_Fragment;

type CrumbParents_RecommenderLinkButton_Fragment = Crumb_RecommenderLinkButton_Fragment;

type CrumbParents_RecommenderMenuItem_Fragment = Crumb_RecommenderMenuItem_Fragment;

type CrumbParents_RecommenderPage_Fragment = Crumb_RecommenderPage_Fragment;

type CrumbParents_RecommenderPageMetadata_Fragment = Crumb_RecommenderPageMetadata_Fragment;

type CrumbParents_RecommenderPopUpBanner_Fragment = Crumb_RecommenderPopUpBanner_Fragment;

type CrumbParents_RecommenderProducts_Fragment = Crumb_RecommenderProducts_Fragment;

type CrumbParents_RecommenderRichText_Fragment = Crumb_RecommenderRichText_Fragment;

type CrumbParents_RecommenderSitemap_Fragment = Crumb_RecommenderSitemap_Fragment;

type CrumbParents_RecommenderSitemapItem_Fragment = Crumb_RecommenderSitemapItem_Fragment;

type CrumbParents_RecommenderSitemapSection_Fragment = Crumb_RecommenderSitemapSection_Fragment;

type CrumbParents_RecommenderVideo_Fragment = Crumb_RecommenderVideo_Fragment;

type CrumbParents_Redirect_Fragment = Crumb_Redirect_Fragment;

type CrumbParents_RegistrationFormData_Fragment = Crumb_RegistrationFormData_Fragment;

type CrumbParents_RegistrationPage_Fragment = Crumb_RegistrationPage_Fragment;

type CrumbParents_RestaurantPage_Fragment = Crumb_RestaurantPage_Fragment;

type CrumbParents_Retailer_Fragment = Crumb_Retailer_Fragment;

type CrumbParents_SafetyDataSheet_Fragment = Crumb_SafetyDataSheet_Fragment;

type CrumbParents_SafetyDataSheetPage_Fragment = Crumb_SafetyDataSheetPage_Fragment;

type CrumbParents_SdsLanding_Fragment = Crumb_SdsLanding_Fragment;

type CrumbParents_SearchSynonyms_Fragment = Crumb_SearchSynonyms_Fragment;

type CrumbParents_SearchTopSuggestions_Fragment = Crumb_SearchTopSuggestions_Fragment;

type CrumbParents_SectionContainer_Fragment = Crumb_SectionContainer_Fragment;

type CrumbParents_ServiceEquipmentPage_Fragment = Crumb_ServiceEquipmentPage_Fragment;

type CrumbParents_SiteFooter_Fragment = Crumb_SiteFooter_Fragment;

type CrumbParents_SiteMap_Fragment = Crumb_SiteMap_Fragment;

type CrumbParents_SubBrandCard_Fragment = Crumb_SubBrandCard_Fragment;

type CrumbParents_SubBrandsPage_Fragment = Crumb_SubBrandsPage_Fragment;

type CrumbParents_Superscript_Fragment = Crumb_Superscript_Fragment;

type CrumbParents_SustainabilityPage_Fragment = Crumb_SustainabilityPage_Fragment;

type CrumbParents_Testimonial_Fragment = Crumb_Testimonial_Fragment;

type CrumbParents_TrainingModule_Fragment = Crumb_TrainingModule_Fragment;

type CrumbParents_UrlBuilder_Fragment = Crumb_UrlBuilder_Fragment;

type CrumbParents_UtilityMenu_Fragment = Crumb_UtilityMenu_Fragment;

type CrumbParents_Video_Fragment = Crumb_Video_Fragment;

type CrumbParents_VideoAndTestimonials_Fragment = Crumb_VideoAndTestimonials_Fragment;

type CrumbParents_VideoBanner_Fragment = Crumb_VideoBanner_Fragment;

type CrumbParents_VideoButton_Fragment = Crumb_VideoButton_Fragment;

type CrumbParents_WriteReview_Fragment = Crumb_WriteReview_Fragment;

type CrumbParents_Zipcode_Fragment = Crumb_Zipcode_Fragment;

export type CrumbParentsFragment =
  | CrumbParents_Accordion_Fragment
  | CrumbParents_AccordionPanel_Fragment
  | CrumbParents_AllBrandsPage_Fragment
  | CrumbParents_Answer_Fragment
  | CrumbParents_Article_Fragment
  | CrumbParents_ArticleDetailPages_Fragment
  | CrumbParents_ArticlePage_Fragment
  | CrumbParents_Banner_Fragment
  | CrumbParents_Brand_Fragment
  | CrumbParents_BreadCrumb_Fragment
  | CrumbParents_BusinessSize_Fragment
  | CrumbParents_BusinessTypes_Fragment
  | CrumbParents_Buy_Fragment
  | CrumbParents_BuyPage_Fragment
  | CrumbParents_Callout_Fragment
  | CrumbParents_Carousel_Fragment
  | CrumbParents_Category_Fragment
  | CrumbParents_CategoryWrapper_Fragment
  | CrumbParents_ComponentWidth_Fragment
  | CrumbParents_ContentCard_Fragment
  | CrumbParents_ContentPage_Fragment
  | CrumbParents_ContentTypeRichText_Fragment
  | CrumbParents_Countries_Fragment
  | CrumbParents_CountrySelector_Fragment
  | CrumbParents_Dilution_Fragment
  | CrumbParents_Distributor_Fragment
  | CrumbParents_DrugFacts_Fragment
  | CrumbParents_Facet_Fragment
  | CrumbParents_FaqPage_Fragment
  | CrumbParents_Form_Fragment
  | CrumbParents_FormField_Fragment
  | CrumbParents_GhsTraining_Fragment
  | CrumbParents_HazardClassification_Fragment
  | CrumbParents_Header_Fragment
  | CrumbParents_Heading_Fragment
  | CrumbParents_HomePage_Fragment
  | CrumbParents_Image_Fragment
  | CrumbParents_ImageButton_Fragment
  | CrumbParents_ImageSet_Fragment
  | CrumbParents_IndependentCommonPage_Fragment
  | CrumbParents_IndustryPage_Fragment
  | CrumbParents_IngredientView_Fragment
  | CrumbParents_JanitorialCleaningPage_Fragment
  | CrumbParents_JobsToBeDone_Fragment
  | CrumbParents_Language_Fragment
  | CrumbParents_LargeChainPage_Fragment
  | CrumbParents_Layout_Fragment
  | CrumbParents_LinkButton_Fragment
  | CrumbParents_LinkContainer_Fragment
  | CrumbParents_ListingPage_Fragment
  | CrumbParents_MegaMenu_Fragment
  | CrumbParents_MenuItem_Fragment
  | CrumbParents_MenuSlot_Fragment
  | CrumbParents_Offer_Fragment
  | CrumbParents_OffersPage_Fragment
  | CrumbParents_OffersSection_Fragment
  | CrumbParents_OffersSubSection_Fragment
  | CrumbParents_Organization_Fragment
  | CrumbParents_PageMetaData_Fragment
  | CrumbParents_Paragraph_Fragment
  | CrumbParents_PdfListWrapper_Fragment
  | CrumbParents_Product_Fragment
  | CrumbParents_ProductCard_Fragment
  | CrumbParents_ProductListPage_Fragment
  | CrumbParents_ProductRegistrationForm_Fragment
  | CrumbParents_ProductVariant_Fragment
  | CrumbParents_Products_Fragment
  | CrumbParents_ProductsPage_Fragment
  | CrumbParents_Question_Fragment
  | CrumbParents_Quiz_Fragment
  | CrumbParents_QuizQuestion_Fragment
  | CrumbParents_RecommenderAnswer_Fragment
  | CrumbParents_RecommenderBanner_Fragment
  | CrumbParents_RecommenderFooter_Fragment
  | CrumbParents_RecommenderHeader_Fragment
  | CrumbParents_RecommenderHomeCard_Fragment
  | CrumbParents_RecommenderHomePage_Fragment
  | CrumbParents_RecommenderImage_Fragment
  | CrumbParents_RecommenderLink_Fragment
  | CrumbParents_RecommenderLinkButton_Fragment
  | CrumbParents_RecommenderMenuItem_Fragment
  | CrumbParents_RecommenderPage_Fragment
  | CrumbParents_RecommenderPageMetadata_Fragment
  | CrumbParents_RecommenderPopUpBanner_Fragment
  | CrumbParents_RecommenderProducts_Fragment
  | CrumbParents_RecommenderRichText_Fragment
  | CrumbParents_RecommenderSitemap_Fragment
  | CrumbParents_RecommenderSitemapItem_Fragment
  | CrumbParents_RecommenderSitemapSection_Fragment
  | CrumbParents_RecommenderVideo_Fragment
  | CrumbParents_Redirect_Fragment
  | CrumbParents_RegistrationFormData_Fragment
  | CrumbParents_RegistrationPage_Fragment
  | CrumbParents_RestaurantPage_Fragment
  | CrumbParents_Retailer_Fragment
  | CrumbParents_SafetyDataSheet_Fragment
  | CrumbParents_SafetyDataSheetPage_Fragment
  | CrumbParents_SdsLanding_Fragment
  | CrumbParents_SearchSynonyms_Fragment
  | CrumbParents_SearchTopSuggestions_Fragment
  | CrumbParents_SectionContainer_Fragment
  | CrumbParents_ServiceEquipmentPage_Fragment
  | CrumbParents_SiteFooter_Fragment
  | CrumbParents_SiteMap_Fragment
  | CrumbParents_SubBrandCard_Fragment
  | CrumbParents_SubBrandsPage_Fragment
  | CrumbParents_Superscript_Fragment
  | CrumbParents_SustainabilityPage_Fragment
  | CrumbParents_Testimonial_Fragment
  | CrumbParents_TrainingModule_Fragment
  | CrumbParents_UrlBuilder_Fragment
  | CrumbParents_UtilityMenu_Fragment
  | CrumbParents_Video_Fragment
  | CrumbParents_VideoAndTestimonials_Fragment
  | CrumbParents_VideoBanner_Fragment
  | CrumbParents_VideoButton_Fragment
  | CrumbParents_WriteReview_Fragment
  | CrumbParents_Zipcode_Fragment
;

type PageBanner_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type PageBanner_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type PageBanner_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type PageBanner_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type PageBanner_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type PageBanner_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type PageBanner_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type PageBanner_Banner_Fragment = (
  { __typename: 'Banner', sys: { id: string } }
  & BannerFragment
);

type PageBanner_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type PageBanner_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type PageBanner_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type PageBanner_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type PageBanner_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type PageBanner_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type PageBanner_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type PageBanner_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type PageBanner_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type PageBanner_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type PageBanner_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type PageBanner_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type PageBanner_ContentPage_Fragment = { __typename: 'ContentPage', sys: { id: string } };

type PageBanner_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type PageBanner_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type PageBanner_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type PageBanner_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type PageBanner_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type PageBanner_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type PageBanner_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type PageBanner_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type PageBanner_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type PageBanner_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type PageBanner_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type PageBanner_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type PageBanner_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type PageBanner_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type PageBanner_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type PageBanner_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type PageBanner_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type PageBanner_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type PageBanner_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type PageBanner_IndustryPage_Fragment = { __typename: 'IndustryPage', sys: { id: string } };

type PageBanner_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type PageBanner_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type PageBanner_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type PageBanner_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type PageBanner_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type PageBanner_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type PageBanner_LinkButton_Fragment = { __typename: 'LinkButton', sys: { id: string } };

type PageBanner_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type PageBanner_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type PageBanner_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type PageBanner_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type PageBanner_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type PageBanner_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type PageBanner_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type PageBanner_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type PageBanner_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type PageBanner_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type PageBanner_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type PageBanner_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type PageBanner_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type PageBanner_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type PageBanner_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type PageBanner_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type PageBanner_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type PageBanner_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type PageBanner_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type PageBanner_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type PageBanner_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type PageBanner_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type PageBanner_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type PageBanner_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type PageBanner_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type PageBanner_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type PageBanner_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type PageBanner_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type PageBanner_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type PageBanner_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type PageBanner_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type PageBanner_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type PageBanner_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type PageBanner_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type PageBanner_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type PageBanner_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type PageBanner_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type PageBanner_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type PageBanner_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type PageBanner_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type PageBanner_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type PageBanner_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type PageBanner_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type PageBanner_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type PageBanner_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type PageBanner_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type PageBanner_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type PageBanner_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type PageBanner_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type PageBanner_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type PageBanner_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type PageBanner_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type PageBanner_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type PageBanner_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type PageBanner_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type PageBanner_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type PageBanner_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type PageBanner_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type PageBanner_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type PageBanner_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type PageBanner_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type PageBanner_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type PageBanner_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type PageBanner_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type PageBanner_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type PageBanner_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type PageBanner_VideoBanner_Fragment = (
  { __typename: 'VideoBanner', sys: { id: string } }
  & VideoBannerFragment
);

type PageBanner_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type PageBanner_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type PageBanner_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type PageBannerFragment =
  | PageBanner_Accordion_Fragment
  | PageBanner_AccordionPanel_Fragment
  | PageBanner_AllBrandsPage_Fragment
  | PageBanner_Answer_Fragment
  | PageBanner_Article_Fragment
  | PageBanner_ArticleDetailPages_Fragment
  | PageBanner_ArticlePage_Fragment
  | PageBanner_Banner_Fragment
  | PageBanner_Brand_Fragment
  | PageBanner_BreadCrumb_Fragment
  | PageBanner_BusinessSize_Fragment
  | PageBanner_BusinessTypes_Fragment
  | PageBanner_Buy_Fragment
  | PageBanner_BuyPage_Fragment
  | PageBanner_Callout_Fragment
  | PageBanner_Carousel_Fragment
  | PageBanner_Category_Fragment
  | PageBanner_CategoryWrapper_Fragment
  | PageBanner_ComponentWidth_Fragment
  | PageBanner_ContentCard_Fragment
  | PageBanner_ContentPage_Fragment
  | PageBanner_ContentTypeRichText_Fragment
  | PageBanner_Countries_Fragment
  | PageBanner_CountrySelector_Fragment
  | PageBanner_Dilution_Fragment
  | PageBanner_Distributor_Fragment
  | PageBanner_DrugFacts_Fragment
  | PageBanner_Facet_Fragment
  | PageBanner_FaqPage_Fragment
  | PageBanner_Form_Fragment
  | PageBanner_FormField_Fragment
  | PageBanner_GhsTraining_Fragment
  | PageBanner_HazardClassification_Fragment
  | PageBanner_Header_Fragment
  | PageBanner_Heading_Fragment
  | PageBanner_HomePage_Fragment
  | PageBanner_Image_Fragment
  | PageBanner_ImageButton_Fragment
  | PageBanner_ImageSet_Fragment
  | PageBanner_IndependentCommonPage_Fragment
  | PageBanner_IndustryPage_Fragment
  | PageBanner_IngredientView_Fragment
  | PageBanner_JanitorialCleaningPage_Fragment
  | PageBanner_JobsToBeDone_Fragment
  | PageBanner_Language_Fragment
  | PageBanner_LargeChainPage_Fragment
  | PageBanner_Layout_Fragment
  | PageBanner_LinkButton_Fragment
  | PageBanner_LinkContainer_Fragment
  | PageBanner_ListingPage_Fragment
  | PageBanner_MegaMenu_Fragment
  | PageBanner_MenuItem_Fragment
  | PageBanner_MenuSlot_Fragment
  | PageBanner_Offer_Fragment
  | PageBanner_OffersPage_Fragment
  | PageBanner_OffersSection_Fragment
  | PageBanner_OffersSubSection_Fragment
  | PageBanner_Organization_Fragment
  | PageBanner_PageMetaData_Fragment
  | PageBanner_Paragraph_Fragment
  | PageBanner_PdfListWrapper_Fragment
  | PageBanner_Product_Fragment
  | PageBanner_ProductCard_Fragment
  | PageBanner_ProductListPage_Fragment
  | PageBanner_ProductRegistrationForm_Fragment
  | PageBanner_ProductVariant_Fragment
  | PageBanner_Products_Fragment
  | PageBanner_ProductsPage_Fragment
  | PageBanner_Question_Fragment
  | PageBanner_Quiz_Fragment
  | PageBanner_QuizQuestion_Fragment
  | PageBanner_RecommenderAnswer_Fragment
  | PageBanner_RecommenderBanner_Fragment
  | PageBanner_RecommenderFooter_Fragment
  | PageBanner_RecommenderHeader_Fragment
  | PageBanner_RecommenderHomeCard_Fragment
  | PageBanner_RecommenderHomePage_Fragment
  | PageBanner_RecommenderImage_Fragment
  | PageBanner_RecommenderLink_Fragment
  | PageBanner_RecommenderLinkButton_Fragment
  | PageBanner_RecommenderMenuItem_Fragment
  | PageBanner_RecommenderPage_Fragment
  | PageBanner_RecommenderPageMetadata_Fragment
  | PageBanner_RecommenderPopUpBanner_Fragment
  | PageBanner_RecommenderProducts_Fragment
  | PageBanner_RecommenderRichText_Fragment
  | PageBanner_RecommenderSitemap_Fragment
  | PageBanner_RecommenderSitemapItem_Fragment
  | PageBanner_RecommenderSitemapSection_Fragment
  | PageBanner_RecommenderVideo_Fragment
  | PageBanner_Redirect_Fragment
  | PageBanner_RegistrationFormData_Fragment
  | PageBanner_RegistrationPage_Fragment
  | PageBanner_RestaurantPage_Fragment
  | PageBanner_Retailer_Fragment
  | PageBanner_SafetyDataSheet_Fragment
  | PageBanner_SafetyDataSheetPage_Fragment
  | PageBanner_SdsLanding_Fragment
  | PageBanner_SearchSynonyms_Fragment
  | PageBanner_SearchTopSuggestions_Fragment
  | PageBanner_SectionContainer_Fragment
  | PageBanner_ServiceEquipmentPage_Fragment
  | PageBanner_SiteFooter_Fragment
  | PageBanner_SiteMap_Fragment
  | PageBanner_SubBrandCard_Fragment
  | PageBanner_SubBrandsPage_Fragment
  | PageBanner_Superscript_Fragment
  | PageBanner_SustainabilityPage_Fragment
  | PageBanner_Testimonial_Fragment
  | PageBanner_TrainingModule_Fragment
  | PageBanner_UrlBuilder_Fragment
  | PageBanner_UtilityMenu_Fragment
  | PageBanner_Video_Fragment
  | PageBanner_VideoAndTestimonials_Fragment
  | PageBanner_VideoBanner_Fragment
  | PageBanner_VideoButton_Fragment
  | PageBanner_WriteReview_Fragment
  | PageBanner_Zipcode_Fragment
;

export type AccordionPanelBodyFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type AnswerBodyFragment = { json: unknown, links: { entries: { inline: Array<
        | RichTextDose_Accordion_Fragment
        | RichTextDose_AccordionPanel_Fragment
        | RichTextDose_AllBrandsPage_Fragment
        | RichTextDose_Answer_Fragment
        | RichTextDose_Article_Fragment
        | RichTextDose_ArticleDetailPages_Fragment
        | RichTextDose_ArticlePage_Fragment
        | RichTextDose_Banner_Fragment
        | RichTextDose_Brand_Fragment
        | RichTextDose_BreadCrumb_Fragment
        | RichTextDose_BusinessSize_Fragment
        | RichTextDose_BusinessTypes_Fragment
        | RichTextDose_Buy_Fragment
        | RichTextDose_BuyPage_Fragment
        | RichTextDose_Callout_Fragment
        | RichTextDose_Carousel_Fragment
        | RichTextDose_Category_Fragment
        | RichTextDose_CategoryWrapper_Fragment
        | RichTextDose_ComponentWidth_Fragment
        | RichTextDose_ContentCard_Fragment
        | RichTextDose_ContentPage_Fragment
        | RichTextDose_ContentTypeRichText_Fragment
        | RichTextDose_Countries_Fragment
        | RichTextDose_CountrySelector_Fragment
        | RichTextDose_Dilution_Fragment
        | RichTextDose_Distributor_Fragment
        | RichTextDose_DrugFacts_Fragment
        | RichTextDose_Facet_Fragment
        | RichTextDose_FaqPage_Fragment
        | RichTextDose_Form_Fragment
        | RichTextDose_FormField_Fragment
        | RichTextDose_GhsTraining_Fragment
        | RichTextDose_HazardClassification_Fragment
        | RichTextDose_Header_Fragment
        | RichTextDose_Heading_Fragment
        | RichTextDose_HomePage_Fragment
        | RichTextDose_Image_Fragment
        | RichTextDose_ImageButton_Fragment
        | RichTextDose_ImageSet_Fragment
        | RichTextDose_IndependentCommonPage_Fragment
        | RichTextDose_IndustryPage_Fragment
        | RichTextDose_IngredientView_Fragment
        | RichTextDose_JanitorialCleaningPage_Fragment
        | RichTextDose_JobsToBeDone_Fragment
        | RichTextDose_Language_Fragment
        | RichTextDose_LargeChainPage_Fragment
        | RichTextDose_Layout_Fragment
        | RichTextDose_LinkButton_Fragment
        | RichTextDose_LinkContainer_Fragment
        | RichTextDose_ListingPage_Fragment
        | RichTextDose_MegaMenu_Fragment
        | RichTextDose_MenuItem_Fragment
        | RichTextDose_MenuSlot_Fragment
        | RichTextDose_Offer_Fragment
        | RichTextDose_OffersPage_Fragment
        | RichTextDose_OffersSection_Fragment
        | RichTextDose_OffersSubSection_Fragment
        | RichTextDose_Organization_Fragment
        | RichTextDose_PageMetaData_Fragment
        | RichTextDose_Paragraph_Fragment
        | RichTextDose_PdfListWrapper_Fragment
        | RichTextDose_Product_Fragment
        | RichTextDose_ProductCard_Fragment
        | RichTextDose_ProductListPage_Fragment
        | RichTextDose_ProductRegistrationForm_Fragment
        | RichTextDose_ProductVariant_Fragment
        | RichTextDose_Products_Fragment
        | RichTextDose_ProductsPage_Fragment
        | RichTextDose_Question_Fragment
        | RichTextDose_Quiz_Fragment
        | RichTextDose_QuizQuestion_Fragment
        | RichTextDose_RecommenderAnswer_Fragment
        | RichTextDose_RecommenderBanner_Fragment
        | RichTextDose_RecommenderFooter_Fragment
        | RichTextDose_RecommenderHeader_Fragment
        | RichTextDose_RecommenderHomeCard_Fragment
        | RichTextDose_RecommenderHomePage_Fragment
        | RichTextDose_RecommenderImage_Fragment
        | RichTextDose_RecommenderLink_Fragment
        | RichTextDose_RecommenderLinkButton_Fragment
        | RichTextDose_RecommenderMenuItem_Fragment
        | RichTextDose_RecommenderPage_Fragment
        | RichTextDose_RecommenderPageMetadata_Fragment
        | RichTextDose_RecommenderPopUpBanner_Fragment
        | RichTextDose_RecommenderProducts_Fragment
        | RichTextDose_RecommenderRichText_Fragment
        | RichTextDose_RecommenderSitemap_Fragment
        | RichTextDose_RecommenderSitemapItem_Fragment
        | RichTextDose_RecommenderSitemapSection_Fragment
        | RichTextDose_RecommenderVideo_Fragment
        | RichTextDose_Redirect_Fragment
        | RichTextDose_RegistrationFormData_Fragment
        | RichTextDose_RegistrationPage_Fragment
        | RichTextDose_RestaurantPage_Fragment
        | RichTextDose_Retailer_Fragment
        | RichTextDose_SafetyDataSheet_Fragment
        | RichTextDose_SafetyDataSheetPage_Fragment
        | RichTextDose_SdsLanding_Fragment
        | RichTextDose_SearchSynonyms_Fragment
        | RichTextDose_SearchTopSuggestions_Fragment
        | RichTextDose_SectionContainer_Fragment
        | RichTextDose_ServiceEquipmentPage_Fragment
        | RichTextDose_SiteFooter_Fragment
        | RichTextDose_SiteMap_Fragment
        | RichTextDose_SubBrandCard_Fragment
        | RichTextDose_SubBrandsPage_Fragment
        | RichTextDose_Superscript_Fragment
        | RichTextDose_SustainabilityPage_Fragment
        | RichTextDose_Testimonial_Fragment
        | RichTextDose_TrainingModule_Fragment
        | RichTextDose_UrlBuilder_Fragment
        | RichTextDose_UtilityMenu_Fragment
        | RichTextDose_Video_Fragment
        | RichTextDose_VideoAndTestimonials_Fragment
        | RichTextDose_VideoBanner_Fragment
        | RichTextDose_VideoButton_Fragment
        | RichTextDose_WriteReview_Fragment
        | RichTextDose_Zipcode_Fragment
       | null>, hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type ArticleDetailPagesBodyFragment = { json: unknown, links: { entries: { inline: Array<
        | RichTextInline_Accordion_Fragment
        | RichTextInline_AccordionPanel_Fragment
        | RichTextInline_AllBrandsPage_Fragment
        | RichTextInline_Answer_Fragment
        | RichTextInline_Article_Fragment
        | RichTextInline_ArticleDetailPages_Fragment
        | RichTextInline_ArticlePage_Fragment
        | RichTextInline_Banner_Fragment
        | RichTextInline_Brand_Fragment
        | RichTextInline_BreadCrumb_Fragment
        | RichTextInline_BusinessSize_Fragment
        | RichTextInline_BusinessTypes_Fragment
        | RichTextInline_Buy_Fragment
        | RichTextInline_BuyPage_Fragment
        | RichTextInline_Callout_Fragment
        | RichTextInline_Carousel_Fragment
        | RichTextInline_Category_Fragment
        | RichTextInline_CategoryWrapper_Fragment
        | RichTextInline_ComponentWidth_Fragment
        | RichTextInline_ContentCard_Fragment
        | RichTextInline_ContentPage_Fragment
        | RichTextInline_ContentTypeRichText_Fragment
        | RichTextInline_Countries_Fragment
        | RichTextInline_CountrySelector_Fragment
        | RichTextInline_Dilution_Fragment
        | RichTextInline_Distributor_Fragment
        | RichTextInline_DrugFacts_Fragment
        | RichTextInline_Facet_Fragment
        | RichTextInline_FaqPage_Fragment
        | RichTextInline_Form_Fragment
        | RichTextInline_FormField_Fragment
        | RichTextInline_GhsTraining_Fragment
        | RichTextInline_HazardClassification_Fragment
        | RichTextInline_Header_Fragment
        | RichTextInline_Heading_Fragment
        | RichTextInline_HomePage_Fragment
        | RichTextInline_Image_Fragment
        | RichTextInline_ImageButton_Fragment
        | RichTextInline_ImageSet_Fragment
        | RichTextInline_IndependentCommonPage_Fragment
        | RichTextInline_IndustryPage_Fragment
        | RichTextInline_IngredientView_Fragment
        | RichTextInline_JanitorialCleaningPage_Fragment
        | RichTextInline_JobsToBeDone_Fragment
        | RichTextInline_Language_Fragment
        | RichTextInline_LargeChainPage_Fragment
        | RichTextInline_Layout_Fragment
        | RichTextInline_LinkButton_Fragment
        | RichTextInline_LinkContainer_Fragment
        | RichTextInline_ListingPage_Fragment
        | RichTextInline_MegaMenu_Fragment
        | RichTextInline_MenuItem_Fragment
        | RichTextInline_MenuSlot_Fragment
        | RichTextInline_Offer_Fragment
        | RichTextInline_OffersPage_Fragment
        | RichTextInline_OffersSection_Fragment
        | RichTextInline_OffersSubSection_Fragment
        | RichTextInline_Organization_Fragment
        | RichTextInline_PageMetaData_Fragment
        | RichTextInline_Paragraph_Fragment
        | RichTextInline_PdfListWrapper_Fragment
        | RichTextInline_Product_Fragment
        | RichTextInline_ProductCard_Fragment
        | RichTextInline_ProductListPage_Fragment
        | RichTextInline_ProductRegistrationForm_Fragment
        | RichTextInline_ProductVariant_Fragment
        | RichTextInline_Products_Fragment
        | RichTextInline_ProductsPage_Fragment
        | RichTextInline_Question_Fragment
        | RichTextInline_Quiz_Fragment
        | RichTextInline_QuizQuestion_Fragment
        | RichTextInline_RecommenderAnswer_Fragment
        | RichTextInline_RecommenderBanner_Fragment
        | RichTextInline_RecommenderFooter_Fragment
        | RichTextInline_RecommenderHeader_Fragment
        | RichTextInline_RecommenderHomeCard_Fragment
        | RichTextInline_RecommenderHomePage_Fragment
        | RichTextInline_RecommenderImage_Fragment
        | RichTextInline_RecommenderLink_Fragment
        | RichTextInline_RecommenderLinkButton_Fragment
        | RichTextInline_RecommenderMenuItem_Fragment
        | RichTextInline_RecommenderPage_Fragment
        | RichTextInline_RecommenderPageMetadata_Fragment
        | RichTextInline_RecommenderPopUpBanner_Fragment
        | RichTextInline_RecommenderProducts_Fragment
        | RichTextInline_RecommenderRichText_Fragment
        | RichTextInline_RecommenderSitemap_Fragment
        | RichTextInline_RecommenderSitemapItem_Fragment
        | RichTextInline_RecommenderSitemapSection_Fragment
        | RichTextInline_RecommenderVideo_Fragment
        | RichTextInline_Redirect_Fragment
        | RichTextInline_RegistrationFormData_Fragment
        | RichTextInline_RegistrationPage_Fragment
        | RichTextInline_RestaurantPage_Fragment
        | RichTextInline_Retailer_Fragment
        | RichTextInline_SafetyDataSheet_Fragment
        | RichTextInline_SafetyDataSheetPage_Fragment
        | RichTextInline_SdsLanding_Fragment
        | RichTextInline_SearchSynonyms_Fragment
        | RichTextInline_SearchTopSuggestions_Fragment
        | RichTextInline_SectionContainer_Fragment
        | RichTextInline_ServiceEquipmentPage_Fragment
        | RichTextInline_SiteFooter_Fragment
        | RichTextInline_SiteMap_Fragment
        | RichTextInline_SubBrandCard_Fragment
        | RichTextInline_SubBrandsPage_Fragment
        | RichTextInline_Superscript_Fragment
        | RichTextInline_SustainabilityPage_Fragment
        | RichTextInline_Testimonial_Fragment
        | RichTextInline_TrainingModule_Fragment
        | RichTextInline_UrlBuilder_Fragment
        | RichTextInline_UtilityMenu_Fragment
        | RichTextInline_Video_Fragment
        | RichTextInline_VideoAndTestimonials_Fragment
        | RichTextInline_VideoBanner_Fragment
        | RichTextInline_VideoButton_Fragment
        | RichTextInline_WriteReview_Fragment
        | RichTextInline_Zipcode_Fragment
       | null>, hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null>, block: Array<
        | BlockRef_Accordion_Fragment
        | BlockRef_AccordionPanel_Fragment
        | BlockRef_AllBrandsPage_Fragment
        | BlockRef_Answer_Fragment
        | BlockRef_Article_Fragment
        | BlockRef_ArticleDetailPages_Fragment
        | BlockRef_ArticlePage_Fragment
        | BlockRef_Banner_Fragment
        | BlockRef_Brand_Fragment
        | BlockRef_BreadCrumb_Fragment
        | BlockRef_BusinessSize_Fragment
        | BlockRef_BusinessTypes_Fragment
        | BlockRef_Buy_Fragment
        | BlockRef_BuyPage_Fragment
        | BlockRef_Callout_Fragment
        | BlockRef_Carousel_Fragment
        | BlockRef_Category_Fragment
        | BlockRef_CategoryWrapper_Fragment
        | BlockRef_ComponentWidth_Fragment
        | BlockRef_ContentCard_Fragment
        | BlockRef_ContentPage_Fragment
        | BlockRef_ContentTypeRichText_Fragment
        | BlockRef_Countries_Fragment
        | BlockRef_CountrySelector_Fragment
        | BlockRef_Dilution_Fragment
        | BlockRef_Distributor_Fragment
        | BlockRef_DrugFacts_Fragment
        | BlockRef_Facet_Fragment
        | BlockRef_FaqPage_Fragment
        | BlockRef_Form_Fragment
        | BlockRef_FormField_Fragment
        | BlockRef_GhsTraining_Fragment
        | BlockRef_HazardClassification_Fragment
        | BlockRef_Header_Fragment
        | BlockRef_Heading_Fragment
        | BlockRef_HomePage_Fragment
        | BlockRef_Image_Fragment
        | BlockRef_ImageButton_Fragment
        | BlockRef_ImageSet_Fragment
        | BlockRef_IndependentCommonPage_Fragment
        | BlockRef_IndustryPage_Fragment
        | BlockRef_IngredientView_Fragment
        | BlockRef_JanitorialCleaningPage_Fragment
        | BlockRef_JobsToBeDone_Fragment
        | BlockRef_Language_Fragment
        | BlockRef_LargeChainPage_Fragment
        | BlockRef_Layout_Fragment
        | BlockRef_LinkButton_Fragment
        | BlockRef_LinkContainer_Fragment
        | BlockRef_ListingPage_Fragment
        | BlockRef_MegaMenu_Fragment
        | BlockRef_MenuItem_Fragment
        | BlockRef_MenuSlot_Fragment
        | BlockRef_Offer_Fragment
        | BlockRef_OffersPage_Fragment
        | BlockRef_OffersSection_Fragment
        | BlockRef_OffersSubSection_Fragment
        | BlockRef_Organization_Fragment
        | BlockRef_PageMetaData_Fragment
        | BlockRef_Paragraph_Fragment
        | BlockRef_PdfListWrapper_Fragment
        | BlockRef_Product_Fragment
        | BlockRef_ProductCard_Fragment
        | BlockRef_ProductListPage_Fragment
        | BlockRef_ProductRegistrationForm_Fragment
        | BlockRef_ProductVariant_Fragment
        | BlockRef_Products_Fragment
        | BlockRef_ProductsPage_Fragment
        | BlockRef_Question_Fragment
        | BlockRef_Quiz_Fragment
        | BlockRef_QuizQuestion_Fragment
        | BlockRef_RecommenderAnswer_Fragment
        | BlockRef_RecommenderBanner_Fragment
        | BlockRef_RecommenderFooter_Fragment
        | BlockRef_RecommenderHeader_Fragment
        | BlockRef_RecommenderHomeCard_Fragment
        | BlockRef_RecommenderHomePage_Fragment
        | BlockRef_RecommenderImage_Fragment
        | BlockRef_RecommenderLink_Fragment
        | BlockRef_RecommenderLinkButton_Fragment
        | BlockRef_RecommenderMenuItem_Fragment
        | BlockRef_RecommenderPage_Fragment
        | BlockRef_RecommenderPageMetadata_Fragment
        | BlockRef_RecommenderPopUpBanner_Fragment
        | BlockRef_RecommenderProducts_Fragment
        | BlockRef_RecommenderRichText_Fragment
        | BlockRef_RecommenderSitemap_Fragment
        | BlockRef_RecommenderSitemapItem_Fragment
        | BlockRef_RecommenderSitemapSection_Fragment
        | BlockRef_RecommenderVideo_Fragment
        | BlockRef_Redirect_Fragment
        | BlockRef_RegistrationFormData_Fragment
        | BlockRef_RegistrationPage_Fragment
        | BlockRef_RestaurantPage_Fragment
        | BlockRef_Retailer_Fragment
        | BlockRef_SafetyDataSheet_Fragment
        | BlockRef_SafetyDataSheetPage_Fragment
        | BlockRef_SdsLanding_Fragment
        | BlockRef_SearchSynonyms_Fragment
        | BlockRef_SearchTopSuggestions_Fragment
        | BlockRef_SectionContainer_Fragment
        | BlockRef_ServiceEquipmentPage_Fragment
        | BlockRef_SiteFooter_Fragment
        | BlockRef_SiteMap_Fragment
        | BlockRef_SubBrandCard_Fragment
        | BlockRef_SubBrandsPage_Fragment
        | BlockRef_Superscript_Fragment
        | BlockRef_SustainabilityPage_Fragment
        | BlockRef_Testimonial_Fragment
        | BlockRef_TrainingModule_Fragment
        | BlockRef_UrlBuilder_Fragment
        | BlockRef_UtilityMenu_Fragment
        | BlockRef_Video_Fragment
        | BlockRef_VideoAndTestimonials_Fragment
        | BlockRef_VideoBanner_Fragment
        | BlockRef_VideoButton_Fragment
        | BlockRef_WriteReview_Fragment
        | BlockRef_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null>, block: Array<EmbeddedAssetFragment | null> } } };

export type ContentTypeRichTextBodyFragment = { json: unknown, links: { entries: { inline: Array<
        | RichTextInline_Accordion_Fragment
        | RichTextInline_AccordionPanel_Fragment
        | RichTextInline_AllBrandsPage_Fragment
        | RichTextInline_Answer_Fragment
        | RichTextInline_Article_Fragment
        | RichTextInline_ArticleDetailPages_Fragment
        | RichTextInline_ArticlePage_Fragment
        | RichTextInline_Banner_Fragment
        | RichTextInline_Brand_Fragment
        | RichTextInline_BreadCrumb_Fragment
        | RichTextInline_BusinessSize_Fragment
        | RichTextInline_BusinessTypes_Fragment
        | RichTextInline_Buy_Fragment
        | RichTextInline_BuyPage_Fragment
        | RichTextInline_Callout_Fragment
        | RichTextInline_Carousel_Fragment
        | RichTextInline_Category_Fragment
        | RichTextInline_CategoryWrapper_Fragment
        | RichTextInline_ComponentWidth_Fragment
        | RichTextInline_ContentCard_Fragment
        | RichTextInline_ContentPage_Fragment
        | RichTextInline_ContentTypeRichText_Fragment
        | RichTextInline_Countries_Fragment
        | RichTextInline_CountrySelector_Fragment
        | RichTextInline_Dilution_Fragment
        | RichTextInline_Distributor_Fragment
        | RichTextInline_DrugFacts_Fragment
        | RichTextInline_Facet_Fragment
        | RichTextInline_FaqPage_Fragment
        | RichTextInline_Form_Fragment
        | RichTextInline_FormField_Fragment
        | RichTextInline_GhsTraining_Fragment
        | RichTextInline_HazardClassification_Fragment
        | RichTextInline_Header_Fragment
        | RichTextInline_Heading_Fragment
        | RichTextInline_HomePage_Fragment
        | RichTextInline_Image_Fragment
        | RichTextInline_ImageButton_Fragment
        | RichTextInline_ImageSet_Fragment
        | RichTextInline_IndependentCommonPage_Fragment
        | RichTextInline_IndustryPage_Fragment
        | RichTextInline_IngredientView_Fragment
        | RichTextInline_JanitorialCleaningPage_Fragment
        | RichTextInline_JobsToBeDone_Fragment
        | RichTextInline_Language_Fragment
        | RichTextInline_LargeChainPage_Fragment
        | RichTextInline_Layout_Fragment
        | RichTextInline_LinkButton_Fragment
        | RichTextInline_LinkContainer_Fragment
        | RichTextInline_ListingPage_Fragment
        | RichTextInline_MegaMenu_Fragment
        | RichTextInline_MenuItem_Fragment
        | RichTextInline_MenuSlot_Fragment
        | RichTextInline_Offer_Fragment
        | RichTextInline_OffersPage_Fragment
        | RichTextInline_OffersSection_Fragment
        | RichTextInline_OffersSubSection_Fragment
        | RichTextInline_Organization_Fragment
        | RichTextInline_PageMetaData_Fragment
        | RichTextInline_Paragraph_Fragment
        | RichTextInline_PdfListWrapper_Fragment
        | RichTextInline_Product_Fragment
        | RichTextInline_ProductCard_Fragment
        | RichTextInline_ProductListPage_Fragment
        | RichTextInline_ProductRegistrationForm_Fragment
        | RichTextInline_ProductVariant_Fragment
        | RichTextInline_Products_Fragment
        | RichTextInline_ProductsPage_Fragment
        | RichTextInline_Question_Fragment
        | RichTextInline_Quiz_Fragment
        | RichTextInline_QuizQuestion_Fragment
        | RichTextInline_RecommenderAnswer_Fragment
        | RichTextInline_RecommenderBanner_Fragment
        | RichTextInline_RecommenderFooter_Fragment
        | RichTextInline_RecommenderHeader_Fragment
        | RichTextInline_RecommenderHomeCard_Fragment
        | RichTextInline_RecommenderHomePage_Fragment
        | RichTextInline_RecommenderImage_Fragment
        | RichTextInline_RecommenderLink_Fragment
        | RichTextInline_RecommenderLinkButton_Fragment
        | RichTextInline_RecommenderMenuItem_Fragment
        | RichTextInline_RecommenderPage_Fragment
        | RichTextInline_RecommenderPageMetadata_Fragment
        | RichTextInline_RecommenderPopUpBanner_Fragment
        | RichTextInline_RecommenderProducts_Fragment
        | RichTextInline_RecommenderRichText_Fragment
        | RichTextInline_RecommenderSitemap_Fragment
        | RichTextInline_RecommenderSitemapItem_Fragment
        | RichTextInline_RecommenderSitemapSection_Fragment
        | RichTextInline_RecommenderVideo_Fragment
        | RichTextInline_Redirect_Fragment
        | RichTextInline_RegistrationFormData_Fragment
        | RichTextInline_RegistrationPage_Fragment
        | RichTextInline_RestaurantPage_Fragment
        | RichTextInline_Retailer_Fragment
        | RichTextInline_SafetyDataSheet_Fragment
        | RichTextInline_SafetyDataSheetPage_Fragment
        | RichTextInline_SdsLanding_Fragment
        | RichTextInline_SearchSynonyms_Fragment
        | RichTextInline_SearchTopSuggestions_Fragment
        | RichTextInline_SectionContainer_Fragment
        | RichTextInline_ServiceEquipmentPage_Fragment
        | RichTextInline_SiteFooter_Fragment
        | RichTextInline_SiteMap_Fragment
        | RichTextInline_SubBrandCard_Fragment
        | RichTextInline_SubBrandsPage_Fragment
        | RichTextInline_Superscript_Fragment
        | RichTextInline_SustainabilityPage_Fragment
        | RichTextInline_Testimonial_Fragment
        | RichTextInline_TrainingModule_Fragment
        | RichTextInline_UrlBuilder_Fragment
        | RichTextInline_UtilityMenu_Fragment
        | RichTextInline_Video_Fragment
        | RichTextInline_VideoAndTestimonials_Fragment
        | RichTextInline_VideoBanner_Fragment
        | RichTextInline_VideoButton_Fragment
        | RichTextInline_WriteReview_Fragment
        | RichTextInline_Zipcode_Fragment
       | null>, hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null>, block: Array<
        | BlockRef_Accordion_Fragment
        | BlockRef_AccordionPanel_Fragment
        | BlockRef_AllBrandsPage_Fragment
        | BlockRef_Answer_Fragment
        | BlockRef_Article_Fragment
        | BlockRef_ArticleDetailPages_Fragment
        | BlockRef_ArticlePage_Fragment
        | BlockRef_Banner_Fragment
        | BlockRef_Brand_Fragment
        | BlockRef_BreadCrumb_Fragment
        | BlockRef_BusinessSize_Fragment
        | BlockRef_BusinessTypes_Fragment
        | BlockRef_Buy_Fragment
        | BlockRef_BuyPage_Fragment
        | BlockRef_Callout_Fragment
        | BlockRef_Carousel_Fragment
        | BlockRef_Category_Fragment
        | BlockRef_CategoryWrapper_Fragment
        | BlockRef_ComponentWidth_Fragment
        | BlockRef_ContentCard_Fragment
        | BlockRef_ContentPage_Fragment
        | BlockRef_ContentTypeRichText_Fragment
        | BlockRef_Countries_Fragment
        | BlockRef_CountrySelector_Fragment
        | BlockRef_Dilution_Fragment
        | BlockRef_Distributor_Fragment
        | BlockRef_DrugFacts_Fragment
        | BlockRef_Facet_Fragment
        | BlockRef_FaqPage_Fragment
        | BlockRef_Form_Fragment
        | BlockRef_FormField_Fragment
        | BlockRef_GhsTraining_Fragment
        | BlockRef_HazardClassification_Fragment
        | BlockRef_Header_Fragment
        | BlockRef_Heading_Fragment
        | BlockRef_HomePage_Fragment
        | BlockRef_Image_Fragment
        | BlockRef_ImageButton_Fragment
        | BlockRef_ImageSet_Fragment
        | BlockRef_IndependentCommonPage_Fragment
        | BlockRef_IndustryPage_Fragment
        | BlockRef_IngredientView_Fragment
        | BlockRef_JanitorialCleaningPage_Fragment
        | BlockRef_JobsToBeDone_Fragment
        | BlockRef_Language_Fragment
        | BlockRef_LargeChainPage_Fragment
        | BlockRef_Layout_Fragment
        | BlockRef_LinkButton_Fragment
        | BlockRef_LinkContainer_Fragment
        | BlockRef_ListingPage_Fragment
        | BlockRef_MegaMenu_Fragment
        | BlockRef_MenuItem_Fragment
        | BlockRef_MenuSlot_Fragment
        | BlockRef_Offer_Fragment
        | BlockRef_OffersPage_Fragment
        | BlockRef_OffersSection_Fragment
        | BlockRef_OffersSubSection_Fragment
        | BlockRef_Organization_Fragment
        | BlockRef_PageMetaData_Fragment
        | BlockRef_Paragraph_Fragment
        | BlockRef_PdfListWrapper_Fragment
        | BlockRef_Product_Fragment
        | BlockRef_ProductCard_Fragment
        | BlockRef_ProductListPage_Fragment
        | BlockRef_ProductRegistrationForm_Fragment
        | BlockRef_ProductVariant_Fragment
        | BlockRef_Products_Fragment
        | BlockRef_ProductsPage_Fragment
        | BlockRef_Question_Fragment
        | BlockRef_Quiz_Fragment
        | BlockRef_QuizQuestion_Fragment
        | BlockRef_RecommenderAnswer_Fragment
        | BlockRef_RecommenderBanner_Fragment
        | BlockRef_RecommenderFooter_Fragment
        | BlockRef_RecommenderHeader_Fragment
        | BlockRef_RecommenderHomeCard_Fragment
        | BlockRef_RecommenderHomePage_Fragment
        | BlockRef_RecommenderImage_Fragment
        | BlockRef_RecommenderLink_Fragment
        | BlockRef_RecommenderLinkButton_Fragment
        | BlockRef_RecommenderMenuItem_Fragment
        | BlockRef_RecommenderPage_Fragment
        | BlockRef_RecommenderPageMetadata_Fragment
        | BlockRef_RecommenderPopUpBanner_Fragment
        | BlockRef_RecommenderProducts_Fragment
        | BlockRef_RecommenderRichText_Fragment
        | BlockRef_RecommenderSitemap_Fragment
        | BlockRef_RecommenderSitemapItem_Fragment
        | BlockRef_RecommenderSitemapSection_Fragment
        | BlockRef_RecommenderVideo_Fragment
        | BlockRef_Redirect_Fragment
        | BlockRef_RegistrationFormData_Fragment
        | BlockRef_RegistrationPage_Fragment
        | BlockRef_RestaurantPage_Fragment
        | BlockRef_Retailer_Fragment
        | BlockRef_SafetyDataSheet_Fragment
        | BlockRef_SafetyDataSheetPage_Fragment
        | BlockRef_SdsLanding_Fragment
        | BlockRef_SearchSynonyms_Fragment
        | BlockRef_SearchTopSuggestions_Fragment
        | BlockRef_SectionContainer_Fragment
        | BlockRef_ServiceEquipmentPage_Fragment
        | BlockRef_SiteFooter_Fragment
        | BlockRef_SiteMap_Fragment
        | BlockRef_SubBrandCard_Fragment
        | BlockRef_SubBrandsPage_Fragment
        | BlockRef_Superscript_Fragment
        | BlockRef_SustainabilityPage_Fragment
        | BlockRef_Testimonial_Fragment
        | BlockRef_TrainingModule_Fragment
        | BlockRef_UrlBuilder_Fragment
        | BlockRef_UtilityMenu_Fragment
        | BlockRef_Video_Fragment
        | BlockRef_VideoAndTestimonials_Fragment
        | BlockRef_VideoBanner_Fragment
        | BlockRef_VideoButton_Fragment
        | BlockRef_WriteReview_Fragment
        | BlockRef_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null>, block: Array<EmbeddedAssetFragment | null> } } };

export type OffersSectionRedemptionTextFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type OffersSubSectionBodyFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type ProductDescriptionFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type ProductDirectionsFragment = { json: unknown, links: { entries: { inline: Array<
        | RichTextDose_Accordion_Fragment
        | RichTextDose_AccordionPanel_Fragment
        | RichTextDose_AllBrandsPage_Fragment
        | RichTextDose_Answer_Fragment
        | RichTextDose_Article_Fragment
        | RichTextDose_ArticleDetailPages_Fragment
        | RichTextDose_ArticlePage_Fragment
        | RichTextDose_Banner_Fragment
        | RichTextDose_Brand_Fragment
        | RichTextDose_BreadCrumb_Fragment
        | RichTextDose_BusinessSize_Fragment
        | RichTextDose_BusinessTypes_Fragment
        | RichTextDose_Buy_Fragment
        | RichTextDose_BuyPage_Fragment
        | RichTextDose_Callout_Fragment
        | RichTextDose_Carousel_Fragment
        | RichTextDose_Category_Fragment
        | RichTextDose_CategoryWrapper_Fragment
        | RichTextDose_ComponentWidth_Fragment
        | RichTextDose_ContentCard_Fragment
        | RichTextDose_ContentPage_Fragment
        | RichTextDose_ContentTypeRichText_Fragment
        | RichTextDose_Countries_Fragment
        | RichTextDose_CountrySelector_Fragment
        | RichTextDose_Dilution_Fragment
        | RichTextDose_Distributor_Fragment
        | RichTextDose_DrugFacts_Fragment
        | RichTextDose_Facet_Fragment
        | RichTextDose_FaqPage_Fragment
        | RichTextDose_Form_Fragment
        | RichTextDose_FormField_Fragment
        | RichTextDose_GhsTraining_Fragment
        | RichTextDose_HazardClassification_Fragment
        | RichTextDose_Header_Fragment
        | RichTextDose_Heading_Fragment
        | RichTextDose_HomePage_Fragment
        | RichTextDose_Image_Fragment
        | RichTextDose_ImageButton_Fragment
        | RichTextDose_ImageSet_Fragment
        | RichTextDose_IndependentCommonPage_Fragment
        | RichTextDose_IndustryPage_Fragment
        | RichTextDose_IngredientView_Fragment
        | RichTextDose_JanitorialCleaningPage_Fragment
        | RichTextDose_JobsToBeDone_Fragment
        | RichTextDose_Language_Fragment
        | RichTextDose_LargeChainPage_Fragment
        | RichTextDose_Layout_Fragment
        | RichTextDose_LinkButton_Fragment
        | RichTextDose_LinkContainer_Fragment
        | RichTextDose_ListingPage_Fragment
        | RichTextDose_MegaMenu_Fragment
        | RichTextDose_MenuItem_Fragment
        | RichTextDose_MenuSlot_Fragment
        | RichTextDose_Offer_Fragment
        | RichTextDose_OffersPage_Fragment
        | RichTextDose_OffersSection_Fragment
        | RichTextDose_OffersSubSection_Fragment
        | RichTextDose_Organization_Fragment
        | RichTextDose_PageMetaData_Fragment
        | RichTextDose_Paragraph_Fragment
        | RichTextDose_PdfListWrapper_Fragment
        | RichTextDose_Product_Fragment
        | RichTextDose_ProductCard_Fragment
        | RichTextDose_ProductListPage_Fragment
        | RichTextDose_ProductRegistrationForm_Fragment
        | RichTextDose_ProductVariant_Fragment
        | RichTextDose_Products_Fragment
        | RichTextDose_ProductsPage_Fragment
        | RichTextDose_Question_Fragment
        | RichTextDose_Quiz_Fragment
        | RichTextDose_QuizQuestion_Fragment
        | RichTextDose_RecommenderAnswer_Fragment
        | RichTextDose_RecommenderBanner_Fragment
        | RichTextDose_RecommenderFooter_Fragment
        | RichTextDose_RecommenderHeader_Fragment
        | RichTextDose_RecommenderHomeCard_Fragment
        | RichTextDose_RecommenderHomePage_Fragment
        | RichTextDose_RecommenderImage_Fragment
        | RichTextDose_RecommenderLink_Fragment
        | RichTextDose_RecommenderLinkButton_Fragment
        | RichTextDose_RecommenderMenuItem_Fragment
        | RichTextDose_RecommenderPage_Fragment
        | RichTextDose_RecommenderPageMetadata_Fragment
        | RichTextDose_RecommenderPopUpBanner_Fragment
        | RichTextDose_RecommenderProducts_Fragment
        | RichTextDose_RecommenderRichText_Fragment
        | RichTextDose_RecommenderSitemap_Fragment
        | RichTextDose_RecommenderSitemapItem_Fragment
        | RichTextDose_RecommenderSitemapSection_Fragment
        | RichTextDose_RecommenderVideo_Fragment
        | RichTextDose_Redirect_Fragment
        | RichTextDose_RegistrationFormData_Fragment
        | RichTextDose_RegistrationPage_Fragment
        | RichTextDose_RestaurantPage_Fragment
        | RichTextDose_Retailer_Fragment
        | RichTextDose_SafetyDataSheet_Fragment
        | RichTextDose_SafetyDataSheetPage_Fragment
        | RichTextDose_SdsLanding_Fragment
        | RichTextDose_SearchSynonyms_Fragment
        | RichTextDose_SearchTopSuggestions_Fragment
        | RichTextDose_SectionContainer_Fragment
        | RichTextDose_ServiceEquipmentPage_Fragment
        | RichTextDose_SiteFooter_Fragment
        | RichTextDose_SiteMap_Fragment
        | RichTextDose_SubBrandCard_Fragment
        | RichTextDose_SubBrandsPage_Fragment
        | RichTextDose_Superscript_Fragment
        | RichTextDose_SustainabilityPage_Fragment
        | RichTextDose_Testimonial_Fragment
        | RichTextDose_TrainingModule_Fragment
        | RichTextDose_UrlBuilder_Fragment
        | RichTextDose_UtilityMenu_Fragment
        | RichTextDose_Video_Fragment
        | RichTextDose_VideoAndTestimonials_Fragment
        | RichTextDose_VideoBanner_Fragment
        | RichTextDose_VideoButton_Fragment
        | RichTextDose_WriteReview_Fragment
        | RichTextDose_Zipcode_Fragment
       | null>, hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type RecommenderRichTextBodyFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type SustainabilityPagePageContentFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

export type TrainingModuleBodyFragment = { json: unknown, links: { entries: { hyperlink: Array<
        | RichTextHyperlink_Accordion_Fragment
        | RichTextHyperlink_AccordionPanel_Fragment
        | RichTextHyperlink_AllBrandsPage_Fragment
        | RichTextHyperlink_Answer_Fragment
        | RichTextHyperlink_Article_Fragment
        | RichTextHyperlink_ArticleDetailPages_Fragment
        | RichTextHyperlink_ArticlePage_Fragment
        | RichTextHyperlink_Banner_Fragment
        | RichTextHyperlink_Brand_Fragment
        | RichTextHyperlink_BreadCrumb_Fragment
        | RichTextHyperlink_BusinessSize_Fragment
        | RichTextHyperlink_BusinessTypes_Fragment
        | RichTextHyperlink_Buy_Fragment
        | RichTextHyperlink_BuyPage_Fragment
        | RichTextHyperlink_Callout_Fragment
        | RichTextHyperlink_Carousel_Fragment
        | RichTextHyperlink_Category_Fragment
        | RichTextHyperlink_CategoryWrapper_Fragment
        | RichTextHyperlink_ComponentWidth_Fragment
        | RichTextHyperlink_ContentCard_Fragment
        | RichTextHyperlink_ContentPage_Fragment
        | RichTextHyperlink_ContentTypeRichText_Fragment
        | RichTextHyperlink_Countries_Fragment
        | RichTextHyperlink_CountrySelector_Fragment
        | RichTextHyperlink_Dilution_Fragment
        | RichTextHyperlink_Distributor_Fragment
        | RichTextHyperlink_DrugFacts_Fragment
        | RichTextHyperlink_Facet_Fragment
        | RichTextHyperlink_FaqPage_Fragment
        | RichTextHyperlink_Form_Fragment
        | RichTextHyperlink_FormField_Fragment
        | RichTextHyperlink_GhsTraining_Fragment
        | RichTextHyperlink_HazardClassification_Fragment
        | RichTextHyperlink_Header_Fragment
        | RichTextHyperlink_Heading_Fragment
        | RichTextHyperlink_HomePage_Fragment
        | RichTextHyperlink_Image_Fragment
        | RichTextHyperlink_ImageButton_Fragment
        | RichTextHyperlink_ImageSet_Fragment
        | RichTextHyperlink_IndependentCommonPage_Fragment
        | RichTextHyperlink_IndustryPage_Fragment
        | RichTextHyperlink_IngredientView_Fragment
        | RichTextHyperlink_JanitorialCleaningPage_Fragment
        | RichTextHyperlink_JobsToBeDone_Fragment
        | RichTextHyperlink_Language_Fragment
        | RichTextHyperlink_LargeChainPage_Fragment
        | RichTextHyperlink_Layout_Fragment
        | RichTextHyperlink_LinkButton_Fragment
        | RichTextHyperlink_LinkContainer_Fragment
        | RichTextHyperlink_ListingPage_Fragment
        | RichTextHyperlink_MegaMenu_Fragment
        | RichTextHyperlink_MenuItem_Fragment
        | RichTextHyperlink_MenuSlot_Fragment
        | RichTextHyperlink_Offer_Fragment
        | RichTextHyperlink_OffersPage_Fragment
        | RichTextHyperlink_OffersSection_Fragment
        | RichTextHyperlink_OffersSubSection_Fragment
        | RichTextHyperlink_Organization_Fragment
        | RichTextHyperlink_PageMetaData_Fragment
        | RichTextHyperlink_Paragraph_Fragment
        | RichTextHyperlink_PdfListWrapper_Fragment
        | RichTextHyperlink_Product_Fragment
        | RichTextHyperlink_ProductCard_Fragment
        | RichTextHyperlink_ProductListPage_Fragment
        | RichTextHyperlink_ProductRegistrationForm_Fragment
        | RichTextHyperlink_ProductVariant_Fragment
        | RichTextHyperlink_Products_Fragment
        | RichTextHyperlink_ProductsPage_Fragment
        | RichTextHyperlink_Question_Fragment
        | RichTextHyperlink_Quiz_Fragment
        | RichTextHyperlink_QuizQuestion_Fragment
        | RichTextHyperlink_RecommenderAnswer_Fragment
        | RichTextHyperlink_RecommenderBanner_Fragment
        | RichTextHyperlink_RecommenderFooter_Fragment
        | RichTextHyperlink_RecommenderHeader_Fragment
        | RichTextHyperlink_RecommenderHomeCard_Fragment
        | RichTextHyperlink_RecommenderHomePage_Fragment
        | RichTextHyperlink_RecommenderImage_Fragment
        | RichTextHyperlink_RecommenderLink_Fragment
        | RichTextHyperlink_RecommenderLinkButton_Fragment
        | RichTextHyperlink_RecommenderMenuItem_Fragment
        | RichTextHyperlink_RecommenderPage_Fragment
        | RichTextHyperlink_RecommenderPageMetadata_Fragment
        | RichTextHyperlink_RecommenderPopUpBanner_Fragment
        | RichTextHyperlink_RecommenderProducts_Fragment
        | RichTextHyperlink_RecommenderRichText_Fragment
        | RichTextHyperlink_RecommenderSitemap_Fragment
        | RichTextHyperlink_RecommenderSitemapItem_Fragment
        | RichTextHyperlink_RecommenderSitemapSection_Fragment
        | RichTextHyperlink_RecommenderVideo_Fragment
        | RichTextHyperlink_Redirect_Fragment
        | RichTextHyperlink_RegistrationFormData_Fragment
        | RichTextHyperlink_RegistrationPage_Fragment
        | RichTextHyperlink_RestaurantPage_Fragment
        | RichTextHyperlink_Retailer_Fragment
        | RichTextHyperlink_SafetyDataSheet_Fragment
        | RichTextHyperlink_SafetyDataSheetPage_Fragment
        | RichTextHyperlink_SdsLanding_Fragment
        | RichTextHyperlink_SearchSynonyms_Fragment
        | RichTextHyperlink_SearchTopSuggestions_Fragment
        | RichTextHyperlink_SectionContainer_Fragment
        | RichTextHyperlink_ServiceEquipmentPage_Fragment
        | RichTextHyperlink_SiteFooter_Fragment
        | RichTextHyperlink_SiteMap_Fragment
        | RichTextHyperlink_SubBrandCard_Fragment
        | RichTextHyperlink_SubBrandsPage_Fragment
        | RichTextHyperlink_Superscript_Fragment
        | RichTextHyperlink_SustainabilityPage_Fragment
        | RichTextHyperlink_Testimonial_Fragment
        | RichTextHyperlink_TrainingModule_Fragment
        | RichTextHyperlink_UrlBuilder_Fragment
        | RichTextHyperlink_UtilityMenu_Fragment
        | RichTextHyperlink_Video_Fragment
        | RichTextHyperlink_VideoAndTestimonials_Fragment
        | RichTextHyperlink_VideoBanner_Fragment
        | RichTextHyperlink_VideoButton_Fragment
        | RichTextHyperlink_WriteReview_Fragment
        | RichTextHyperlink_Zipcode_Fragment
       | null> }, assets: { hyperlink: Array<FileAssetFragment | null> } } };

type RichTextInline_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type RichTextInline_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type RichTextInline_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type RichTextInline_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type RichTextInline_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type RichTextInline_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type RichTextInline_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type RichTextInline_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type RichTextInline_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type RichTextInline_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type RichTextInline_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type RichTextInline_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type RichTextInline_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type RichTextInline_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type RichTextInline_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type RichTextInline_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type RichTextInline_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type RichTextInline_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type RichTextInline_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type RichTextInline_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type RichTextInline_ContentPage_Fragment = { __typename: 'ContentPage', sys: { id: string } };

type RichTextInline_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type RichTextInline_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type RichTextInline_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type RichTextInline_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type RichTextInline_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type RichTextInline_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type RichTextInline_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type RichTextInline_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type RichTextInline_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type RichTextInline_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type RichTextInline_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type RichTextInline_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type RichTextInline_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type RichTextInline_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type RichTextInline_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type RichTextInline_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type RichTextInline_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type RichTextInline_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type RichTextInline_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type RichTextInline_IndustryPage_Fragment = { __typename: 'IndustryPage', sys: { id: string } };

type RichTextInline_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type RichTextInline_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type RichTextInline_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type RichTextInline_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type RichTextInline_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type RichTextInline_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type RichTextInline_LinkButton_Fragment = (
  { __typename: 'LinkButton', sys: { id: string } }
  & LinkButtonFragment
);

type RichTextInline_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type RichTextInline_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type RichTextInline_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type RichTextInline_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type RichTextInline_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type RichTextInline_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type RichTextInline_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type RichTextInline_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type RichTextInline_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type RichTextInline_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type RichTextInline_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type RichTextInline_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type RichTextInline_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type RichTextInline_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type RichTextInline_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type RichTextInline_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type RichTextInline_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type RichTextInline_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type RichTextInline_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type RichTextInline_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type RichTextInline_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type RichTextInline_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type RichTextInline_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type RichTextInline_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type RichTextInline_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type RichTextInline_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type RichTextInline_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type RichTextInline_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type RichTextInline_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type RichTextInline_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type RichTextInline_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type RichTextInline_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type RichTextInline_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type RichTextInline_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type RichTextInline_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type RichTextInline_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type RichTextInline_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type RichTextInline_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type RichTextInline_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type RichTextInline_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type RichTextInline_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type RichTextInline_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type RichTextInline_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type RichTextInline_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type RichTextInline_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type RichTextInline_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type RichTextInline_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type RichTextInline_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type RichTextInline_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type RichTextInline_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type RichTextInline_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type RichTextInline_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type RichTextInline_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type RichTextInline_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type RichTextInline_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type RichTextInline_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type RichTextInline_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type RichTextInline_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type RichTextInline_Superscript_Fragment = { __typename: 'Superscript', text: string | null, explanation: string | null, sys: { id: string } };

type RichTextInline_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type RichTextInline_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type RichTextInline_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type RichTextInline_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type RichTextInline_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type RichTextInline_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type RichTextInline_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type RichTextInline_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type RichTextInline_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type RichTextInline_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type RichTextInline_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type RichTextInlineFragment =
  | RichTextInline_Accordion_Fragment
  | RichTextInline_AccordionPanel_Fragment
  | RichTextInline_AllBrandsPage_Fragment
  | RichTextInline_Answer_Fragment
  | RichTextInline_Article_Fragment
  | RichTextInline_ArticleDetailPages_Fragment
  | RichTextInline_ArticlePage_Fragment
  | RichTextInline_Banner_Fragment
  | RichTextInline_Brand_Fragment
  | RichTextInline_BreadCrumb_Fragment
  | RichTextInline_BusinessSize_Fragment
  | RichTextInline_BusinessTypes_Fragment
  | RichTextInline_Buy_Fragment
  | RichTextInline_BuyPage_Fragment
  | RichTextInline_Callout_Fragment
  | RichTextInline_Carousel_Fragment
  | RichTextInline_Category_Fragment
  | RichTextInline_CategoryWrapper_Fragment
  | RichTextInline_ComponentWidth_Fragment
  | RichTextInline_ContentCard_Fragment
  | RichTextInline_ContentPage_Fragment
  | RichTextInline_ContentTypeRichText_Fragment
  | RichTextInline_Countries_Fragment
  | RichTextInline_CountrySelector_Fragment
  | RichTextInline_Dilution_Fragment
  | RichTextInline_Distributor_Fragment
  | RichTextInline_DrugFacts_Fragment
  | RichTextInline_Facet_Fragment
  | RichTextInline_FaqPage_Fragment
  | RichTextInline_Form_Fragment
  | RichTextInline_FormField_Fragment
  | RichTextInline_GhsTraining_Fragment
  | RichTextInline_HazardClassification_Fragment
  | RichTextInline_Header_Fragment
  | RichTextInline_Heading_Fragment
  | RichTextInline_HomePage_Fragment
  | RichTextInline_Image_Fragment
  | RichTextInline_ImageButton_Fragment
  | RichTextInline_ImageSet_Fragment
  | RichTextInline_IndependentCommonPage_Fragment
  | RichTextInline_IndustryPage_Fragment
  | RichTextInline_IngredientView_Fragment
  | RichTextInline_JanitorialCleaningPage_Fragment
  | RichTextInline_JobsToBeDone_Fragment
  | RichTextInline_Language_Fragment
  | RichTextInline_LargeChainPage_Fragment
  | RichTextInline_Layout_Fragment
  | RichTextInline_LinkButton_Fragment
  | RichTextInline_LinkContainer_Fragment
  | RichTextInline_ListingPage_Fragment
  | RichTextInline_MegaMenu_Fragment
  | RichTextInline_MenuItem_Fragment
  | RichTextInline_MenuSlot_Fragment
  | RichTextInline_Offer_Fragment
  | RichTextInline_OffersPage_Fragment
  | RichTextInline_OffersSection_Fragment
  | RichTextInline_OffersSubSection_Fragment
  | RichTextInline_Organization_Fragment
  | RichTextInline_PageMetaData_Fragment
  | RichTextInline_Paragraph_Fragment
  | RichTextInline_PdfListWrapper_Fragment
  | RichTextInline_Product_Fragment
  | RichTextInline_ProductCard_Fragment
  | RichTextInline_ProductListPage_Fragment
  | RichTextInline_ProductRegistrationForm_Fragment
  | RichTextInline_ProductVariant_Fragment
  | RichTextInline_Products_Fragment
  | RichTextInline_ProductsPage_Fragment
  | RichTextInline_Question_Fragment
  | RichTextInline_Quiz_Fragment
  | RichTextInline_QuizQuestion_Fragment
  | RichTextInline_RecommenderAnswer_Fragment
  | RichTextInline_RecommenderBanner_Fragment
  | RichTextInline_RecommenderFooter_Fragment
  | RichTextInline_RecommenderHeader_Fragment
  | RichTextInline_RecommenderHomeCard_Fragment
  | RichTextInline_RecommenderHomePage_Fragment
  | RichTextInline_RecommenderImage_Fragment
  | RichTextInline_RecommenderLink_Fragment
  | RichTextInline_RecommenderLinkButton_Fragment
  | RichTextInline_RecommenderMenuItem_Fragment
  | RichTextInline_RecommenderPage_Fragment
  | RichTextInline_RecommenderPageMetadata_Fragment
  | RichTextInline_RecommenderPopUpBanner_Fragment
  | RichTextInline_RecommenderProducts_Fragment
  | RichTextInline_RecommenderRichText_Fragment
  | RichTextInline_RecommenderSitemap_Fragment
  | RichTextInline_RecommenderSitemapItem_Fragment
  | RichTextInline_RecommenderSitemapSection_Fragment
  | RichTextInline_RecommenderVideo_Fragment
  | RichTextInline_Redirect_Fragment
  | RichTextInline_RegistrationFormData_Fragment
  | RichTextInline_RegistrationPage_Fragment
  | RichTextInline_RestaurantPage_Fragment
  | RichTextInline_Retailer_Fragment
  | RichTextInline_SafetyDataSheet_Fragment
  | RichTextInline_SafetyDataSheetPage_Fragment
  | RichTextInline_SdsLanding_Fragment
  | RichTextInline_SearchSynonyms_Fragment
  | RichTextInline_SearchTopSuggestions_Fragment
  | RichTextInline_SectionContainer_Fragment
  | RichTextInline_ServiceEquipmentPage_Fragment
  | RichTextInline_SiteFooter_Fragment
  | RichTextInline_SiteMap_Fragment
  | RichTextInline_SubBrandCard_Fragment
  | RichTextInline_SubBrandsPage_Fragment
  | RichTextInline_Superscript_Fragment
  | RichTextInline_SustainabilityPage_Fragment
  | RichTextInline_Testimonial_Fragment
  | RichTextInline_TrainingModule_Fragment
  | RichTextInline_UrlBuilder_Fragment
  | RichTextInline_UtilityMenu_Fragment
  | RichTextInline_Video_Fragment
  | RichTextInline_VideoAndTestimonials_Fragment
  | RichTextInline_VideoBanner_Fragment
  | RichTextInline_VideoButton_Fragment
  | RichTextInline_WriteReview_Fragment
  | RichTextInline_Zipcode_Fragment
;

type RichTextDose_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type RichTextDose_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type RichTextDose_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type RichTextDose_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type RichTextDose_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type RichTextDose_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type RichTextDose_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type RichTextDose_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type RichTextDose_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type RichTextDose_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type RichTextDose_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type RichTextDose_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type RichTextDose_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type RichTextDose_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type RichTextDose_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type RichTextDose_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type RichTextDose_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type RichTextDose_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type RichTextDose_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type RichTextDose_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type RichTextDose_ContentPage_Fragment = { __typename: 'ContentPage', sys: { id: string } };

type RichTextDose_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type RichTextDose_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type RichTextDose_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type RichTextDose_Dilution_Fragment = (
  { __typename: 'Dilution', sys: { id: string } }
  & DoseFragment
);

type RichTextDose_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type RichTextDose_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type RichTextDose_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type RichTextDose_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type RichTextDose_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type RichTextDose_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type RichTextDose_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type RichTextDose_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type RichTextDose_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type RichTextDose_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type RichTextDose_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type RichTextDose_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type RichTextDose_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type RichTextDose_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type RichTextDose_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type RichTextDose_IndustryPage_Fragment = { __typename: 'IndustryPage', sys: { id: string } };

type RichTextDose_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type RichTextDose_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type RichTextDose_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type RichTextDose_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type RichTextDose_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type RichTextDose_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type RichTextDose_LinkButton_Fragment = { __typename: 'LinkButton', sys: { id: string } };

type RichTextDose_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type RichTextDose_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type RichTextDose_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type RichTextDose_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type RichTextDose_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type RichTextDose_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type RichTextDose_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type RichTextDose_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type RichTextDose_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type RichTextDose_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type RichTextDose_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type RichTextDose_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type RichTextDose_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type RichTextDose_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type RichTextDose_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type RichTextDose_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type RichTextDose_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type RichTextDose_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type RichTextDose_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type RichTextDose_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type RichTextDose_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type RichTextDose_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type RichTextDose_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type RichTextDose_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type RichTextDose_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type RichTextDose_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type RichTextDose_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type RichTextDose_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type RichTextDose_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type RichTextDose_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type RichTextDose_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type RichTextDose_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type RichTextDose_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type RichTextDose_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type RichTextDose_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type RichTextDose_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type RichTextDose_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type RichTextDose_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type RichTextDose_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type RichTextDose_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type RichTextDose_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type RichTextDose_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type RichTextDose_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type RichTextDose_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type RichTextDose_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type RichTextDose_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type RichTextDose_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type RichTextDose_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type RichTextDose_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type RichTextDose_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type RichTextDose_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type RichTextDose_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type RichTextDose_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type RichTextDose_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type RichTextDose_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type RichTextDose_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type RichTextDose_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type RichTextDose_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type RichTextDose_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type RichTextDose_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type RichTextDose_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type RichTextDose_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type RichTextDose_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type RichTextDose_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type RichTextDose_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type RichTextDose_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type RichTextDose_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type RichTextDose_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type RichTextDose_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type RichTextDose_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type RichTextDoseFragment =
  | RichTextDose_Accordion_Fragment
  | RichTextDose_AccordionPanel_Fragment
  | RichTextDose_AllBrandsPage_Fragment
  | RichTextDose_Answer_Fragment
  | RichTextDose_Article_Fragment
  | RichTextDose_ArticleDetailPages_Fragment
  | RichTextDose_ArticlePage_Fragment
  | RichTextDose_Banner_Fragment
  | RichTextDose_Brand_Fragment
  | RichTextDose_BreadCrumb_Fragment
  | RichTextDose_BusinessSize_Fragment
  | RichTextDose_BusinessTypes_Fragment
  | RichTextDose_Buy_Fragment
  | RichTextDose_BuyPage_Fragment
  | RichTextDose_Callout_Fragment
  | RichTextDose_Carousel_Fragment
  | RichTextDose_Category_Fragment
  | RichTextDose_CategoryWrapper_Fragment
  | RichTextDose_ComponentWidth_Fragment
  | RichTextDose_ContentCard_Fragment
  | RichTextDose_ContentPage_Fragment
  | RichTextDose_ContentTypeRichText_Fragment
  | RichTextDose_Countries_Fragment
  | RichTextDose_CountrySelector_Fragment
  | RichTextDose_Dilution_Fragment
  | RichTextDose_Distributor_Fragment
  | RichTextDose_DrugFacts_Fragment
  | RichTextDose_Facet_Fragment
  | RichTextDose_FaqPage_Fragment
  | RichTextDose_Form_Fragment
  | RichTextDose_FormField_Fragment
  | RichTextDose_GhsTraining_Fragment
  | RichTextDose_HazardClassification_Fragment
  | RichTextDose_Header_Fragment
  | RichTextDose_Heading_Fragment
  | RichTextDose_HomePage_Fragment
  | RichTextDose_Image_Fragment
  | RichTextDose_ImageButton_Fragment
  | RichTextDose_ImageSet_Fragment
  | RichTextDose_IndependentCommonPage_Fragment
  | RichTextDose_IndustryPage_Fragment
  | RichTextDose_IngredientView_Fragment
  | RichTextDose_JanitorialCleaningPage_Fragment
  | RichTextDose_JobsToBeDone_Fragment
  | RichTextDose_Language_Fragment
  | RichTextDose_LargeChainPage_Fragment
  | RichTextDose_Layout_Fragment
  | RichTextDose_LinkButton_Fragment
  | RichTextDose_LinkContainer_Fragment
  | RichTextDose_ListingPage_Fragment
  | RichTextDose_MegaMenu_Fragment
  | RichTextDose_MenuItem_Fragment
  | RichTextDose_MenuSlot_Fragment
  | RichTextDose_Offer_Fragment
  | RichTextDose_OffersPage_Fragment
  | RichTextDose_OffersSection_Fragment
  | RichTextDose_OffersSubSection_Fragment
  | RichTextDose_Organization_Fragment
  | RichTextDose_PageMetaData_Fragment
  | RichTextDose_Paragraph_Fragment
  | RichTextDose_PdfListWrapper_Fragment
  | RichTextDose_Product_Fragment
  | RichTextDose_ProductCard_Fragment
  | RichTextDose_ProductListPage_Fragment
  | RichTextDose_ProductRegistrationForm_Fragment
  | RichTextDose_ProductVariant_Fragment
  | RichTextDose_Products_Fragment
  | RichTextDose_ProductsPage_Fragment
  | RichTextDose_Question_Fragment
  | RichTextDose_Quiz_Fragment
  | RichTextDose_QuizQuestion_Fragment
  | RichTextDose_RecommenderAnswer_Fragment
  | RichTextDose_RecommenderBanner_Fragment
  | RichTextDose_RecommenderFooter_Fragment
  | RichTextDose_RecommenderHeader_Fragment
  | RichTextDose_RecommenderHomeCard_Fragment
  | RichTextDose_RecommenderHomePage_Fragment
  | RichTextDose_RecommenderImage_Fragment
  | RichTextDose_RecommenderLink_Fragment
  | RichTextDose_RecommenderLinkButton_Fragment
  | RichTextDose_RecommenderMenuItem_Fragment
  | RichTextDose_RecommenderPage_Fragment
  | RichTextDose_RecommenderPageMetadata_Fragment
  | RichTextDose_RecommenderPopUpBanner_Fragment
  | RichTextDose_RecommenderProducts_Fragment
  | RichTextDose_RecommenderRichText_Fragment
  | RichTextDose_RecommenderSitemap_Fragment
  | RichTextDose_RecommenderSitemapItem_Fragment
  | RichTextDose_RecommenderSitemapSection_Fragment
  | RichTextDose_RecommenderVideo_Fragment
  | RichTextDose_Redirect_Fragment
  | RichTextDose_RegistrationFormData_Fragment
  | RichTextDose_RegistrationPage_Fragment
  | RichTextDose_RestaurantPage_Fragment
  | RichTextDose_Retailer_Fragment
  | RichTextDose_SafetyDataSheet_Fragment
  | RichTextDose_SafetyDataSheetPage_Fragment
  | RichTextDose_SdsLanding_Fragment
  | RichTextDose_SearchSynonyms_Fragment
  | RichTextDose_SearchTopSuggestions_Fragment
  | RichTextDose_SectionContainer_Fragment
  | RichTextDose_ServiceEquipmentPage_Fragment
  | RichTextDose_SiteFooter_Fragment
  | RichTextDose_SiteMap_Fragment
  | RichTextDose_SubBrandCard_Fragment
  | RichTextDose_SubBrandsPage_Fragment
  | RichTextDose_Superscript_Fragment
  | RichTextDose_SustainabilityPage_Fragment
  | RichTextDose_Testimonial_Fragment
  | RichTextDose_TrainingModule_Fragment
  | RichTextDose_UrlBuilder_Fragment
  | RichTextDose_UtilityMenu_Fragment
  | RichTextDose_Video_Fragment
  | RichTextDose_VideoAndTestimonials_Fragment
  | RichTextDose_VideoBanner_Fragment
  | RichTextDose_VideoButton_Fragment
  | RichTextDose_WriteReview_Fragment
  | RichTextDose_Zipcode_Fragment
;

export type EmbeddedAssetFragment = (
  { title: string | null, fileName: string | null, contentType: string | null, size: number | null }
  & ImageAssetFragment
);

type RichTextHyperlink_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type RichTextHyperlink_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type RichTextHyperlink_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type RichTextHyperlink_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type RichTextHyperlink_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type RichTextHyperlink_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', slug: string | null, sys: { id: string } };

type RichTextHyperlink_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type RichTextHyperlink_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type RichTextHyperlink_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type RichTextHyperlink_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type RichTextHyperlink_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type RichTextHyperlink_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type RichTextHyperlink_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type RichTextHyperlink_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type RichTextHyperlink_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type RichTextHyperlink_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type RichTextHyperlink_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type RichTextHyperlink_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type RichTextHyperlink_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type RichTextHyperlink_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type RichTextHyperlink_ContentPage_Fragment = { __typename: 'ContentPage', slug: string | null, sys: { id: string } };

type RichTextHyperlink_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type RichTextHyperlink_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type RichTextHyperlink_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type RichTextHyperlink_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type RichTextHyperlink_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type RichTextHyperlink_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type RichTextHyperlink_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type RichTextHyperlink_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type RichTextHyperlink_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type RichTextHyperlink_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type RichTextHyperlink_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type RichTextHyperlink_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type RichTextHyperlink_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type RichTextHyperlink_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type RichTextHyperlink_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type RichTextHyperlink_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type RichTextHyperlink_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type RichTextHyperlink_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type RichTextHyperlink_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type RichTextHyperlink_IndustryPage_Fragment = { __typename: 'IndustryPage', slug: string | null, sys: { id: string } };

type RichTextHyperlink_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type RichTextHyperlink_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type RichTextHyperlink_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type RichTextHyperlink_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type RichTextHyperlink_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type RichTextHyperlink_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type RichTextHyperlink_LinkButton_Fragment = { __typename: 'LinkButton', sys: { id: string } };

type RichTextHyperlink_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type RichTextHyperlink_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type RichTextHyperlink_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type RichTextHyperlink_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type RichTextHyperlink_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type RichTextHyperlink_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type RichTextHyperlink_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type RichTextHyperlink_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type RichTextHyperlink_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type RichTextHyperlink_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type RichTextHyperlink_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type RichTextHyperlink_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type RichTextHyperlink_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type RichTextHyperlink_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type RichTextHyperlink_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type RichTextHyperlink_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type RichTextHyperlink_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type RichTextHyperlink_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type RichTextHyperlink_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type RichTextHyperlink_ProductsPage_Fragment = { __typename: 'ProductsPage', product: { slug: string | null, sys: { id: string } } | null, sys: { id: string } };

type RichTextHyperlink_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type RichTextHyperlink_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type RichTextHyperlink_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type RichTextHyperlink_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type RichTextHyperlink_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type RichTextHyperlink_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type RichTextHyperlink_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type RichTextHyperlink_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type RichTextHyperlink_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type RichTextHyperlink_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type RichTextHyperlink_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type RichTextHyperlink_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type RichTextHyperlink_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type RichTextHyperlink_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type RichTextHyperlink_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type RichTextHyperlink_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type RichTextHyperlink_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type RichTextHyperlink_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type RichTextHyperlink_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type RichTextHyperlink_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type RichTextHyperlink_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type RichTextHyperlink_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type RichTextHyperlink_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type RichTextHyperlink_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type RichTextHyperlink_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type RichTextHyperlink_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type RichTextHyperlink_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type RichTextHyperlink_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type RichTextHyperlink_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type RichTextHyperlink_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type RichTextHyperlink_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type RichTextHyperlink_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type RichTextHyperlink_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type RichTextHyperlink_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type RichTextHyperlink_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type RichTextHyperlink_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type RichTextHyperlink_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type RichTextHyperlink_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type RichTextHyperlink_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type RichTextHyperlink_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type RichTextHyperlink_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type RichTextHyperlink_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type RichTextHyperlink_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type RichTextHyperlink_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type RichTextHyperlink_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type RichTextHyperlink_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type RichTextHyperlink_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type RichTextHyperlink_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type RichTextHyperlink_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type RichTextHyperlink_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type RichTextHyperlinkFragment =
  | RichTextHyperlink_Accordion_Fragment
  | RichTextHyperlink_AccordionPanel_Fragment
  | RichTextHyperlink_AllBrandsPage_Fragment
  | RichTextHyperlink_Answer_Fragment
  | RichTextHyperlink_Article_Fragment
  | RichTextHyperlink_ArticleDetailPages_Fragment
  | RichTextHyperlink_ArticlePage_Fragment
  | RichTextHyperlink_Banner_Fragment
  | RichTextHyperlink_Brand_Fragment
  | RichTextHyperlink_BreadCrumb_Fragment
  | RichTextHyperlink_BusinessSize_Fragment
  | RichTextHyperlink_BusinessTypes_Fragment
  | RichTextHyperlink_Buy_Fragment
  | RichTextHyperlink_BuyPage_Fragment
  | RichTextHyperlink_Callout_Fragment
  | RichTextHyperlink_Carousel_Fragment
  | RichTextHyperlink_Category_Fragment
  | RichTextHyperlink_CategoryWrapper_Fragment
  | RichTextHyperlink_ComponentWidth_Fragment
  | RichTextHyperlink_ContentCard_Fragment
  | RichTextHyperlink_ContentPage_Fragment
  | RichTextHyperlink_ContentTypeRichText_Fragment
  | RichTextHyperlink_Countries_Fragment
  | RichTextHyperlink_CountrySelector_Fragment
  | RichTextHyperlink_Dilution_Fragment
  | RichTextHyperlink_Distributor_Fragment
  | RichTextHyperlink_DrugFacts_Fragment
  | RichTextHyperlink_Facet_Fragment
  | RichTextHyperlink_FaqPage_Fragment
  | RichTextHyperlink_Form_Fragment
  | RichTextHyperlink_FormField_Fragment
  | RichTextHyperlink_GhsTraining_Fragment
  | RichTextHyperlink_HazardClassification_Fragment
  | RichTextHyperlink_Header_Fragment
  | RichTextHyperlink_Heading_Fragment
  | RichTextHyperlink_HomePage_Fragment
  | RichTextHyperlink_Image_Fragment
  | RichTextHyperlink_ImageButton_Fragment
  | RichTextHyperlink_ImageSet_Fragment
  | RichTextHyperlink_IndependentCommonPage_Fragment
  | RichTextHyperlink_IndustryPage_Fragment
  | RichTextHyperlink_IngredientView_Fragment
  | RichTextHyperlink_JanitorialCleaningPage_Fragment
  | RichTextHyperlink_JobsToBeDone_Fragment
  | RichTextHyperlink_Language_Fragment
  | RichTextHyperlink_LargeChainPage_Fragment
  | RichTextHyperlink_Layout_Fragment
  | RichTextHyperlink_LinkButton_Fragment
  | RichTextHyperlink_LinkContainer_Fragment
  | RichTextHyperlink_ListingPage_Fragment
  | RichTextHyperlink_MegaMenu_Fragment
  | RichTextHyperlink_MenuItem_Fragment
  | RichTextHyperlink_MenuSlot_Fragment
  | RichTextHyperlink_Offer_Fragment
  | RichTextHyperlink_OffersPage_Fragment
  | RichTextHyperlink_OffersSection_Fragment
  | RichTextHyperlink_OffersSubSection_Fragment
  | RichTextHyperlink_Organization_Fragment
  | RichTextHyperlink_PageMetaData_Fragment
  | RichTextHyperlink_Paragraph_Fragment
  | RichTextHyperlink_PdfListWrapper_Fragment
  | RichTextHyperlink_Product_Fragment
  | RichTextHyperlink_ProductCard_Fragment
  | RichTextHyperlink_ProductListPage_Fragment
  | RichTextHyperlink_ProductRegistrationForm_Fragment
  | RichTextHyperlink_ProductVariant_Fragment
  | RichTextHyperlink_Products_Fragment
  | RichTextHyperlink_ProductsPage_Fragment
  | RichTextHyperlink_Question_Fragment
  | RichTextHyperlink_Quiz_Fragment
  | RichTextHyperlink_QuizQuestion_Fragment
  | RichTextHyperlink_RecommenderAnswer_Fragment
  | RichTextHyperlink_RecommenderBanner_Fragment
  | RichTextHyperlink_RecommenderFooter_Fragment
  | RichTextHyperlink_RecommenderHeader_Fragment
  | RichTextHyperlink_RecommenderHomeCard_Fragment
  | RichTextHyperlink_RecommenderHomePage_Fragment
  | RichTextHyperlink_RecommenderImage_Fragment
  | RichTextHyperlink_RecommenderLink_Fragment
  | RichTextHyperlink_RecommenderLinkButton_Fragment
  | RichTextHyperlink_RecommenderMenuItem_Fragment
  | RichTextHyperlink_RecommenderPage_Fragment
  | RichTextHyperlink_RecommenderPageMetadata_Fragment
  | RichTextHyperlink_RecommenderPopUpBanner_Fragment
  | RichTextHyperlink_RecommenderProducts_Fragment
  | RichTextHyperlink_RecommenderRichText_Fragment
  | RichTextHyperlink_RecommenderSitemap_Fragment
  | RichTextHyperlink_RecommenderSitemapItem_Fragment
  | RichTextHyperlink_RecommenderSitemapSection_Fragment
  | RichTextHyperlink_RecommenderVideo_Fragment
  | RichTextHyperlink_Redirect_Fragment
  | RichTextHyperlink_RegistrationFormData_Fragment
  | RichTextHyperlink_RegistrationPage_Fragment
  | RichTextHyperlink_RestaurantPage_Fragment
  | RichTextHyperlink_Retailer_Fragment
  | RichTextHyperlink_SafetyDataSheet_Fragment
  | RichTextHyperlink_SafetyDataSheetPage_Fragment
  | RichTextHyperlink_SdsLanding_Fragment
  | RichTextHyperlink_SearchSynonyms_Fragment
  | RichTextHyperlink_SearchTopSuggestions_Fragment
  | RichTextHyperlink_SectionContainer_Fragment
  | RichTextHyperlink_ServiceEquipmentPage_Fragment
  | RichTextHyperlink_SiteFooter_Fragment
  | RichTextHyperlink_SiteMap_Fragment
  | RichTextHyperlink_SubBrandCard_Fragment
  | RichTextHyperlink_SubBrandsPage_Fragment
  | RichTextHyperlink_Superscript_Fragment
  | RichTextHyperlink_SustainabilityPage_Fragment
  | RichTextHyperlink_Testimonial_Fragment
  | RichTextHyperlink_TrainingModule_Fragment
  | RichTextHyperlink_UrlBuilder_Fragment
  | RichTextHyperlink_UtilityMenu_Fragment
  | RichTextHyperlink_Video_Fragment
  | RichTextHyperlink_VideoAndTestimonials_Fragment
  | RichTextHyperlink_VideoBanner_Fragment
  | RichTextHyperlink_VideoButton_Fragment
  | RichTextHyperlink_WriteReview_Fragment
  | RichTextHyperlink_Zipcode_Fragment
;

type BlockRef_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type BlockRef_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type BlockRef_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type BlockRef_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type BlockRef_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type BlockRef_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type BlockRef_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type BlockRef_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type BlockRef_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type BlockRef_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type BlockRef_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type BlockRef_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type BlockRef_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type BlockRef_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type BlockRef_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type BlockRef_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type BlockRef_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type BlockRef_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type BlockRef_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type BlockRef_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type BlockRef_ContentPage_Fragment = { __typename: 'ContentPage', sys: { id: string } };

type BlockRef_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type BlockRef_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type BlockRef_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type BlockRef_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type BlockRef_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type BlockRef_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type BlockRef_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type BlockRef_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type BlockRef_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type BlockRef_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type BlockRef_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type BlockRef_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type BlockRef_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type BlockRef_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type BlockRef_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type BlockRef_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type BlockRef_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type BlockRef_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type BlockRef_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type BlockRef_IndustryPage_Fragment = { __typename: 'IndustryPage', sys: { id: string } };

type BlockRef_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type BlockRef_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type BlockRef_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type BlockRef_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type BlockRef_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type BlockRef_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type BlockRef_LinkButton_Fragment = { __typename: 'LinkButton', sys: { id: string } };

type BlockRef_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type BlockRef_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type BlockRef_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type BlockRef_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type BlockRef_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type BlockRef_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type BlockRef_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type BlockRef_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type BlockRef_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type BlockRef_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type BlockRef_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type BlockRef_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type BlockRef_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type BlockRef_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type BlockRef_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type BlockRef_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type BlockRef_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type BlockRef_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type BlockRef_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type BlockRef_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type BlockRef_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type BlockRef_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type BlockRef_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type BlockRef_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type BlockRef_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type BlockRef_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type BlockRef_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type BlockRef_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type BlockRef_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type BlockRef_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type BlockRef_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type BlockRef_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type BlockRef_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type BlockRef_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type BlockRef_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type BlockRef_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type BlockRef_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type BlockRef_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type BlockRef_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type BlockRef_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type BlockRef_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type BlockRef_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type BlockRef_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type BlockRef_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type BlockRef_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type BlockRef_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type BlockRef_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type BlockRef_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type BlockRef_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type BlockRef_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type BlockRef_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type BlockRef_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type BlockRef_SectionContainer_Fragment = { __typename: 'SectionContainer', sys: { id: string } };

type BlockRef_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type BlockRef_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type BlockRef_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type BlockRef_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type BlockRef_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type BlockRef_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type BlockRef_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type BlockRef_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type BlockRef_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type BlockRef_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type BlockRef_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type BlockRef_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type BlockRef_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type BlockRef_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type BlockRef_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type BlockRef_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type BlockRef_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type BlockRefFragment =
  | BlockRef_Accordion_Fragment
  | BlockRef_AccordionPanel_Fragment
  | BlockRef_AllBrandsPage_Fragment
  | BlockRef_Answer_Fragment
  | BlockRef_Article_Fragment
  | BlockRef_ArticleDetailPages_Fragment
  | BlockRef_ArticlePage_Fragment
  | BlockRef_Banner_Fragment
  | BlockRef_Brand_Fragment
  | BlockRef_BreadCrumb_Fragment
  | BlockRef_BusinessSize_Fragment
  | BlockRef_BusinessTypes_Fragment
  | BlockRef_Buy_Fragment
  | BlockRef_BuyPage_Fragment
  | BlockRef_Callout_Fragment
  | BlockRef_Carousel_Fragment
  | BlockRef_Category_Fragment
  | BlockRef_CategoryWrapper_Fragment
  | BlockRef_ComponentWidth_Fragment
  | BlockRef_ContentCard_Fragment
  | BlockRef_ContentPage_Fragment
  | BlockRef_ContentTypeRichText_Fragment
  | BlockRef_Countries_Fragment
  | BlockRef_CountrySelector_Fragment
  | BlockRef_Dilution_Fragment
  | BlockRef_Distributor_Fragment
  | BlockRef_DrugFacts_Fragment
  | BlockRef_Facet_Fragment
  | BlockRef_FaqPage_Fragment
  | BlockRef_Form_Fragment
  | BlockRef_FormField_Fragment
  | BlockRef_GhsTraining_Fragment
  | BlockRef_HazardClassification_Fragment
  | BlockRef_Header_Fragment
  | BlockRef_Heading_Fragment
  | BlockRef_HomePage_Fragment
  | BlockRef_Image_Fragment
  | BlockRef_ImageButton_Fragment
  | BlockRef_ImageSet_Fragment
  | BlockRef_IndependentCommonPage_Fragment
  | BlockRef_IndustryPage_Fragment
  | BlockRef_IngredientView_Fragment
  | BlockRef_JanitorialCleaningPage_Fragment
  | BlockRef_JobsToBeDone_Fragment
  | BlockRef_Language_Fragment
  | BlockRef_LargeChainPage_Fragment
  | BlockRef_Layout_Fragment
  | BlockRef_LinkButton_Fragment
  | BlockRef_LinkContainer_Fragment
  | BlockRef_ListingPage_Fragment
  | BlockRef_MegaMenu_Fragment
  | BlockRef_MenuItem_Fragment
  | BlockRef_MenuSlot_Fragment
  | BlockRef_Offer_Fragment
  | BlockRef_OffersPage_Fragment
  | BlockRef_OffersSection_Fragment
  | BlockRef_OffersSubSection_Fragment
  | BlockRef_Organization_Fragment
  | BlockRef_PageMetaData_Fragment
  | BlockRef_Paragraph_Fragment
  | BlockRef_PdfListWrapper_Fragment
  | BlockRef_Product_Fragment
  | BlockRef_ProductCard_Fragment
  | BlockRef_ProductListPage_Fragment
  | BlockRef_ProductRegistrationForm_Fragment
  | BlockRef_ProductVariant_Fragment
  | BlockRef_Products_Fragment
  | BlockRef_ProductsPage_Fragment
  | BlockRef_Question_Fragment
  | BlockRef_Quiz_Fragment
  | BlockRef_QuizQuestion_Fragment
  | BlockRef_RecommenderAnswer_Fragment
  | BlockRef_RecommenderBanner_Fragment
  | BlockRef_RecommenderFooter_Fragment
  | BlockRef_RecommenderHeader_Fragment
  | BlockRef_RecommenderHomeCard_Fragment
  | BlockRef_RecommenderHomePage_Fragment
  | BlockRef_RecommenderImage_Fragment
  | BlockRef_RecommenderLink_Fragment
  | BlockRef_RecommenderLinkButton_Fragment
  | BlockRef_RecommenderMenuItem_Fragment
  | BlockRef_RecommenderPage_Fragment
  | BlockRef_RecommenderPageMetadata_Fragment
  | BlockRef_RecommenderPopUpBanner_Fragment
  | BlockRef_RecommenderProducts_Fragment
  | BlockRef_RecommenderRichText_Fragment
  | BlockRef_RecommenderSitemap_Fragment
  | BlockRef_RecommenderSitemapItem_Fragment
  | BlockRef_RecommenderSitemapSection_Fragment
  | BlockRef_RecommenderVideo_Fragment
  | BlockRef_Redirect_Fragment
  | BlockRef_RegistrationFormData_Fragment
  | BlockRef_RegistrationPage_Fragment
  | BlockRef_RestaurantPage_Fragment
  | BlockRef_Retailer_Fragment
  | BlockRef_SafetyDataSheet_Fragment
  | BlockRef_SafetyDataSheetPage_Fragment
  | BlockRef_SdsLanding_Fragment
  | BlockRef_SearchSynonyms_Fragment
  | BlockRef_SearchTopSuggestions_Fragment
  | BlockRef_SectionContainer_Fragment
  | BlockRef_ServiceEquipmentPage_Fragment
  | BlockRef_SiteFooter_Fragment
  | BlockRef_SiteMap_Fragment
  | BlockRef_SubBrandCard_Fragment
  | BlockRef_SubBrandsPage_Fragment
  | BlockRef_Superscript_Fragment
  | BlockRef_SustainabilityPage_Fragment
  | BlockRef_Testimonial_Fragment
  | BlockRef_TrainingModule_Fragment
  | BlockRef_UrlBuilder_Fragment
  | BlockRef_UtilityMenu_Fragment
  | BlockRef_Video_Fragment
  | BlockRef_VideoAndTestimonials_Fragment
  | BlockRef_VideoBanner_Fragment
  | BlockRef_VideoButton_Fragment
  | BlockRef_WriteReview_Fragment
  | BlockRef_Zipcode_Fragment
;

type SectionRef_Accordion_Fragment = { __typename: 'Accordion', sys: { id: string } };

type SectionRef_AccordionPanel_Fragment = { __typename: 'AccordionPanel', sys: { id: string } };

type SectionRef_AllBrandsPage_Fragment = { __typename: 'AllBrandsPage', sys: { id: string } };

type SectionRef_Answer_Fragment = { __typename: 'Answer', sys: { id: string } };

type SectionRef_Article_Fragment = { __typename: 'Article', sys: { id: string } };

type SectionRef_ArticleDetailPages_Fragment = { __typename: 'ArticleDetailPages', sys: { id: string } };

type SectionRef_ArticlePage_Fragment = { __typename: 'ArticlePage', sys: { id: string } };

type SectionRef_Banner_Fragment = { __typename: 'Banner', sys: { id: string } };

type SectionRef_Brand_Fragment = { __typename: 'Brand', sys: { id: string } };

type SectionRef_BreadCrumb_Fragment = { __typename: 'BreadCrumb', sys: { id: string } };

type SectionRef_BusinessSize_Fragment = { __typename: 'BusinessSize', sys: { id: string } };

type SectionRef_BusinessTypes_Fragment = { __typename: 'BusinessTypes', sys: { id: string } };

type SectionRef_Buy_Fragment = { __typename: 'Buy', sys: { id: string } };

type SectionRef_BuyPage_Fragment = { __typename: 'BuyPage', sys: { id: string } };

type SectionRef_Callout_Fragment = { __typename: 'Callout', sys: { id: string } };

type SectionRef_Carousel_Fragment = { __typename: 'Carousel', sys: { id: string } };

type SectionRef_Category_Fragment = { __typename: 'Category', sys: { id: string } };

type SectionRef_CategoryWrapper_Fragment = { __typename: 'CategoryWrapper', sys: { id: string } };

type SectionRef_ComponentWidth_Fragment = { __typename: 'ComponentWidth', sys: { id: string } };

type SectionRef_ContentCard_Fragment = { __typename: 'ContentCard', sys: { id: string } };

type SectionRef_ContentPage_Fragment = { __typename: 'ContentPage', sys: { id: string } };

type SectionRef_ContentTypeRichText_Fragment = { __typename: 'ContentTypeRichText', sys: { id: string } };

type SectionRef_Countries_Fragment = { __typename: 'Countries', sys: { id: string } };

type SectionRef_CountrySelector_Fragment = { __typename: 'CountrySelector', sys: { id: string } };

type SectionRef_Dilution_Fragment = { __typename: 'Dilution', sys: { id: string } };

type SectionRef_Distributor_Fragment = { __typename: 'Distributor', sys: { id: string } };

type SectionRef_DrugFacts_Fragment = { __typename: 'DrugFacts', sys: { id: string } };

type SectionRef_Facet_Fragment = { __typename: 'Facet', sys: { id: string } };

type SectionRef_FaqPage_Fragment = { __typename: 'FaqPage', sys: { id: string } };

type SectionRef_Form_Fragment = { __typename: 'Form', sys: { id: string } };

type SectionRef_FormField_Fragment = { __typename: 'FormField', sys: { id: string } };

type SectionRef_GhsTraining_Fragment = { __typename: 'GhsTraining', sys: { id: string } };

type SectionRef_HazardClassification_Fragment = { __typename: 'HazardClassification', sys: { id: string } };

type SectionRef_Header_Fragment = { __typename: 'Header', sys: { id: string } };

type SectionRef_Heading_Fragment = { __typename: 'Heading', sys: { id: string } };

type SectionRef_HomePage_Fragment = { __typename: 'HomePage', sys: { id: string } };

type SectionRef_Image_Fragment = { __typename: 'Image', sys: { id: string } };

type SectionRef_ImageButton_Fragment = { __typename: 'ImageButton', sys: { id: string } };

type SectionRef_ImageSet_Fragment = { __typename: 'ImageSet', sys: { id: string } };

type SectionRef_IndependentCommonPage_Fragment = { __typename: 'IndependentCommonPage', sys: { id: string } };

type SectionRef_IndustryPage_Fragment = { __typename: 'IndustryPage', sys: { id: string } };

type SectionRef_IngredientView_Fragment = { __typename: 'IngredientView', sys: { id: string } };

type SectionRef_JanitorialCleaningPage_Fragment = { __typename: 'JanitorialCleaningPage', sys: { id: string } };

type SectionRef_JobsToBeDone_Fragment = { __typename: 'JobsToBeDone', sys: { id: string } };

type SectionRef_Language_Fragment = { __typename: 'Language', sys: { id: string } };

type SectionRef_LargeChainPage_Fragment = { __typename: 'LargeChainPage', sys: { id: string } };

type SectionRef_Layout_Fragment = { __typename: 'Layout', sys: { id: string } };

type SectionRef_LinkButton_Fragment = { __typename: 'LinkButton', sys: { id: string } };

type SectionRef_LinkContainer_Fragment = { __typename: 'LinkContainer', sys: { id: string } };

type SectionRef_ListingPage_Fragment = { __typename: 'ListingPage', sys: { id: string } };

type SectionRef_MegaMenu_Fragment = { __typename: 'MegaMenu', sys: { id: string } };

type SectionRef_MenuItem_Fragment = { __typename: 'MenuItem', sys: { id: string } };

type SectionRef_MenuSlot_Fragment = { __typename: 'MenuSlot', sys: { id: string } };

type SectionRef_Offer_Fragment = { __typename: 'Offer', sys: { id: string } };

type SectionRef_OffersPage_Fragment = { __typename: 'OffersPage', sys: { id: string } };

type SectionRef_OffersSection_Fragment = { __typename: 'OffersSection', sys: { id: string } };

type SectionRef_OffersSubSection_Fragment = { __typename: 'OffersSubSection', sys: { id: string } };

type SectionRef_Organization_Fragment = { __typename: 'Organization', sys: { id: string } };

type SectionRef_PageMetaData_Fragment = { __typename: 'PageMetaData', sys: { id: string } };

type SectionRef_Paragraph_Fragment = { __typename: 'Paragraph', sys: { id: string } };

type SectionRef_PdfListWrapper_Fragment = { __typename: 'PdfListWrapper', sys: { id: string } };

type SectionRef_Product_Fragment = { __typename: 'Product', sys: { id: string } };

type SectionRef_ProductCard_Fragment = { __typename: 'ProductCard', sys: { id: string } };

type SectionRef_ProductListPage_Fragment = { __typename: 'ProductListPage', sys: { id: string } };

type SectionRef_ProductRegistrationForm_Fragment = { __typename: 'ProductRegistrationForm', sys: { id: string } };

type SectionRef_ProductVariant_Fragment = { __typename: 'ProductVariant', sys: { id: string } };

type SectionRef_Products_Fragment = { __typename: 'Products', sys: { id: string } };

type SectionRef_ProductsPage_Fragment = { __typename: 'ProductsPage', sys: { id: string } };

type SectionRef_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type SectionRef_Quiz_Fragment = { __typename: 'Quiz', sys: { id: string } };

type SectionRef_QuizQuestion_Fragment = { __typename: 'QuizQuestion', sys: { id: string } };

type SectionRef_RecommenderAnswer_Fragment = { __typename: 'RecommenderAnswer', sys: { id: string } };

type SectionRef_RecommenderBanner_Fragment = { __typename: 'RecommenderBanner', sys: { id: string } };

type SectionRef_RecommenderFooter_Fragment = { __typename: 'RecommenderFooter', sys: { id: string } };

type SectionRef_RecommenderHeader_Fragment = { __typename: 'RecommenderHeader', sys: { id: string } };

type SectionRef_RecommenderHomeCard_Fragment = { __typename: 'RecommenderHomeCard', sys: { id: string } };

type SectionRef_RecommenderHomePage_Fragment = { __typename: 'RecommenderHomePage', sys: { id: string } };

type SectionRef_RecommenderImage_Fragment = { __typename: 'RecommenderImage', sys: { id: string } };

type SectionRef_RecommenderLink_Fragment = { __typename: 'RecommenderLink', sys: { id: string } };

type SectionRef_RecommenderLinkButton_Fragment = { __typename: 'RecommenderLinkButton', sys: { id: string } };

type SectionRef_RecommenderMenuItem_Fragment = { __typename: 'RecommenderMenuItem', sys: { id: string } };

type SectionRef_RecommenderPage_Fragment = { __typename: 'RecommenderPage', sys: { id: string } };

type SectionRef_RecommenderPageMetadata_Fragment = { __typename: 'RecommenderPageMetadata', sys: { id: string } };

type SectionRef_RecommenderPopUpBanner_Fragment = { __typename: 'RecommenderPopUpBanner', sys: { id: string } };

type SectionRef_RecommenderProducts_Fragment = { __typename: 'RecommenderProducts', sys: { id: string } };

type SectionRef_RecommenderRichText_Fragment = { __typename: 'RecommenderRichText', sys: { id: string } };

type SectionRef_RecommenderSitemap_Fragment = { __typename: 'RecommenderSitemap', sys: { id: string } };

type SectionRef_RecommenderSitemapItem_Fragment = { __typename: 'RecommenderSitemapItem', sys: { id: string } };

type SectionRef_RecommenderSitemapSection_Fragment = { __typename: 'RecommenderSitemapSection', sys: { id: string } };

type SectionRef_RecommenderVideo_Fragment = { __typename: 'RecommenderVideo', sys: { id: string } };

type SectionRef_Redirect_Fragment = { __typename: 'Redirect', sys: { id: string } };

type SectionRef_RegistrationFormData_Fragment = { __typename: 'RegistrationFormData', sys: { id: string } };

type SectionRef_RegistrationPage_Fragment = { __typename: 'RegistrationPage', sys: { id: string } };

type SectionRef_RestaurantPage_Fragment = { __typename: 'RestaurantPage', sys: { id: string } };

type SectionRef_Retailer_Fragment = { __typename: 'Retailer', sys: { id: string } };

type SectionRef_SafetyDataSheet_Fragment = { __typename: 'SafetyDataSheet', sys: { id: string } };

type SectionRef_SafetyDataSheetPage_Fragment = { __typename: 'SafetyDataSheetPage', sys: { id: string } };

type SectionRef_SdsLanding_Fragment = { __typename: 'SdsLanding', sys: { id: string } };

type SectionRef_SearchSynonyms_Fragment = { __typename: 'SearchSynonyms', sys: { id: string } };

type SectionRef_SearchTopSuggestions_Fragment = { __typename: 'SearchTopSuggestions', sys: { id: string } };

type SectionRef_SectionContainer_Fragment = { __typename: 'SectionContainer', title: string | null, introduction: string | null, anchor: string | null, styles: string | null, reveal: string | null, revealRepeat: boolean | null, contentsCollection: { items: Array<
      | BlockRef_Accordion_Fragment
      | BlockRef_Article_Fragment
      | BlockRef_Banner_Fragment
      | BlockRef_Callout_Fragment
      | BlockRef_Carousel_Fragment
      | BlockRef_CategoryWrapper_Fragment
      | BlockRef_ContentCard_Fragment
      | BlockRef_ContentTypeRichText_Fragment
      | BlockRef_ImageSet_Fragment
      | BlockRef_LinkContainer_Fragment
      | BlockRef_PdfListWrapper_Fragment
      | BlockRef_ProductCard_Fragment
      | BlockRef_Products_Fragment
      | BlockRef_Video_Fragment
      | BlockRef_VideoAndTestimonials_Fragment
      | BlockRef_VideoBanner_Fragment
     | null> } | null, sys: { id: string } };

type SectionRef_ServiceEquipmentPage_Fragment = { __typename: 'ServiceEquipmentPage', sys: { id: string } };

type SectionRef_SiteFooter_Fragment = { __typename: 'SiteFooter', sys: { id: string } };

type SectionRef_SiteMap_Fragment = { __typename: 'SiteMap', sys: { id: string } };

type SectionRef_SubBrandCard_Fragment = { __typename: 'SubBrandCard', sys: { id: string } };

type SectionRef_SubBrandsPage_Fragment = { __typename: 'SubBrandsPage', sys: { id: string } };

type SectionRef_Superscript_Fragment = { __typename: 'Superscript', sys: { id: string } };

type SectionRef_SustainabilityPage_Fragment = { __typename: 'SustainabilityPage', sys: { id: string } };

type SectionRef_Testimonial_Fragment = { __typename: 'Testimonial', sys: { id: string } };

type SectionRef_TrainingModule_Fragment = { __typename: 'TrainingModule', sys: { id: string } };

type SectionRef_UrlBuilder_Fragment = { __typename: 'UrlBuilder', sys: { id: string } };

type SectionRef_UtilityMenu_Fragment = { __typename: 'UtilityMenu', sys: { id: string } };

type SectionRef_Video_Fragment = { __typename: 'Video', sys: { id: string } };

type SectionRef_VideoAndTestimonials_Fragment = { __typename: 'VideoAndTestimonials', sys: { id: string } };

type SectionRef_VideoBanner_Fragment = { __typename: 'VideoBanner', sys: { id: string } };

type SectionRef_VideoButton_Fragment = { __typename: 'VideoButton', sys: { id: string } };

type SectionRef_WriteReview_Fragment = { __typename: 'WriteReview', sys: { id: string } };

type SectionRef_Zipcode_Fragment = { __typename: 'Zipcode', sys: { id: string } };

export type SectionRefFragment =
  | SectionRef_Accordion_Fragment
  | SectionRef_AccordionPanel_Fragment
  | SectionRef_AllBrandsPage_Fragment
  | SectionRef_Answer_Fragment
  | SectionRef_Article_Fragment
  | SectionRef_ArticleDetailPages_Fragment
  | SectionRef_ArticlePage_Fragment
  | SectionRef_Banner_Fragment
  | SectionRef_Brand_Fragment
  | SectionRef_BreadCrumb_Fragment
  | SectionRef_BusinessSize_Fragment
  | SectionRef_BusinessTypes_Fragment
  | SectionRef_Buy_Fragment
  | SectionRef_BuyPage_Fragment
  | SectionRef_Callout_Fragment
  | SectionRef_Carousel_Fragment
  | SectionRef_Category_Fragment
  | SectionRef_CategoryWrapper_Fragment
  | SectionRef_ComponentWidth_Fragment
  | SectionRef_ContentCard_Fragment
  | SectionRef_ContentPage_Fragment
  | SectionRef_ContentTypeRichText_Fragment
  | SectionRef_Countries_Fragment
  | SectionRef_CountrySelector_Fragment
  | SectionRef_Dilution_Fragment
  | SectionRef_Distributor_Fragment
  | SectionRef_DrugFacts_Fragment
  | SectionRef_Facet_Fragment
  | SectionRef_FaqPage_Fragment
  | SectionRef_Form_Fragment
  | SectionRef_FormField_Fragment
  | SectionRef_GhsTraining_Fragment
  | SectionRef_HazardClassification_Fragment
  | SectionRef_Header_Fragment
  | SectionRef_Heading_Fragment
  | SectionRef_HomePage_Fragment
  | SectionRef_Image_Fragment
  | SectionRef_ImageButton_Fragment
  | SectionRef_ImageSet_Fragment
  | SectionRef_IndependentCommonPage_Fragment
  | SectionRef_IndustryPage_Fragment
  | SectionRef_IngredientView_Fragment
  | SectionRef_JanitorialCleaningPage_Fragment
  | SectionRef_JobsToBeDone_Fragment
  | SectionRef_Language_Fragment
  | SectionRef_LargeChainPage_Fragment
  | SectionRef_Layout_Fragment
  | SectionRef_LinkButton_Fragment
  | SectionRef_LinkContainer_Fragment
  | SectionRef_ListingPage_Fragment
  | SectionRef_MegaMenu_Fragment
  | SectionRef_MenuItem_Fragment
  | SectionRef_MenuSlot_Fragment
  | SectionRef_Offer_Fragment
  | SectionRef_OffersPage_Fragment
  | SectionRef_OffersSection_Fragment
  | SectionRef_OffersSubSection_Fragment
  | SectionRef_Organization_Fragment
  | SectionRef_PageMetaData_Fragment
  | SectionRef_Paragraph_Fragment
  | SectionRef_PdfListWrapper_Fragment
  | SectionRef_Product_Fragment
  | SectionRef_ProductCard_Fragment
  | SectionRef_ProductListPage_Fragment
  | SectionRef_ProductRegistrationForm_Fragment
  | SectionRef_ProductVariant_Fragment
  | SectionRef_Products_Fragment
  | SectionRef_ProductsPage_Fragment
  | SectionRef_Question_Fragment
  | SectionRef_Quiz_Fragment
  | SectionRef_QuizQuestion_Fragment
  | SectionRef_RecommenderAnswer_Fragment
  | SectionRef_RecommenderBanner_Fragment
  | SectionRef_RecommenderFooter_Fragment
  | SectionRef_RecommenderHeader_Fragment
  | SectionRef_RecommenderHomeCard_Fragment
  | SectionRef_RecommenderHomePage_Fragment
  | SectionRef_RecommenderImage_Fragment
  | SectionRef_RecommenderLink_Fragment
  | SectionRef_RecommenderLinkButton_Fragment
  | SectionRef_RecommenderMenuItem_Fragment
  | SectionRef_RecommenderPage_Fragment
  | SectionRef_RecommenderPageMetadata_Fragment
  | SectionRef_RecommenderPopUpBanner_Fragment
  | SectionRef_RecommenderProducts_Fragment
  | SectionRef_RecommenderRichText_Fragment
  | SectionRef_RecommenderSitemap_Fragment
  | SectionRef_RecommenderSitemapItem_Fragment
  | SectionRef_RecommenderSitemapSection_Fragment
  | SectionRef_RecommenderVideo_Fragment
  | SectionRef_Redirect_Fragment
  | SectionRef_RegistrationFormData_Fragment
  | SectionRef_RegistrationPage_Fragment
  | SectionRef_RestaurantPage_Fragment
  | SectionRef_Retailer_Fragment
  | SectionRef_SafetyDataSheet_Fragment
  | SectionRef_SafetyDataSheetPage_Fragment
  | SectionRef_SdsLanding_Fragment
  | SectionRef_SearchSynonyms_Fragment
  | SectionRef_SearchTopSuggestions_Fragment
  | SectionRef_SectionContainer_Fragment
  | SectionRef_ServiceEquipmentPage_Fragment
  | SectionRef_SiteFooter_Fragment
  | SectionRef_SiteMap_Fragment
  | SectionRef_SubBrandCard_Fragment
  | SectionRef_SubBrandsPage_Fragment
  | SectionRef_Superscript_Fragment
  | SectionRef_SustainabilityPage_Fragment
  | SectionRef_Testimonial_Fragment
  | SectionRef_TrainingModule_Fragment
  | SectionRef_UrlBuilder_Fragment
  | SectionRef_UtilityMenu_Fragment
  | SectionRef_Video_Fragment
  | SectionRef_VideoAndTestimonials_Fragment
  | SectionRef_VideoBanner_Fragment
  | SectionRef_VideoButton_Fragment
  | SectionRef_WriteReview_Fragment
  | SectionRef_Zipcode_Fragment
;

export const ComponentWidthFragmentDoc = gql`
    fragment ComponentWidth on ComponentWidth {
  sys {
    id
  }
  desktop
  tablet
  smartphone
}
    ` as unknown as DocumentNode<ComponentWidthFragment, unknown>;
export const RichTextHyperlinkFragmentDoc = gql`
    fragment RichTextHyperlink on Entry {
  __typename
  sys {
    id
  }
  ... on ArticleDetailPages {
    slug
  }
  ... on ContentPage {
    slug
  }
  ... on IndustryPage {
    slug
  }
  ... on ProductsPage {
    product {
      sys {
        id
      }
      slug
    }
  }
}
    ` as unknown as DocumentNode<RichTextHyperlinkFragment, unknown>;
export const FileAssetFragmentDoc = gql`
    fragment FileAsset on Asset {
  sys {
    id
  }
  fileName
  url
}
    ` as unknown as DocumentNode<FileAssetFragment, unknown>;
export const AccordionPanelBodyFragmentDoc = gql`
    fragment AccordionPanelBody on AccordionPanelBody {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<AccordionPanelBodyFragment, unknown>;
export const AccordionFragmentDoc = gql`
    fragment Accordion on Accordion {
  __typename
  sys {
    id
  }
  title
  onlyOneOpen
  componentWidth {
    ...ComponentWidth
  }
  panelsCollection(limit: 20) {
    items {
      sys {
        id
      }
      title
      open
      body {
        ...AccordionPanelBody
      }
    }
  }
}
    ` as unknown as DocumentNode<AccordionFragment, unknown>;
export const LinkButtonFragmentDoc = gql`
    fragment LinkButton on LinkButton {
  __typename
  sys {
    id
  }
  linkText
  link
  pdf {
    ...FileAsset
  }
  language
  tooltip
  styles
  target
  gaEventClass
  gaEventLabel
  googleRemarketingTagSource
}
    ` as unknown as DocumentNode<LinkButtonFragment, unknown>;
export const ImageAssetFragmentDoc = gql`
    fragment ImageAsset on Asset {
  sys {
    id
  }
  contentfulMetadata {
    tags {
      id
    }
  }
  description
  url
  width
  height
}
    ` as unknown as DocumentNode<ImageAssetFragment, unknown>;
export const ArticleCardFragmentDoc = gql`
    fragment ArticleCard on ArticleDetailPages {
  __typename
  sys {
    id
  }
  title
  shortDescription
  slug
  articleType
  minuteReading
  relatedArticleCardImage {
    ...ImageAsset
  }
}
    ` as unknown as DocumentNode<ArticleCardFragment, unknown>;
export const ArticleFragmentDoc = gql`
    fragment Article on Article {
  __typename
  sys {
    id
  }
  title
  variants
  componentWidth {
    ...ComponentWidth
  }
  callToAction {
    ...LinkButton
  }
  articlesCollection(limit: 12) {
    items {
      ...ArticleCard
    }
  }
}
    ` as unknown as DocumentNode<ArticleFragment, unknown>;
export const ImageButtonFragmentDoc = gql`
    fragment ImageButton on ImageButton {
  __typename
  sys {
    id
  }
  image {
    ...ImageAsset
  }
  altText
  link
  tooltip
  styles
  target
  gaEventClass
  gaEventLabel
}
    ` as unknown as DocumentNode<ImageButtonFragment, unknown>;
export const VideoButtonFragmentDoc = gql`
    fragment VideoButton on VideoButton {
  __typename
  sys {
    id
  }
  linkText
  videoUrl
  videoFile {
    ...FileAsset
  }
  posterImage {
    ...ImageAsset
  }
  transcript
  styles
  gaEventClass
  gaEventLabel
}
    ` as unknown as DocumentNode<VideoButtonFragment, unknown>;
export const CallToActionFragmentDoc = gql`
    fragment CallToAction on Entry {
  __typename
  sys {
    id
  }
  ... on LinkButton {
    ...LinkButton
    componentWidth {
      ...ComponentWidth
    }
  }
  ... on ImageButton {
    ...ImageButton
  }
  ... on VideoButton {
    ...VideoButton
  }
}
    ` as unknown as DocumentNode<CallToActionFragment, unknown>;
export const CalloutFragmentDoc = gql`
    fragment Callout on Callout {
  __typename
  sys {
    id
  }
  title
  text
  callToActionsCollection(limit: 3) {
    items {
      ...CallToAction
    }
  }
  styles
  componentWidth {
    ...ComponentWidth
  }
}
    ` as unknown as DocumentNode<CalloutFragment, unknown>;
export const TestimonialFragmentDoc = gql`
    fragment Testimonial on Testimonial {
  __typename
  sys {
    id
  }
  quote
  author
  role
  company
  image {
    ...ImageAsset
  }
}
    ` as unknown as DocumentNode<TestimonialFragment, unknown>;
export const ProductTileFragmentDoc = gql`
    fragment ProductTile on Product {
  __typename
  sys {
    id
  }
  productName
  productBrand
  shortDescription
  slug
  ratingAndReviewId
  heroVariant {
    sys {
      id
    }
    variantDescription
    gtin
    caseUpc
    heroImage {
      ...ImageAsset
    }
  }
}
    ` as unknown as DocumentNode<ProductTileFragment, unknown>;
export const QuantityFragmentDoc = gql`
    fragment Quantity on ProductVariant {
  sellUnits
  packageSize
  packageSizeUnits
}
    ` as unknown as DocumentNode<QuantityFragment, unknown>;
export const VariantCardFragmentDoc = gql`
    fragment VariantCard on ProductVariant {
  __typename
  sys {
    id
  }
  productBrand
  productName
  shortDescription
  variantDescription
  ...Quantity
  countedItems
  sheetsPerRoll
  contents
  gtin
  caseUpc
  packageUpc
  desclaimerText
  styles
  heroImage {
    ...ImageAsset
  }
  safetySheetCollection(limit: 6) {
    items {
      ...LinkButton
    }
  }
  concentrateCollection(limit: 6) {
    items {
      ...LinkButton
    }
  }
  madeFromConcentrateCollection(limit: 6) {
    items {
      ...LinkButton
    }
  }
  smartlabel {
    ...LinkButton
  }
}
    ` as unknown as DocumentNode<VariantCardFragment, unknown>;
export const ImageFragmentDoc = gql`
    fragment Image on Image {
  __typename
  sys {
    id
  }
  image {
    ...ImageAsset
  }
  altText
  tooltip
}
    ` as unknown as DocumentNode<ImageFragment, unknown>;
export const ImageSetFragmentDoc = gql`
    fragment ImageSet on ImageSet {
  __typename
  sys {
    id
  }
  desktopImage {
    ...ImageAsset
  }
  tabletImage {
    ...ImageAsset
  }
  smartphoneImage {
    ...ImageAsset
  }
  altText
  styles
  componentWidth {
    ...ComponentWidth
  }
}
    ` as unknown as DocumentNode<ImageSetFragment, unknown>;
export const ContentCardFragmentDoc = gql`
    fragment ContentCard on ContentCard {
  __typename
  sys {
    id
  }
  title
  subTitle
  text
  image {
    __typename
    ... on Image {
      ...Image
    }
    ... on ImageSet {
      ...ImageSet
    }
  }
  callToActionsCollection(limit: 3) {
    items {
      ...CallToAction
    }
  }
  styles
  componentWidth {
    ...ComponentWidth
  }
}
    ` as unknown as DocumentNode<ContentCardFragment, unknown>;
export const JobCardFragmentDoc = gql`
    fragment JobCard on JobsToBeDone {
  __typename
  sys {
    id
  }
  title
  slug
  introduction
  cardImage {
    ...ImageAsset
  }
}
    ` as unknown as DocumentNode<JobCardFragment, unknown>;
export const CarouselFragmentDoc = gql`
    fragment Carousel on Carousel {
  __typename
  sys {
    id
  }
  title
  introduction
  carouselType
  autoplay
  styles
  componentWidth {
    ...ComponentWidth
  }
  itemsCollection(limit: 16) {
    items {
      __typename
      ... on Testimonial {
        ...Testimonial
      }
      ... on Product {
        ...ProductTile
      }
      ... on ProductVariant {
        ...VariantCard
      }
      ... on ContentCard {
        ...ContentCard
      }
      ... on JobsToBeDone {
        ...JobCard
      }
      ... on ImageSet {
        ...ImageSet
      }
      ... on ImageButton {
        ...ImageButton
      }
    }
  }
}
    ` as unknown as DocumentNode<CarouselFragment, unknown>;
export const CategoryTileFragmentDoc = gql`
    fragment CategoryTile on Category {
  __typename
  sys {
    id
  }
  title
  code
  description
  link
  image {
    ...ImageAsset
  }
}
    ` as unknown as DocumentNode<CategoryTileFragment, unknown>;
export const CategoryWrapperFragmentDoc = gql`
    fragment CategoryWrapper on CategoryWrapper {
  __typename
  sys {
    id
  }
  title
  styles
  componentWidth {
    ...ComponentWidth
  }
  categoriesCollection(limit: 16) {
    items {
      ...CategoryTile
    }
  }
}
    ` as unknown as DocumentNode<CategoryWrapperFragment, unknown>;
export const FormFragmentDoc = gql`
    fragment Form on Form {
  __typename
  sys {
    id
  }
  formType
  title
  introduction
  submitText
  thankYouText
  legalText
  fieldsCollection(limit: 40) {
    items {
      sys {
        id
      }
      code
      label
      helpText
    }
  }
}
    ` as unknown as DocumentNode<FormFragment, unknown>;
export const IngredientViewFragmentDoc = gql`
    fragment IngredientView on IngredientView {
  sys {
    id
  }
  introduction
  ingredients
  smartlabel {
    ...LinkButton
  }
}
    ` as unknown as DocumentNode<IngredientViewFragment, unknown>;
export const PdfListWrapperFragmentDoc = gql`
    fragment PdfListWrapper on PdfListWrapper {
  __typename
  sys {
    id
  }
  title
  componentWidth {
    ...ComponentWidth
  }
  documentsCollection(limit: 20) {
    items {
      ...LinkButton
    }
  }
}
    ` as unknown as DocumentNode<PdfListWrapperFragment, unknown>;
export const DoseFragmentDoc = gql`
    fragment Dose on Dilution {
  sys {
    id
  }
  purpose
  ratio
  amountMinimum
  amountMaximum
  amountUnit
  perAmount
  perUnit
  waterTemperatureMinimum
  waterTemperatureMaximum
}
    ` as unknown as DocumentNode<DoseFragment, unknown>;
export const ProductCardFragmentDoc = gql`
    fragment ProductCard on ProductCard {
  __typename
  sys {
    id
  }
  infoText
  componentWidth {
    ...ComponentWidth
  }
  product {
    ...ProductTile
    keyBenefits
    form
    dilutionsCollection(limit: 6) {
      items {
        ...Dose
      }
    }
    efficacyClaims
  }
}
    ` as unknown as DocumentNode<ProductCardFragment, unknown>;
export const ProductsFragmentDoc = gql`
    fragment Products on Products {
  __typename
  sys {
    id
  }
  title
  introduction
  componentWidth {
    ...ComponentWidth
  }
  callToAction {
    ...LinkButton
  }
  productsCollection(limit: 24) {
    items {
      ...ProductTile
    }
  }
}
    ` as unknown as DocumentNode<ProductsFragment, unknown>;
export const RichTextDoseFragmentDoc = gql`
    fragment RichTextDose on Entry {
  __typename
  sys {
    id
  }
  ... on Dilution {
    ...Dose
  }
}
    ` as unknown as DocumentNode<RichTextDoseFragment, unknown>;
export const AnswerBodyFragmentDoc = gql`
    fragment AnswerBody on AnswerBody {
  json
  links {
    entries {
      inline {
        ...RichTextDose
      }
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<AnswerBodyFragment, unknown>;
export const AnswerFragmentDoc = gql`
    fragment Answer on Answer {
  sys {
    id
  }
  body {
    ...AnswerBody
  }
}
    ` as unknown as DocumentNode<AnswerFragment, unknown>;
export const QuestionFragmentDoc = gql`
    fragment Question on Question {
  sys {
    id
  }
  question
  topic
  anchor
  answer {
    ...Answer
  }
  subQuestionsCollection(limit: 4) {
    items {
      sys {
        id
      }
      question
      anchor
      answer {
        ...Answer
      }
      subQuestionsCollection(limit: 2) {
        items {
          sys {
            id
          }
          question
          anchor
          answer {
            ...Answer
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<QuestionFragment, unknown>;
export const RichTextInlineFragmentDoc = gql`
    fragment RichTextInline on Entry {
  __typename
  sys {
    id
  }
  ... on Superscript {
    text
    explanation
  }
  ... on LinkButton {
    ...LinkButton
  }
}
    ` as unknown as DocumentNode<RichTextInlineFragment, unknown>;
export const BlockRefFragmentDoc = gql`
    fragment BlockRef on Entry {
  __typename
  sys {
    id
  }
}
    ` as unknown as DocumentNode<BlockRefFragment, unknown>;
export const EmbeddedAssetFragmentDoc = gql`
    fragment EmbeddedAsset on Asset {
  ...ImageAsset
  title
  fileName
  contentType
  size
}
    ` as unknown as DocumentNode<EmbeddedAssetFragment, unknown>;
export const ContentTypeRichTextBodyFragmentDoc = gql`
    fragment ContentTypeRichTextBody on ContentTypeRichTextBody {
  json
  links {
    entries {
      inline {
        ...RichTextInline
      }
      hyperlink {
        ...RichTextHyperlink
      }
      block {
        ...BlockRef
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
      block {
        ...EmbeddedAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<ContentTypeRichTextBodyFragment, unknown>;
export const RichTextFragmentDoc = gql`
    fragment RichText on ContentTypeRichText {
  __typename
  sys {
    id
  }
  styles
  componentWidth {
    ...ComponentWidth
  }
  body {
    ...ContentTypeRichTextBody
  }
}
    ` as unknown as DocumentNode<RichTextFragment, unknown>;
export const SubBrandCardFragmentDoc = gql`
    fragment SubBrandCard on SubBrandCard {
  __typename
  sys {
    id
  }
  title
  subTitle
  text
  styles
  image {
    ...ImageAsset
  }
  callToActionsCollection(limit: 3) {
    items {
      ...LinkButton
    }
  }
}
    ` as unknown as DocumentNode<SubBrandCardFragment, unknown>;
export const VideoFragmentDoc = gql`
    fragment Video on Video {
  __typename
  sys {
    id
    publishedAt
  }
  title
  description
  videoLink
  videoFile {
    ...FileAsset
  }
  videoThumbnail {
    ...ImageAsset
  }
  autoplay
  transcript
  styles
  uploadDate
  durationSeconds
  componentWidth {
    ...ComponentWidth
  }
  gaEventClass
  gaEventLabel
}
    ` as unknown as DocumentNode<VideoFragment, unknown>;
export const VideoAndTestimonialsFragmentDoc = gql`
    fragment VideoAndTestimonials on VideoAndTestimonials {
  __typename
  sys {
    id
  }
  title
  componentWidth {
    ...ComponentWidth
  }
  video {
    ...Video
  }
  testimonialsCollection(limit: 6) {
    items {
      ...Testimonial
    }
  }
}
    ` as unknown as DocumentNode<VideoAndTestimonialsFragment, unknown>;
export const LinkContainerFragmentDoc = gql`
    fragment LinkContainer on LinkContainer {
  __typename
  sys {
    id
  }
  name
  text
  styles
  linksCollection(limit: 22) {
    items {
      __typename
      ... on LinkButton {
        ...LinkButton
      }
      ... on ImageButton {
        ...ImageButton
      }
      ... on ContentTypeRichText {
        sys {
          id
        }
        body {
          ...ContentTypeRichTextBody
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<LinkContainerFragment, unknown>;
export const FooterFragmentDoc = gql`
    fragment Footer on SiteFooter {
  sys {
    id
  }
  title
  relatedBrand {
    ...LinkContainer
  }
  socialConnect {
    ...LinkContainer
  }
  footerLinksCollection(limit: 2) {
    items {
      ...LinkContainer
    }
  }
  footerLegalLinksCollection(limit: 2) {
    items {
      ...LinkContainer
    }
  }
  copyright
  disclaimer
}
    ` as unknown as DocumentNode<FooterFragment, unknown>;
export const MenuItemFragmentDoc = gql`
    fragment MenuItem on MenuItem {
  sys {
    id
  }
  menuText
  menuLink
  menuStyles
  target
  isHamburgerMenu
}
    ` as unknown as DocumentNode<MenuItemFragment, unknown>;
export const HeaderFragmentDoc = gql`
    fragment Header on Header {
  sys {
    id
  }
  brandLogo {
    ...Image
  }
  socialLinksCollection(limit: 4) {
    items {
      ...ImageButton
    }
  }
  countrySelectorsCollection(limit: 15) {
    items {
      sys {
        id
      }
      countryName
      countryWebsite
      flagAltText
      flag {
        ...ImageAsset
      }
      language {
        sys {
          id
        }
        name
        code
      }
    }
  }
  headerLinksCollection(limit: 10) {
    items {
      ...MenuItem
    }
  }
  primaryNavCollection(limit: 10) {
    items {
      sys {
        id
      }
      menuText
      menuLink
      styles
      menuSlotsCollection(limit: 8) {
        items {
          sys {
            id
          }
          name
          link
          target
          styles
          image {
            ...ImageAsset
          }
          menuItemsCollection(limit: 15) {
            items {
              ...MenuItem
            }
          }
        }
      }
    }
  }
  utilityMenu {
    sys {
      id
    }
    linksCollection(limit: 6) {
      items {
        ...MenuItem
      }
    }
  }
  searchTopSuggestionsCollection(limit: 4) {
    items {
      sys {
        id
      }
      title
      link
      contentType
      sortOrder
      imageUrl
      image {
        ...ImageAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<HeaderFragment, unknown>;
export const BrandCardFragmentDoc = gql`
    fragment BrandCard on Brand {
  __typename
  sys {
    id
  }
  name
  code
  tagline
  accentColor
  accentInk
  logo {
    ...ImageAsset
  }
  cardImage {
    ...ImageAsset
  }
  page {
    sys {
      id
    }
    slug
  }
}
    ` as unknown as DocumentNode<BrandCardFragment, unknown>;
export const DistributorFragmentDoc = gql`
    fragment Distributor on Distributor {
  sys {
    id
  }
  name
  kind
  website
  phone
  city
  state
  zip
  location {
    lat
    lon
  }
  statesServed
}
    ` as unknown as DocumentNode<DistributorFragment, unknown>;
export const StoreFragmentDoc = gql`
    fragment Store on Retailer {
  sys {
    id
  }
  name
  website
  phone
  street
  city
  state
  zip
  location {
    lat
    lon
  }
  brandsCollection(limit: 20) {
    items {
      sys {
        id
      }
      name
    }
  }
}
    ` as unknown as DocumentNode<StoreFragment, unknown>;
export const OfferFragmentDoc = gql`
    fragment Offer on Offer {
  sys {
    id
  }
  title
  text
  startDate
  endDate
  image {
    ...ImageAsset
  }
  callToAction {
    ...LinkButton
  }
  pdf {
    ...FileAsset
  }
}
    ` as unknown as DocumentNode<OfferFragment, unknown>;
export const OffersSubSectionBodyFragmentDoc = gql`
    fragment OffersSubSectionBody on OffersSubSectionBody {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<OffersSubSectionBodyFragment, unknown>;
export const OffersSectionRedemptionTextFragmentDoc = gql`
    fragment OffersSectionRedemptionText on OffersSectionRedemptionText {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<OffersSectionRedemptionTextFragment, unknown>;
export const OffersSectionFragmentDoc = gql`
    fragment OffersSection on OffersSection {
  sys {
    id
  }
  title
  kind
  introduction
  offersCollection(limit: 24) {
    items {
      ...Offer
    }
  }
  participatingProductsCollection(limit: 24) {
    items {
      ...ProductTile
    }
  }
  subSectionsCollection(limit: 6) {
    items {
      sys {
        id
      }
      title
      body {
        ...OffersSubSectionBody
      }
      offersCollection(limit: 12) {
        items {
          ...Offer
        }
      }
    }
  }
  redemptionText {
    ...OffersSectionRedemptionText
  }
}
    ` as unknown as DocumentNode<OffersSectionFragment, unknown>;
export const ListedProductFragmentDoc = gql`
    fragment ListedProduct on Product {
  ...ProductTile
  epaRegistrationNumber
  efficacyClaims
  surfaces
  brand {
    sys {
      id
    }
    name
    code
  }
  categoriesCollection(limit: 6) {
    items {
      sys {
        id
      }
      title
      code
    }
  }
  businessTypesCollection(limit: 8) {
    items {
      sys {
        id
      }
      name
      code
    }
  }
}
    ` as unknown as DocumentNode<ListedProductFragment, unknown>;
export const RecommenderImageFragmentDoc = gql`
    fragment RecommenderImage on RecommenderImage {
  sys {
    id
  }
  altText
  image {
    ...ImageAsset
  }
}
    ` as unknown as DocumentNode<RecommenderImageFragment, unknown>;
export const RecommenderHeaderFragmentDoc = gql`
    fragment RecommenderHeader on RecommenderHeader {
  sys {
    id
  }
  logo {
    ...RecommenderImage
  }
  menuCollection(limit: 8) {
    items {
      sys {
        id
      }
      menuText
      menuLink
    }
  }
}
    ` as unknown as DocumentNode<RecommenderHeaderFragment, unknown>;
export const RecommenderLinkFragmentDoc = gql`
    fragment RecommenderLink on RecommenderLink {
  sys {
    id
  }
  linkText
  link
  target
}
    ` as unknown as DocumentNode<RecommenderLinkFragment, unknown>;
export const RecommenderFooterFragmentDoc = gql`
    fragment RecommenderFooter on RecommenderFooter {
  sys {
    id
  }
  text
  copyright
  linksCollection(limit: 10) {
    items {
      ...RecommenderLink
    }
  }
}
    ` as unknown as DocumentNode<RecommenderFooterFragment, unknown>;
export const RecommenderLinkButtonFragmentDoc = gql`
    fragment RecommenderLinkButton on RecommenderLinkButton {
  sys {
    id
  }
  linkText
  link
  styles
  target
  gaEventClass
  gaEventLabel
}
    ` as unknown as DocumentNode<RecommenderLinkButtonFragment, unknown>;
export const RecommenderBannerFragmentDoc = gql`
    fragment RecommenderBanner on RecommenderBanner {
  sys {
    id
  }
  title
  text
  image {
    ...RecommenderImage
  }
  callToActionsCollection(limit: 2) {
    items {
      ...RecommenderLinkButton
    }
  }
}
    ` as unknown as DocumentNode<RecommenderBannerFragment, unknown>;
export const RecommenderPopUpBannerFragmentDoc = gql`
    fragment RecommenderPopUpBanner on RecommenderPopUpBanner {
  sys {
    id
  }
  title
  text
  image {
    ...RecommenderImage
  }
  callToActionItemsCollection(limit: 3) {
    items {
      ...RecommenderLinkButton
    }
  }
}
    ` as unknown as DocumentNode<RecommenderPopUpBannerFragment, unknown>;
export const RecommenderHomeCardFragmentDoc = gql`
    fragment RecommenderHomeCard on RecommenderHomeCard {
  sys {
    id
  }
  title
  text
  image {
    ...RecommenderImage
  }
  link {
    ...RecommenderLink
  }
}
    ` as unknown as DocumentNode<RecommenderHomeCardFragment, unknown>;
export const RecommenderRichTextBodyFragmentDoc = gql`
    fragment RecommenderRichTextBody on RecommenderRichTextBody {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<RecommenderRichTextBodyFragment, unknown>;
export const RecommenderTextFragmentDoc = gql`
    fragment RecommenderText on RecommenderRichText {
  sys {
    id
  }
  body {
    ...RecommenderRichTextBody
  }
}
    ` as unknown as DocumentNode<RecommenderTextFragment, unknown>;
export const RecommenderSitemapFragmentDoc = gql`
    fragment RecommenderSitemap on RecommenderSitemap {
  sys {
    id
    publishedAt
  }
  title
  content {
    ...RecommenderText
  }
  sectionsCollection(limit: 10) {
    items {
      sys {
        id
      }
      title
      itemsCollection(limit: 20) {
        items {
          sys {
            id
          }
          link {
            ...RecommenderLink
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<RecommenderSitemapFragment, unknown>;
export const RecommenderMetadataFragmentDoc = gql`
    fragment RecommenderMetadata on RecommenderPageMetadata {
  sys {
    id
  }
  title
  description
  image {
    ...ImageAsset
  }
  noIndex
}
    ` as unknown as DocumentNode<RecommenderMetadataFragment, unknown>;
export const RecommenderPageFragmentDoc = gql`
    fragment RecommenderPage on RecommenderPage {
  sys {
    id
    publishedAt
  }
  slug
  title
  breadcrumbTitle
  introduction
  multiple
  body {
    ...RecommenderText
  }
  video {
    sys {
      id
      publishedAt
    }
    title
    videoLink
    videoFile {
      ...FileAsset
    }
    thumbnail {
      ...ImageAsset
    }
  }
  answersCollection(limit: 60) {
    items {
      sys {
        id
      }
    }
  }
  linksCollection(limit: 12) {
    items {
      ...RecommenderLink
    }
  }
  pageMetadata {
    ...RecommenderMetadata
  }
}
    ` as unknown as DocumentNode<RecommenderPageFragment, unknown>;
export const RecommenderAnswerFragmentDoc = gql`
    fragment RecommenderAnswer on RecommenderAnswer {
  sys {
    id
  }
  title
  code
  text
  image {
    ...RecommenderImage
  }
  appliesToCollection(limit: 40) {
    items {
      sys {
        id
      }
    }
  }
  businessType {
    sys {
      id
    }
  }
  criterion
  frequency
  tools
  protection
  preparation
  completion
}
    ` as unknown as DocumentNode<RecommenderAnswerFragment, unknown>;
export const HazardClassificationFragmentDoc = gql`
    fragment HazardClassification on HazardClassification {
  sys {
    id
  }
  signalWord
  pictograms
  hazardStatements
  precautionaryStatements
}
    ` as unknown as DocumentNode<HazardClassificationFragment, unknown>;
export const RuleDilutionFragmentDoc = gql`
    fragment RuleDilution on Dilution {
  ...Dose
  hazards {
    ...HazardClassification
  }
}
    ` as unknown as DocumentNode<RuleDilutionFragment, unknown>;
export const SafetyDataSheetFragmentDoc = gql`
    fragment SafetyDataSheet on SafetyDataSheet {
  __typename
  sys {
    id
  }
  title
  productName
  productBrand
  sdsNumber
  revisionDate
  signalWord
  pictograms
  language {
    sys {
      id
    }
    name
    code
  }
  pdf {
    ...FileAsset
  }
}
    ` as unknown as DocumentNode<SafetyDataSheetFragment, unknown>;
export const MixtureFragmentDoc = gql`
    fragment Mixture on Product {
  sys {
    id
  }
  productName
  composition
  phMinimum
}
    ` as unknown as DocumentNode<MixtureFragment, unknown>;
export const RecommenderRuleFragmentDoc = gql`
    fragment RecommenderRule on RecommenderProducts {
  sys {
    id
  }
  role
  points
  reason
  dilution {
    ...RuleDilution
  }
  steps
  answersCollection(limit: 30) {
    items {
      sys {
        id
      }
    }
  }
  businessTypesCollection(limit: 12) {
    items {
      sys {
        id
      }
    }
  }
  safetyDataSheetsCollection(limit: 6) {
    items {
      ...SafetyDataSheet
    }
  }
  product {
    ...ProductTile
    ...Mixture
    heroVariant {
      ...Quantity
    }
    form
    dilutionsCollection(limit: 6) {
      items {
        ...RuleDilution
      }
    }
    warnings
    hazards {
      ...HazardClassification
    }
    drugFacts {
      sys {
        id
      }
    }
    protectiveEquipment
    areasOfUse
    notFor
    efficacyClaims
    epaRegistrationNumber
    fragranceFree
    foodContact
    rinse
    dilutionSystem
    sampleAvailable
    safetyDataSheetsCollection(limit: 8) {
      items {
        ...SafetyDataSheet
      }
    }
  }
}
    ` as unknown as DocumentNode<RecommenderRuleFragment, unknown>;
export const ChildPageMetaDataFragmentDoc = gql`
    fragment ChildPageMetaData on PageMetaData {
  sys {
    id
  }
  description
  image {
    ...ImageAsset
  }
}
    ` as unknown as DocumentNode<ChildPageMetaDataFragment, unknown>;
export const OrganizationFragmentDoc = gql`
    fragment Organization on Organization {
  sys {
    id
  }
  name
  alternateName
  url
  logo {
    ...ImageAsset
  }
  parentOrganization
  parentOrganizationUrl
  socialProfiles
  phone
}
    ` as unknown as DocumentNode<OrganizationFragment, unknown>;
export const PageMetaDataFragmentDoc = gql`
    fragment PageMetaData on PageMetaData {
  sys {
    id
  }
  title
  titleMeta
  keywords
  description
  image {
    ...ImageAsset
  }
  canonicalPath
  ogTitle
  ogDescription
  ogImage {
    ...ImageAsset
  }
  noIndex
}
    ` as unknown as DocumentNode<PageMetaDataFragment, unknown>;
export const CrumbFragmentDoc = gql`
    fragment Crumb on Entry {
  __typename
  sys {
    id
  }
  ... on ContentPage {
    slug
    title
    breadcrumbTitle
  }
  ... on IndustryPage {
    slug
    title
    breadcrumbTitle
  }
  ... on ProductListPage {
    slug
    title
    breadcrumbTitle
  }
  ... on AllBrandsPage {
    slug
    title
    breadcrumbTitle
  }
  ... on ArticlePage {
    slug
    title
    breadcrumbTitle
  }
  ... on SdsLanding {
    slug
    title
    breadcrumbTitle
  }
  ... on FaqPage {
    slug
    title
    breadcrumbTitle
  }
  ... on GhsTraining {
    slug
    title
    breadcrumbTitle
  }
}
    ` as unknown as DocumentNode<CrumbFragment, unknown>;
export const CrumbParentsFragmentDoc = gql`
    fragment CrumbParents on Entry {
  ...Crumb
  ... on ContentPage {
    parentPage {
      ...Crumb
      ... on ContentPage {
        parentPage {
          ...Crumb
        }
      }
    }
  }
  ... on IndustryPage {
    parentPage {
      ...Crumb
    }
  }
}
    ` as unknown as DocumentNode<CrumbParentsFragment, unknown>;
export const BannerFragmentDoc = gql`
    fragment Banner on Banner {
  __typename
  sys {
    id
  }
  image {
    ...ImageSet
  }
  contentCollection(limit: 4) {
    items {
      __typename
      ... on Entry {
        sys {
          id
        }
      }
      ... on Heading {
        text
        level
      }
      ... on Paragraph {
        paragraph: text
      }
      ... on ContentTypeRichText {
        body {
          ...ContentTypeRichTextBody
        }
      }
    }
  }
  callToActionCollection(limit: 3) {
    items {
      ...CallToAction
    }
  }
  badgeImagesCollection(limit: 4) {
    items {
      ...Image
    }
  }
  contentPosition
  textAlign
  styles
  componentWidth {
    ...ComponentWidth
  }
}
    ` as unknown as DocumentNode<BannerFragment, unknown>;
export const VideoBannerFragmentDoc = gql`
    fragment VideoBanner on VideoBanner {
  __typename
  sys {
    id
  }
  video {
    ...Video
  }
  image {
    ...ImageSet
  }
  contentCollection(limit: 4) {
    items {
      __typename
      ... on Entry {
        sys {
          id
        }
      }
      ... on Heading {
        text
        level
      }
      ... on ContentTypeRichText {
        body {
          ...ContentTypeRichTextBody
        }
      }
    }
  }
  callToActionCollection(limit: 3) {
    items {
      ...CallToAction
    }
  }
  badgeImagesCollection(limit: 4) {
    items {
      ...Image
    }
  }
  contentPosition
  textAlign
  styles
  componentWidth {
    ...ComponentWidth
  }
}
    ` as unknown as DocumentNode<VideoBannerFragment, unknown>;
export const PageBannerFragmentDoc = gql`
    fragment PageBanner on Entry {
  __typename
  sys {
    id
  }
  ... on Banner {
    ...Banner
  }
  ... on VideoBanner {
    ...VideoBanner
  }
}
    ` as unknown as DocumentNode<PageBannerFragment, unknown>;
export const ArticleDetailPagesBodyFragmentDoc = gql`
    fragment ArticleDetailPagesBody on ArticleDetailPagesBody {
  json
  links {
    entries {
      inline {
        ...RichTextInline
      }
      hyperlink {
        ...RichTextHyperlink
      }
      block {
        ...BlockRef
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
      block {
        ...EmbeddedAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<ArticleDetailPagesBodyFragment, unknown>;
export const ProductDescriptionFragmentDoc = gql`
    fragment ProductDescription on ProductDescription {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductDescriptionFragment, unknown>;
export const ProductDirectionsFragmentDoc = gql`
    fragment ProductDirections on ProductDirections {
  json
  links {
    entries {
      inline {
        ...RichTextDose
      }
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductDirectionsFragment, unknown>;
export const SustainabilityPagePageContentFragmentDoc = gql`
    fragment SustainabilityPagePageContent on SustainabilityPagePageContent {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<SustainabilityPagePageContentFragment, unknown>;
export const TrainingModuleBodyFragmentDoc = gql`
    fragment TrainingModuleBody on TrainingModuleBody {
  json
  links {
    entries {
      hyperlink {
        ...RichTextHyperlink
      }
    }
    assets {
      hyperlink {
        ...FileAsset
      }
    }
  }
}
    ` as unknown as DocumentNode<TrainingModuleBodyFragment, unknown>;
export const SectionRefFragmentDoc = gql`
    fragment SectionRef on Entry {
  __typename
  sys {
    id
  }
  ... on SectionContainer {
    title
    introduction
    anchor
    styles
    reveal
    revealRepeat
    contentsCollection(limit: 12) {
      items {
        ...BlockRef
      }
    }
  }
}
    ` as unknown as DocumentNode<SectionRefFragment, unknown>;
export const AllBrandsPageDocument = gql`
    query AllBrandsPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: allBrandsPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    brandsCollection(limit: 40) {
      items {
        ...BrandCard
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${BrandCardFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<AllBrandsPageQuery, AllBrandsPageQueryVariables>;
export const ArticleDetailPagesDocument = gql`
    query ArticleDetailPages($id: String!, $locale: String!, $preview: Boolean!) {
  page: articleDetailPages(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    banner {
      ...PageBanner
    }
    shortDescription
    author
    authorRole
    publicationDate
    updatedDate
    relatedArticleCardImage {
      ...ImageAsset
    }
    topicsCollection(limit: 4) {
      items {
        sys {
          id
        }
        title
        link
      }
    }
    video {
      ...Video
    }
    body {
      ...ArticleDetailPagesBody
    }
    relatedArticlesCollection(limit: 4) {
      items {
        ...ArticleCard
      }
    }
    relatedProductsCollection(limit: 8) {
      items {
        ...ProductTile
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ArticleDetailPagesBodyFragmentDoc}
${ArticleCardFragmentDoc}
${ProductTileFragmentDoc}` as unknown as DocumentNode<ArticleDetailPagesQuery, ArticleDetailPagesQueryVariables>;
export const ArticlePageDocument = gql`
    query ArticlePage($id: String!, $locale: String!, $preview: Boolean!) {
  page: articlePage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    featuredCollection(limit: 3) {
      items {
        ...ArticleCard
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ArticleCardFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const BuyPageDocument = gql`
    query BuyPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: buyPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    buy {
      sys {
        id
      }
      title
      introduction
      zipLabel
      radiusMiles
      emptyText
      onlineRetailersCollection(limit: 20) {
        items {
          sys {
            id
          }
          name
          website
          logo {
            ...ImageAsset
          }
        }
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<BuyPageQuery, BuyPageQueryVariables>;
export const DistributorsDocument = gql`
    query Distributors($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  distributorCollection(
    order: [sortOrder_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...Distributor
    }
  }
}
    ${DistributorFragmentDoc}` as unknown as DocumentNode<DistributorsQuery, DistributorsQueryVariables>;
export const ZipCodeAreasDocument = gql`
    query ZipCodeAreas($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  zipcodeCollection(
    order: [code_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      sys {
        id
      }
      code
      distributorsCollection(limit: 20) {
        items {
          sys {
            id
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<ZipCodeAreasQuery, ZipCodeAreasQueryVariables>;
export const StoresDocument = gql`
    query Stores($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  retailerCollection(
    where: {online_not: true, location_exists: true}
    order: [name_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...Store
    }
  }
}
    ${StoreFragmentDoc}` as unknown as DocumentNode<StoresQuery, StoresQueryVariables>;
export const ContentPageDocument = gql`
    query ContentPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: contentPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    brand {
      ...BrandCard
    }
    listsChildPages
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${BrandCardFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const CountrySelectorDocument = gql`
    query CountrySelector($id: String!, $locale: String!, $preview: Boolean!) {
  page: countrySelector(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    countriesCollection(limit: 60) {
      items {
        sys {
          id
        }
        countryName
        countryWebsite
        flag {
          ...ImageAsset
        }
        language {
          sys {
            id
          }
          name
          code
        }
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<CountrySelectorQuery, CountrySelectorQueryVariables>;
export const FaqPageDocument = gql`
    query FaqPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: faqPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    questionsCollection(limit: 24) {
      items {
        ...Question
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${QuestionFragmentDoc}
${AnswerFragmentDoc}
${AnswerBodyFragmentDoc}
${RichTextDoseFragmentDoc}
${DoseFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<FaqPageQuery, FaqPageQueryVariables>;
export const GhsTrainingDocument = gql`
    query GhsTraining($id: String!, $locale: String!, $preview: Boolean!) {
  page: ghsTraining(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    certificateText
    modulesCollection(limit: 12) {
      items {
        sys {
          id
        }
        title
        minutes
        pictograms
        body {
          ...TrainingModuleBody
        }
        video {
          ...Video
        }
      }
    }
    quiz {
      sys {
        id
      }
      title
      introduction
      passMark
      questionsCollection(limit: 30) {
        items {
          sys {
            id
          }
          question
          options
          correctOption
          critical
          explanation
        }
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${TrainingModuleBodyFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<GhsTrainingQuery, GhsTrainingQueryVariables>;
export const HomePageDocument = gql`
    query HomePage($id: String!, $locale: String!, $preview: Boolean!) {
  page: homePage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    bannersCollection(limit: 4) {
      items {
        ...PageBanner
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const IndependentCommonPageDocument = gql`
    query IndependentCommonPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: independentCommonPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    banner {
      ...PageBanner
    }
    introduction
    productsCollection(limit: 12) {
      items {
        ...ProductTile
      }
    }
    parentIndustryPage {
      ...CrumbParents
    }
    areasCollection(limit: 8) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ProductTileFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<IndependentCommonPageQuery, IndependentCommonPageQueryVariables>;
export const IndustryPageDocument = gql`
    query IndustryPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: industryPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    challengesCollection(limit: 6) {
      items {
        ...ContentCard
      }
    }
    productsCollection(limit: 12) {
      items {
        ...ProductTile
      }
    }
    articlesCollection(limit: 6) {
      items {
        ...ArticleCard
      }
    }
    areasCollection(limit: 8) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ContentCardFragmentDoc}
${ProductTileFragmentDoc}
${ArticleCardFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<IndustryPageQuery, IndustryPageQueryVariables>;
export const JanitorialCleaningPageDocument = gql`
    query JanitorialCleaningPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: janitorialCleaningPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    challengesCollection(limit: 6) {
      items {
        ...ContentCard
      }
    }
    productsCollection(limit: 12) {
      items {
        ...ProductTile
      }
    }
    articlesCollection(limit: 6) {
      items {
        ...ArticleCard
      }
    }
    areasCollection(limit: 8) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ContentCardFragmentDoc}
${ProductTileFragmentDoc}
${ArticleCardFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<JanitorialCleaningPageQuery, JanitorialCleaningPageQueryVariables>;
export const LargeChainPageDocument = gql`
    query LargeChainPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: largeChainPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    challengesCollection(limit: 6) {
      items {
        ...ContentCard
      }
    }
    productsCollection(limit: 12) {
      items {
        ...ProductTile
      }
    }
    articlesCollection(limit: 6) {
      items {
        ...ArticleCard
      }
    }
    areasCollection(limit: 8) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ContentCardFragmentDoc}
${ProductTileFragmentDoc}
${ArticleCardFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<LargeChainPageQuery, LargeChainPageQueryVariables>;
export const RestaurantPageDocument = gql`
    query RestaurantPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: restaurantPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    challengesCollection(limit: 6) {
      items {
        ...ContentCard
      }
    }
    productsCollection(limit: 12) {
      items {
        ...ProductTile
      }
    }
    articlesCollection(limit: 6) {
      items {
        ...ArticleCard
      }
    }
    areasCollection(limit: 8) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ContentCardFragmentDoc}
${ProductTileFragmentDoc}
${ArticleCardFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<RestaurantPageQuery, RestaurantPageQueryVariables>;
export const JobsToBeDoneDocument = gql`
    query JobsToBeDone($id: String!, $locale: String!, $preview: Boolean!) {
  page: jobsToBeDone(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    frequency
    task {
      frequency
    }
    stepsCollection(limit: 12) {
      items {
        ...ContentCard
        stepTime
      }
    }
    productsCollection(limit: 12) {
      items {
        ...ProductTile
        ...Mixture
        form
        efficacyClaims
        protectiveEquipment
        areasOfUse
        warnings
        hazards {
          signalWord
          hazardStatements
          precautionaryStatements
        }
        drugFacts {
          sys {
            id
          }
        }
        dilutionsCollection(limit: 10) {
          items {
            ...Dose
            hazards {
              signalWord
              hazardStatements
            }
          }
        }
      }
    }
    category {
      ...CategoryTile
    }
    video {
      ...Video
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ContentCardFragmentDoc}
${ProductTileFragmentDoc}
${MixtureFragmentDoc}
${DoseFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<JobsToBeDoneQuery, JobsToBeDoneQueryVariables>;
export const ListingPageDocument = gql`
    query ListingPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: listingPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    listingType
    introduction
    topicsCollection(limit: 12) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ListingPageQuery, ListingPageQueryVariables>;
export const OffersPageDocument = gql`
    query OffersPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: offersPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    pdf {
      ...FileAsset
    }
    distributorSection {
      ...OffersSection
    }
    bizsaverSection {
      ...OffersSection
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${OffersSectionFragmentDoc}
${OfferFragmentDoc}
${ProductTileFragmentDoc}
${OffersSubSectionBodyFragmentDoc}
${OffersSectionRedemptionTextFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<OffersPageQuery, OffersPageQueryVariables>;
export const ProductListPageDocument = gql`
    query ProductListPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: productListPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    category {
      ...CategoryTile
    }
    listsAllProducts
    sampleProduct {
      ...ListedProduct
    }
    productsCollection(limit: 60) {
      items {
        ...ListedProduct
      }
    }
    facetsCollection(limit: 6) {
      items {
        sys {
          id
        }
        title
        kind
        values
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${CategoryTileFragmentDoc}
${ListedProductFragmentDoc}
${ProductTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ProductListPageQuery, ProductListPageQueryVariables>;
export const ProductsPageDocument = gql`
    query ProductsPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: productsPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    banner {
      ...PageBanner
    }
    product {
      ...ProductTile
      ...Mixture
      description {
        ...ProductDescription
      }
      directions {
        ...ProductDirections
      }
      keyBenefits
      areasOfUse
      surfaces
      form
      notFor
      warnings
      dilutionsCollection(limit: 6) {
        items {
          ...Dose
          hazards {
            ...HazardClassification
          }
        }
      }
      rinse
      rinseNote
      maximumSurfaceTemperature
      phMaximum
      phCondition
      hazards {
        ...HazardClassification
      }
      protectiveEquipment
      incompatibleWith
      shelfLifeMonths
      epaRegistrationNumber
      efficacyClaims
      drugFacts {
        sys {
          id
        }
        activeIngredient
        purpose
        uses
        warnings
        directions
        otherInformation
        inactiveIngredients
      }
      fragranceFree
      foodContact
      dilutionSystem
      sampleAvailable
      brand {
        ...BrandCard
      }
      categoriesCollection(limit: 6) {
        items {
          sys {
            id
          }
          title
          code
        }
      }
      variantsCollection(limit: 12) {
        items {
          ...VariantCard
        }
      }
      safetyDataSheetsCollection(limit: 8) {
        items {
          ...SafetyDataSheet
        }
      }
      questionsCollection(limit: 10) {
        items {
          sys {
            id
          }
          question
          answer {
            ...Answer
          }
        }
      }
      ingredientView {
        ...IngredientView
      }
    }
    relatedProductsCollection(limit: 8) {
      items {
        ...ProductTile
      }
    }
    relatedArticlesCollection(limit: 4) {
      items {
        ...ArticleCard
      }
    }
    videosCollection(limit: 4) {
      items {
        ...Video
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ProductTileFragmentDoc}
${MixtureFragmentDoc}
${ProductDescriptionFragmentDoc}
${ProductDirectionsFragmentDoc}
${RichTextDoseFragmentDoc}
${DoseFragmentDoc}
${HazardClassificationFragmentDoc}
${BrandCardFragmentDoc}
${VariantCardFragmentDoc}
${QuantityFragmentDoc}
${SafetyDataSheetFragmentDoc}
${AnswerFragmentDoc}
${AnswerBodyFragmentDoc}
${IngredientViewFragmentDoc}
${ArticleCardFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ProductsPageQuery, ProductsPageQueryVariables>;
export const ProductRegistrationFormDocument = gql`
    query ProductRegistrationForm($id: String!, $locale: String!, $preview: Boolean!) {
  page: productRegistrationForm(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    form {
      ...Form
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${FormFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ProductRegistrationFormQuery, ProductRegistrationFormQueryVariables>;
export const RegistrationPageDocument = gql`
    query RegistrationPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: registrationPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    notice
    form {
      ...Form
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${FormFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<RegistrationPageQuery, RegistrationPageQueryVariables>;
export const SafetyDataSheetPageDocument = gql`
    query SafetyDataSheetPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: safetyDataSheetPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    brand {
      ...BrandCard
    }
    sheetsCollection(limit: 60) {
      items {
        ...SafetyDataSheet
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${BrandCardFragmentDoc}
${SafetyDataSheetFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<SafetyDataSheetPageQuery, SafetyDataSheetPageQueryVariables>;
export const SdsLandingDocument = gql`
    query SdsLanding($id: String!, $locale: String!, $preview: Boolean!) {
  page: sdsLanding(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    slug
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    pageTitle
    introduction
    categoriesCollection(limit: 16) {
      items {
        ...CategoryTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${CategoryTileFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<SdsLandingQuery, SdsLandingQueryVariables>;
export const SheetChoicesDocument = gql`
    query SheetChoices($locale: String!, $preview: Boolean!) {
  brandCollection(
    limit: 100
    order: [name_ASC]
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
      name
    }
  }
  languageCollection(
    limit: 40
    order: [name_ASC]
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
      name
      code
    }
  }
}
    ` as unknown as DocumentNode<SheetChoicesQuery, SheetChoicesQueryVariables>;
export const SheetSearchDocument = gql`
    query SheetSearch($where: SafetyDataSheetFilter!, $limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  safetyDataSheetCollection(
    where: $where
    order: [productName_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...SafetyDataSheet
    }
  }
}
    ${SafetyDataSheetFragmentDoc}
${FileAssetFragmentDoc}` as unknown as DocumentNode<SheetSearchQuery, SheetSearchQueryVariables>;
export const ServiceEquipmentPageDocument = gql`
    query ServiceEquipmentPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: serviceEquipmentPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    introduction
    equipmentCollection(limit: 12) {
      items {
        ...ContentCard
      }
    }
    servicesCollection(limit: 12) {
      items {
        ...ContentCard
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${ContentCardFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<ServiceEquipmentPageQuery, ServiceEquipmentPageQueryVariables>;
export const SiteMapDocument = gql`
    query SiteMap($id: String!, $locale: String!, $preview: Boolean!) {
  page: siteMap(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    introduction
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${SectionRefFragmentDoc}
${BlockRefFragmentDoc}` as unknown as DocumentNode<SiteMapQuery, SiteMapQueryVariables>;
export const SubBrandsPageDocument = gql`
    query SubBrandsPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: subBrandsPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    breadcrumb {
      sys {
        id
      }
      title
    }
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    brand {
      ...BrandCard
    }
    categoriesCollection(limit: 8) {
      items {
        ...CategoryTile
      }
    }
    keyFeaturesCollection(limit: 8) {
      items {
        ...SubBrandCard
      }
    }
    informationModulesCollection(limit: 8) {
      items {
        ...ContentCard
      }
    }
    productsCollection(limit: 12) {
      items {
        ...ProductTile
      }
    }
    relatedArticlesCollection(limit: 6) {
      items {
        ...ArticleCard
      }
    }
    additionalStainProductsCollection(limit: 8) {
      items {
        ...ProductTile
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${BrandCardFragmentDoc}
${CategoryTileFragmentDoc}
${SubBrandCardFragmentDoc}
${ContentCardFragmentDoc}
${ProductTileFragmentDoc}
${ArticleCardFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<SubBrandsPageQuery, SubBrandsPageQueryVariables>;
export const SustainabilityPageDocument = gql`
    query SustainabilityPage($id: String!, $locale: String!, $preview: Boolean!) {
  page: sustainabilityPage(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    pageContent {
      ...SustainabilityPagePageContent
    }
    infoCollection(limit: 8) {
      items {
        ...ContentCard
      }
    }
    faqCollection(limit: 12) {
      items {
        ...Question
      }
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${SustainabilityPagePageContentFragmentDoc}
${ContentCardFragmentDoc}
${QuestionFragmentDoc}
${AnswerFragmentDoc}
${AnswerBodyFragmentDoc}
${RichTextDoseFragmentDoc}
${DoseFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<SustainabilityPageQuery, SustainabilityPageQueryVariables>;
export const WriteReviewDocument = gql`
    query WriteReview($id: String!, $locale: String!, $preview: Boolean!) {
  page: writeReview(id: $id, locale: $locale, preview: $preview) {
    __typename
    sys {
      id
    }
    title
    breadcrumbTitle
    transparentHeaderDesktop
    transparentHeaderMobile
    pageMetaData {
      ...PageMetaData
    }
    parentPage {
      ...CrumbParents
    }
    banner {
      ...PageBanner
    }
    guidelines
    form {
      ...Form
    }
    sectionsCollection(limit: 20) {
      items {
        ...SectionRef
      }
    }
  }
}
    ${PageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}
${CrumbParentsFragmentDoc}
${CrumbFragmentDoc}
${PageBannerFragmentDoc}
${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${FormFragmentDoc}
${SectionRefFragmentDoc}` as unknown as DocumentNode<WriteReviewQuery, WriteReviewQueryVariables>;
export const MediaBlocksDocument = gql`
    query MediaBlocks($ids: [String!]!, $limit: Int!, $locale: String!, $preview: Boolean!, $withBanner: Boolean! = false, $withVideoBanner: Boolean! = false, $withVideo: Boolean! = false, $withVideoAndTestimonials: Boolean! = false, $withImageSet: Boolean! = false, $withCarousel: Boolean! = false) {
  Banner: bannerCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withBanner) {
    items {
      ...Banner
    }
  }
  VideoBanner: videoBannerCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withVideoBanner) {
    items {
      ...VideoBanner
    }
  }
  Video: videoCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withVideo) {
    items {
      ...Video
    }
  }
  VideoAndTestimonials: videoAndTestimonialsCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withVideoAndTestimonials) {
    items {
      ...VideoAndTestimonials
    }
  }
  ImageSet: imageSetCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withImageSet) {
    items {
      ...ImageSet
    }
  }
  Carousel: carouselCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withCarousel) {
    items {
      ...Carousel
    }
  }
}
    ${BannerFragmentDoc}
${ImageSetFragmentDoc}
${ImageAssetFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ImageFragmentDoc}
${VideoBannerFragmentDoc}
${VideoFragmentDoc}
${VideoAndTestimonialsFragmentDoc}
${TestimonialFragmentDoc}
${CarouselFragmentDoc}
${ProductTileFragmentDoc}
${VariantCardFragmentDoc}
${QuantityFragmentDoc}
${ContentCardFragmentDoc}
${JobCardFragmentDoc}` as unknown as DocumentNode<MediaBlocksQuery, MediaBlocksQueryVariables>;
export const TextBlocksDocument = gql`
    query TextBlocks($ids: [String!]!, $limit: Int!, $locale: String!, $preview: Boolean!, $withContentTypeRichText: Boolean! = false, $withAccordion: Boolean! = false, $withCallout: Boolean! = false, $withContentCard: Boolean! = false, $withLinkButton: Boolean! = false, $withForm: Boolean! = false, $withPdfListWrapper: Boolean! = false) {
  ContentTypeRichText: contentTypeRichTextCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withContentTypeRichText) {
    items {
      ...RichText
    }
  }
  Accordion: accordionCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withAccordion) {
    items {
      ...Accordion
    }
  }
  Callout: calloutCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withCallout) {
    items {
      ...Callout
    }
  }
  ContentCard: contentCardCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withContentCard) {
    items {
      ...ContentCard
    }
  }
  LinkButton: linkButtonCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withLinkButton) {
    items {
      ...LinkButton
      componentWidth {
        ...ComponentWidth
      }
    }
  }
  Form: formCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withForm) {
    items {
      ...Form
    }
  }
  PdfListWrapper: pdfListWrapperCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withPdfListWrapper) {
    items {
      ...PdfListWrapper
    }
  }
}
    ${RichTextFragmentDoc}
${ComponentWidthFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${ImageAssetFragmentDoc}
${AccordionFragmentDoc}
${AccordionPanelBodyFragmentDoc}
${CalloutFragmentDoc}
${CallToActionFragmentDoc}
${ImageButtonFragmentDoc}
${VideoButtonFragmentDoc}
${ContentCardFragmentDoc}
${ImageFragmentDoc}
${ImageSetFragmentDoc}
${FormFragmentDoc}
${PdfListWrapperFragmentDoc}` as unknown as DocumentNode<TextBlocksQuery, TextBlocksQueryVariables>;
export const CatalogueBlocksDocument = gql`
    query CatalogueBlocks($ids: [String!]!, $limit: Int!, $locale: String!, $preview: Boolean!, $withProducts: Boolean! = false, $withProductCard: Boolean! = false, $withArticle: Boolean! = false, $withCategoryWrapper: Boolean! = false, $withLinkContainer: Boolean! = false) {
  Products: productsCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withProducts) {
    items {
      ...Products
    }
  }
  ProductCard: productCardCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withProductCard) {
    items {
      ...ProductCard
    }
  }
  Article: articleCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withArticle) {
    items {
      ...Article
    }
  }
  CategoryWrapper: categoryWrapperCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withCategoryWrapper) {
    items {
      ...CategoryWrapper
    }
  }
  LinkContainer: linkContainerCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) @include(if: $withLinkContainer) {
    items {
      ...LinkContainer
    }
  }
}
    ${ProductsFragmentDoc}
${ComponentWidthFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${ProductTileFragmentDoc}
${ImageAssetFragmentDoc}
${ProductCardFragmentDoc}
${DoseFragmentDoc}
${ArticleFragmentDoc}
${ArticleCardFragmentDoc}
${CategoryWrapperFragmentDoc}
${CategoryTileFragmentDoc}
${LinkContainerFragmentDoc}
${ImageButtonFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}` as unknown as DocumentNode<CatalogueBlocksQuery, CatalogueBlocksQueryVariables>;
export const FormEntryOptionsDocument = gql`
    query FormEntryOptions($locale: String!, $preview: Boolean!) {
  businessSizeCollection(
    limit: 100
    order: [sortOrder_ASC, sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
      name
    }
  }
  distributorCollection(
    limit: 1000
    order: [name_ASC, sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
      name
      kind
    }
  }
}
    ` as unknown as DocumentNode<FormEntryOptionsQuery, FormEntryOptionsQueryVariables>;
export const ArticleListDocument = gql`
    query ArticleList($type: String, $topic: String, $limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  articleDetailPagesCollection(
    where: {articleType: $type, topics: {code: $topic}}
    order: [publicationDate_DESC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...ArticleCard
    }
  }
}
    ${ArticleCardFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<ArticleListQuery, ArticleListQueryVariables>;
export const ArticleCountDocument = gql`
    query ArticleCount($type: String, $topic: String!, $locale: String!, $preview: Boolean!) {
  articleDetailPagesCollection(
    where: {articleType: $type, topics: {code: $topic}}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    total
  }
}
    ` as unknown as DocumentNode<ArticleCountQuery, ArticleCountQueryVariables>;
export const PublishedProductsDocument = gql`
    query PublishedProducts($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  productsPageCollection(
    order: [sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      sys {
        id
      }
      product {
        sys {
          id
        }
        slug
      }
    }
  }
}
    ` as unknown as DocumentNode<PublishedProductsQuery, PublishedProductsQueryVariables>;
export const PublishedArticlesDocument = gql`
    query PublishedArticles($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  articleDetailPagesCollection(
    order: [sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      sys {
        id
      }
      slug
    }
  }
}
    ` as unknown as DocumentNode<PublishedArticlesQuery, PublishedArticlesQueryVariables>;
export const MixturesDocument = gql`
    query Mixtures($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  productCollection(
    order: [productName_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...Mixture
      slug
    }
  }
}
    ${MixtureFragmentDoc}` as unknown as DocumentNode<MixturesQuery, MixturesQueryVariables>;
export const ProductsOfBrandDocument = gql`
    query ProductsOfBrand($brand: String!, $limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  productCollection(
    where: {brand: {sys: {id: $brand}}}
    order: [productName_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...ProductTile
    }
  }
}
    ${ProductTileFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<ProductsOfBrandQuery, ProductsOfBrandQueryVariables>;
export const ListedProductsDocument = gql`
    query ListedProducts($ids: [String]!, $limit: Int!, $locale: String!, $preview: Boolean!) {
  productCollection(
    where: {sys: {id_in: $ids}}
    limit: $limit
    locale: $locale
    preview: $preview
  ) {
    items {
      ...ListedProduct
    }
  }
}
    ${ListedProductFragmentDoc}
${ProductTileFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<ListedProductsQuery, ListedProductsQueryVariables>;
export const FacetNamesDocument = gql`
    query FacetNames($category: String, $locale: String!, $preview: Boolean!) {
  productCollection(
    where: {categories: {sys: {id: $category}}}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    total
  }
  brandCollection(limit: 500, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      name
      code
    }
  }
  categoryCollection(limit: 500, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      title
      code
    }
  }
  businessTypesCollection(limit: 500, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      name
      code
    }
  }
}
    ` as unknown as DocumentNode<FacetNamesQuery, FacetNamesQueryVariables>;
export const PageBySlugDocument = gql`
    query PageBySlug($slug: String!, $locale: String!, $preview: Boolean!) {
  homePage: homePageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  contentPage: contentPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  articleDetailPages: articleDetailPagesCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  articlePage: articlePageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  allBrandsPage: allBrandsPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  industryPage: industryPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  subBrandsPage: subBrandsPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  siteMap: siteMapCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  listingPage: listingPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  productListPage: productListPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  jobsToBeDone: jobsToBeDoneCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  restaurantPage: restaurantPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  largeChainPage: largeChainPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  janitorialCleaningPage: janitorialCleaningPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  independentCommonPage: independentCommonPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  sustainabilityPage: sustainabilityPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  buyPage: buyPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  offersPage: offersPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  faqPage: faqPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  serviceEquipmentPage: serviceEquipmentPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  safetyDataSheetPage: safetyDataSheetPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  sdsLanding: sdsLandingCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  registrationPage: registrationPageCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  productRegistrationForm: productRegistrationFormCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  writeReview: writeReviewCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  countrySelector: countrySelectorCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  ghsTraining: ghsTrainingCollection(
    where: {slug: $slug}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
  productsPage: productsPageCollection(
    where: {product: {slug: $slug}}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
    }
  }
}
    ` as unknown as DocumentNode<PageBySlugQuery, PageBySlugQueryVariables>;
export const PagesBelowContentPageDocument = gql`
    query PagesBelowContentPage($id: String!, $limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  contentPage(id: $id, locale: $locale, preview: $preview) {
    sys {
      id
    }
    linkedFrom {
      contentPageCollection(limit: $limit, skip: $skip, order: [sys_id_ASC]) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
        }
      }
      industryPageCollection(limit: $limit, skip: $skip, order: [sys_id_ASC]) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
          linkedFrom {
            independentCommonPageCollection(limit: 10) {
              items {
                __typename
                sys {
                  id
                }
                slug
                title
                breadcrumbTitle
                pageMetaData {
                  ...ChildPageMetaData
                }
              }
            }
          }
        }
      }
      restaurantPageCollection(limit: $limit, skip: $skip, order: [sys_id_ASC]) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
        }
      }
      largeChainPageCollection(limit: $limit, skip: $skip, order: [sys_id_ASC]) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
        }
      }
      janitorialCleaningPageCollection(
        limit: $limit
        skip: $skip
        order: [sys_id_ASC]
      ) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
        }
      }
      productListPageCollection(limit: $limit, skip: $skip, order: [sys_id_ASC]) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
        }
      }
      jobsToBeDoneCollection(limit: $limit, skip: $skip, order: [sys_id_ASC]) {
        total
        items {
          __typename
          sys {
            id
          }
          slug
          title
          breadcrumbTitle
          pageMetaData {
            ...ChildPageMetaData
          }
          category {
            sys {
              id
            }
            code
            title
            sortOrder
          }
        }
      }
    }
  }
}
    ${ChildPageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<PagesBelowContentPageQuery, PagesBelowContentPageQueryVariables>;
export const ProductKindsDocument = gql`
    query ProductKinds($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  productListPageCollection(
    where: {category_exists: true}
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        ...ChildPageMetaData
      }
    }
  }
}
    ${ChildPageMetaDataFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<ProductKindsQuery, ProductKindsQueryVariables>;
export const RecommenderHomeDocument = gql`
    query RecommenderHome($locale: String!, $preview: Boolean!) {
  recommenderHomePageCollection(
    limit: 1
    order: [sys_firstPublishedAt_ASC]
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
        publishedAt
      }
      title
      breadcrumbTitle
      cardsTitle
      header {
        ...RecommenderHeader
      }
      footer {
        ...RecommenderFooter
      }
      banner {
        ...RecommenderBanner
      }
      popUpBanner {
        ...RecommenderPopUpBanner
      }
      homeCardsCollection(limit: 8) {
        items {
          ...RecommenderHomeCard
        }
      }
      pageMetadata {
        ...RecommenderMetadata
      }
      questionsCollection(limit: 6) {
        items {
          sys {
            id
          }
        }
      }
      resultPage {
        sys {
          id
        }
      }
      planPage {
        sys {
          id
        }
      }
      sitemap {
        ...RecommenderSitemap
      }
      sampleLink {
        ...RecommenderLink
      }
    }
  }
}
    ${RecommenderHeaderFragmentDoc}
${RecommenderImageFragmentDoc}
${ImageAssetFragmentDoc}
${RecommenderFooterFragmentDoc}
${RecommenderLinkFragmentDoc}
${RecommenderBannerFragmentDoc}
${RecommenderLinkButtonFragmentDoc}
${RecommenderPopUpBannerFragmentDoc}
${RecommenderHomeCardFragmentDoc}
${RecommenderMetadataFragmentDoc}
${RecommenderSitemapFragmentDoc}
${RecommenderTextFragmentDoc}
${RecommenderRichTextBodyFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${FileAssetFragmentDoc}` as unknown as DocumentNode<RecommenderHomeQuery, RecommenderHomeQueryVariables>;
export const RecommenderPagesDocument = gql`
    query RecommenderPages($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  recommenderPageCollection(
    order: [sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...RecommenderPage
    }
  }
}
    ${RecommenderPageFragmentDoc}
${RecommenderTextFragmentDoc}
${RecommenderRichTextBodyFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${FileAssetFragmentDoc}
${ImageAssetFragmentDoc}
${RecommenderLinkFragmentDoc}
${RecommenderMetadataFragmentDoc}` as unknown as DocumentNode<RecommenderPagesQuery, RecommenderPagesQueryVariables>;
export const RecommenderAnswersDocument = gql`
    query RecommenderAnswers($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  recommenderAnswerCollection(
    order: [sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...RecommenderAnswer
    }
  }
}
    ${RecommenderAnswerFragmentDoc}
${RecommenderImageFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<RecommenderAnswersQuery, RecommenderAnswersQueryVariables>;
export const RecommenderRulesDocument = gql`
    query RecommenderRules($code: String!, $limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  recommenderProductsCollection(
    where: {answers: {code: $code}}
    order: [points_DESC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      ...RecommenderRule
    }
  }
}
    ${RecommenderRuleFragmentDoc}
${RuleDilutionFragmentDoc}
${DoseFragmentDoc}
${HazardClassificationFragmentDoc}
${SafetyDataSheetFragmentDoc}
${FileAssetFragmentDoc}
${ProductTileFragmentDoc}
${ImageAssetFragmentDoc}
${MixtureFragmentDoc}
${QuantityFragmentDoc}` as unknown as DocumentNode<RecommenderRulesQuery, RecommenderRulesQueryVariables>;
export const RedirectsDocument = gql`
    query Redirects($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  redirectCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      sys {
        id
      }
      from
      to
      permanent
    }
  }
}
    ` as unknown as DocumentNode<RedirectsQuery, RedirectsQueryVariables>;
export const RegistrationFormDataDocument = gql`
    query RegistrationFormData($locale: String!, $preview: Boolean!) {
  registrationFormDataCollection(limit: 1, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      formDropdownData
    }
  }
}
    ` as unknown as DocumentNode<RegistrationFormDataQuery, RegistrationFormDataQueryVariables>;
export const ReviewedProductDocument = gql`
    query ReviewedProduct($reviewId: String!, $locale: String!, $preview: Boolean!) {
  productCollection(
    where: {ratingAndReviewId: $reviewId}
    limit: 1
    locale: $locale
    preview: $preview
  ) {
    items {
      ...ProductTile
    }
  }
}
    ${ProductTileFragmentDoc}
${ImageAssetFragmentDoc}` as unknown as DocumentNode<ReviewedProductQuery, ReviewedProductQueryVariables>;
export const SampleProductsDocument = gql`
    query SampleProducts($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  productCollection(
    where: {sampleAvailable: true}
    order: [productBrand_ASC, productName_ASC, sys_id_ASC]
    limit: $limit
    skip: $skip
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      sys {
        id
      }
      slug
      productBrand
      productName
    }
  }
}
    ` as unknown as DocumentNode<SampleProductsQuery, SampleProductsQueryVariables>;
export const HeaderShellDocument = gql`
    query HeaderShell($locale: String!, $preview: Boolean!) {
  layoutCollection(limit: 1, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      hideNewsletterOn
      hideRelatedBrandOn
      header {
        ...Header
      }
    }
  }
}
    ${HeaderFragmentDoc}
${ImageFragmentDoc}
${ImageAssetFragmentDoc}
${ImageButtonFragmentDoc}
${MenuItemFragmentDoc}` as unknown as DocumentNode<HeaderShellQuery, HeaderShellQueryVariables>;
export const FooterShellDocument = gql`
    query FooterShell($locale: String!, $preview: Boolean!) {
  layoutCollection(limit: 1, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      footer {
        ...Footer
      }
      newsletterForm {
        ...Form
      }
      organization {
        ...Organization
      }
      defaultMetaData {
        ...PageMetaData
      }
    }
  }
  articlePageCollection(
    limit: 1
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    items {
      sys {
        id
      }
      slug
      name
    }
  }
  breadCrumbCollection(limit: 40, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      title
      slug
    }
  }
}
    ${FooterFragmentDoc}
${LinkContainerFragmentDoc}
${LinkButtonFragmentDoc}
${FileAssetFragmentDoc}
${ImageButtonFragmentDoc}
${ImageAssetFragmentDoc}
${ContentTypeRichTextBodyFragmentDoc}
${RichTextInlineFragmentDoc}
${RichTextHyperlinkFragmentDoc}
${BlockRefFragmentDoc}
${EmbeddedAssetFragmentDoc}
${FormFragmentDoc}
${OrganizationFragmentDoc}
${PageMetaDataFragmentDoc}` as unknown as DocumentNode<FooterShellQuery, FooterShellQueryVariables>;
export const UrlBuilderProductsDocument = gql`
    query UrlBuilderProducts($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  productsPage: productsPageCollection(
    limit: $limit
    skip: $skip
    order: [breadcrumbTitle_ASC, sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      title
      breadcrumbTitle
      product {
        sys {
          id
          publishedAt
        }
        productName
        slug
      }
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
}
    ` as unknown as DocumentNode<UrlBuilderProductsQuery, UrlBuilderProductsQueryVariables>;
export const UrlBuilderArticlesDocument = gql`
    query UrlBuilderArticles($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  articleDetailPages: articleDetailPagesCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
}
    ` as unknown as DocumentNode<UrlBuilderArticlesQuery, UrlBuilderArticlesQueryVariables>;
export const UrlBuilderPagesDocument = gql`
    query UrlBuilderPages($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  urlBuilderCollection(limit: 1, locale: $locale, preview: $preview) {
    items {
      sys {
        id
      }
      hiddenFromSitemap
    }
  }
  homePage: homePageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  contentPage: contentPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      name
      parentPage {
        ...Crumb
      }
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  articlePage: articlePageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      name
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  allBrandsPage: allBrandsPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  industryPage: industryPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  siteMap: siteMapCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  listingPage: listingPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  productListPage: productListPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  jobsToBeDone: jobsToBeDoneCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  restaurantPage: restaurantPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  largeChainPage: largeChainPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  janitorialCleaningPage: janitorialCleaningPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  independentCommonPage: independentCommonPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      parentIndustryPage {
        ...Crumb
      }
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  sustainabilityPage: sustainabilityPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  buyPage: buyPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  offersPage: offersPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  faqPage: faqPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  serviceEquipmentPage: serviceEquipmentPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  safetyDataSheetPage: safetyDataSheetPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  sdsLanding: sdsLandingCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  registrationPage: registrationPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  productRegistrationForm: productRegistrationFormCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  writeReview: writeReviewCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  countrySelector: countrySelectorCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
}
    ${CrumbFragmentDoc}` as unknown as DocumentNode<UrlBuilderPagesQuery, UrlBuilderPagesQueryVariables>;
export const UrlBuilderSubBrandsAndTrainingDocument = gql`
    query UrlBuilderSubBrandsAndTraining($limit: Int!, $skip: Int!, $locale: String!, $preview: Boolean!) {
  subBrandsPage: subBrandsPageCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
  ghsTraining: ghsTrainingCollection(
    limit: $limit
    skip: $skip
    order: [sys_id_ASC]
    locale: $locale
    preview: $preview
  ) {
    total
    items {
      __typename
      sys {
        id
        publishedAt
      }
      slug
      title
      breadcrumbTitle
      pageMetaData {
        sys {
          id
        }
        noIndex
        canonicalPath
      }
    }
  }
}
    ` as unknown as DocumentNode<UrlBuilderSubBrandsAndTrainingQuery, UrlBuilderSubBrandsAndTrainingQueryVariables>;