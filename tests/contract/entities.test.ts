/** Compares the content model and the GraphQL schema with docs/product.md, "Entities". */
import { readFileSync } from 'node:fs';
import { loadSpace } from '@cleanpro/contentful-local/space/load';

const { contentTypes } = loadSpace('packages/sample-space/content', {
  spaceId: 'cleanpro',
  environmentId: 'master',
});
const fieldOf = (type: string, field: string) =>
  contentTypes.get(type)?.fields.find(({ id }) => id === field);
const words = (text: string): string[] => text.split(' ');

const FIELDS: Record<string, string> = {
  articleDetailPages: 'title shortDescription relatedArticleCardImage slug minuteReading',
  article: 'variants',
  linkButton:
    'name link pdf tooltip styles componentWidth target linkText gaEventClass gaEventLabel googleRemarketingTagSource',
  imageButton: 'name image altText link tooltip styles target gaEventClass gaEventLabel',
  product: 'heroVariant productBrand productName slug ratingAndReviewId',
  productVariant:
    'productBrand productName shortDescription variantDescription sellUnits packageSize packageSizeUnits gtin caseUpc packageUpc desclaimerText heroImage styles safetySheet concentrate madeFromConcentrate smartlabel',
  contentCard: 'title subTitle text image callToActions styles componentWidth',
  subBrandCard: 'title subTitle text image styles callToActions',
  video: 'videoLink videoThumbnail autoplay transcript styles componentWidth gaEventClass',
  videoButton: 'videoUrl styles',
  imageSet: 'desktopImage tabletImage smartphoneImage altText styles componentWidth',
  image: 'name altText tooltip image',
  header: 'name brandLogo socialLinks countrySelectors headerLinks primaryNav',
  countries: 'countryName countryWebsite flagAltText flag language',
  megaMenu: 'menuText menuLink styles menuSlots',
  menuSlot: 'name link target styles menuItems',
  menuItem: 'menuText menuLink menuStyles target isHamburgerMenu',
  siteFooter: 'name title relatedBrand socialConnect footerLinks footerLegalLinks copyright disclaimer',
  linkContainer: 'name text styles links',
  richText: 'name styles body componentWidth',
  componentWidth: 'desktop tablet smartphone',
  registrationFormData: 'formDropdownData',
  searchTopSuggestions: 'link imageUrl title sortOrder contentType',
  banner: 'name image content callToAction badgeImages contentPosition textAlign styles componentWidth',
  videoBanner: 'video image content callToAction badgeImages contentPosition',
  contentPage: 'name slug breadcrumbTitle parentPage transparentHeaderDesktop transparentHeaderMobile',
  independentCommonPage: 'parentIndustryPage',
  sdsLanding: 'pageTitle',
  organization: 'name alternateName url logo parentOrganization socialProfiles',
  pageMetaData: 'title titleMeta keywords description image canonicalPath ogTitle ogDescription ogImage',
  offersPage: 'distributorSection bizsaverSection',
  offersSection: 'offers participatingProducts subSections redemptionText',
  subBrandsPage:
    'breadcrumb categories keyFeatures informationModules relatedArticles additionalStainProducts',
  sustainabilityPage: 'breadcrumbTitle parentPage faq pageContent info sections',
  question: 'answer subQuestions',
  recommenderHomePage: 'header footer banner popUpBanner homeCards pageMetadata sitemap',
  recommenderPopUpBanner: 'callToActionItems',
  recommenderProducts: 'businessTypes safetyDataSheets',
  recommenderSitemap: 'content sections',
  recommenderSitemapSection: 'items',
};

test.each(Object.entries(FIELDS))('%s has the documented fields', (type, fields) => {
  expect(words(fields).filter((field) => !fieldOf(type, field))).toEqual([]);
});

test.each([
  ['header', 'socialLinks', 4],
  ['header', 'countrySelectors', 15],
  ['header', 'headerLinks', 10],
  ['header', 'primaryNav', 10],
  ['header', 'searchTopSuggestions', 4],
  ['megaMenu', 'menuSlots', 8],
  ['menuSlot', 'menuItems', 15],
  ['siteFooter', 'footerLinks', 2],
  ['siteFooter', 'footerLegalLinks', 2],
  ['linkContainer', 'links', 22],
])('%s limits %s to the documented maximum: %i', (type, field, maximum) => {
  expect(fieldOf(type, field)?.validations).toContainEqual({ size: { max: maximum } });
});

test('a width is 1 to 12 columns or full bleed, for each of three screen sizes', () => {
  const widths = [...Array.from({ length: 12 }, (_, index) => String(index + 1)), 'FullBleed'];
  for (const screen of ['desktop', 'tablet', 'smartphone'])
    expect(fieldOf('componentWidth', screen)?.validations).toContainEqual({ in: widths });
});

test.each([
  ['linkContainer', 'links', 'linkButton imageButton richText'],
  ['contentCard', 'callToActions', 'videoButton linkButton'],
  ['subBrandCard', 'callToActions', 'linkButton'],
  ['banner', 'callToAction', 'linkButton imageButton videoButton'],
  ['videoBanner', 'content', 'heading richText'],
])('%s: the field %s accepts only %s', (type, field, targets) => {
  expect(fieldOf(type, field)?.items?.validations).toContainEqual({ linkContentType: words(targets) });
});

const SCHEMA = readFileSync('graphql/schema.graphql', 'utf8');
const TYPES = words(
  'Accordion AccordionPanel Article ArticleDetailPages Banner BreadCrumb BusinessSize BusinessTypes Buy Callout Carousel Category CategoryWrapper Countries Language Distributor Retailer Facet FaqPage Form FormField Header Heading HomePage Image ImageSet ImageButton LinkButton LinkContainer MegaMenu MenuItem MenuSlot OffersPage PageMetaData Paragraph PdfListWrapper Product ProductCard ProductVariant Products Question Answer Quiz SafetyDataSheet SearchTopSuggestions SectionContainer SiteFooter Video VideoBanner Zipcode SubBrandsPage Superscript SustainabilityPage UtilityMenu VideoAndTestimonials VideoButton IngredientView RecommenderBanner RecommenderFooter RecommenderHeader RecommenderHomeCard RecommenderHomePage RecommenderImage RecommenderVideo RecommenderLink RecommenderLinkButton RecommenderMenuItem RecommenderPageMetadata RecommenderPopUpBanner RecommenderProducts RecommenderPage RecommenderRichText RecommenderSitemap RecommenderSitemapSection RecommenderSitemapItem',
);

test.each(TYPES)('the API has the type %s, with a collection that can be filtered and ordered', (type) => {
  for (const form of [
    `type ${type} `,
    `type ${type}Collection `,
    `input ${type}Filter `,
    `enum ${type}Order `,
  ])
    expect(SCHEMA).toContain(`\n${form}`);
});
