/**
 * The lists of docs/product.md, with the slug of a sample page for each item. tests/contract/sample-pages.test.ts fails
 * when a page is missing. tests/e2e/crawl.spec.ts visits all pages.
 */

/** Page types. `layout` and `urlBuilder` are not pages. */
export const PAGE_TYPES: Record<string, string | null> = {
  contentPage: 'about-us',
  articleDetailPages: 'articles/contact-time-explained',
  jobsToBeDone: 'jobs-to-be-done/clean-a-griddle',
  industryPage: 'industries/hotels',
  productsPage: 'brands/dawn/pot-and-pan-detergent',
  safetyDataSheetPage: 'safety-data-sheets/dawn',
  registrationPage: 'user-registration',
  listingPage: 'media-hub/articles',
  articlePage: 'articles',
  productListPage: 'cleaning-solutions/kitchen',
  writeReview: 'write-review',
  homePage: 'home',
  countrySelector: 'country-selector',
  productRegistrationForm: 'equipment-registration',
  layout: null,
  urlBuilder: null,
  siteMap: 'sitemap',
  restaurantPage: 'industries/restaurants',
  largeChainPage: 'large-restaurant-cleaning',
  janitorialCleaningPage: 'janitorial-cleaning-supplies',
  sustainabilityPage: 'sustainability',
  independentCommonPage: 'independent-food-service',
  buyPage: 'buy-cleaning-products',
  sdsLanding: 'safety-data-sheets',
  offersPage: 'offers',
  allBrandsPage: 'brands',
  faqPage: 'faq',
  serviceEquipmentPage: 'service-equipment',
  subBrandsPage: 'brands/tide-professional/tide-stain-system',
  ghsTraining: 'ghs-training',
};

export const LISTING_TYPES: Record<string, string> = {
  articles: 'media-hub/articles',
  videos: 'media-hub/videos',
  testimonial: 'media-hub/testimonials',
  webinar: 'media-hub/webinars',
};

export const CAROUSEL_TYPES: Record<string, string> = {
  Testimonial: 'home',
  ProductsSlider: 'home',
  RelatedProduct: 'jobs-to-be-done/clean-a-fryer',
  Variants: 'brands/dilute-2-go/d2g-dispenser',
  ImageCard: 'industries/restaurants',
  TrustedBest: 'home',
  StackedCard: 'hire-mr-clean',
  OnlyImageCarousel: 'about-us',
};

/** Routes. `/_app` is the application shell, not a page. */
export const ROUTES: Record<string, string | null> = {
  '/en-us': 'home',
  '/en-us/about-us': 'about-us',
  '/en-us/contact-us': 'contact-us',
  '/en-us/hire-mr-clean/': 'hire-mr-clean',
  '/en-us/whats-new/epa-registered-cleaning-products': 'whats-new/epa-registered-cleaning-products',
  '/en-us/articles/{slug}': 'articles/contact-time-explained',
  '/en-us/brands/{brand}/{product}': 'brands/dawn/pot-and-pan-detergent',
  '/en-us/{slug}': 'sustainability',
  '/_app': null,
};

export const BREADCRUMB_TITLES: Record<string, string> = {
  home: 'Home',
  'compare-products': 'Compare products',
  'write-review': 'Write a review',
  'contact-us': 'Contact us',
  sitemap: 'Sitemap',
  search: 'Search',
  offers: 'Offers',
  'service-equipment': 'Service & Equipment',
};

export const PAGE_CLASSES: Record<string, [slug: string, pageClass: string]> = {
  febreze: ['brands/febreze', 'page-febreze'],
  swiffer: ['brands/swiffer', 'page-swiffer'],
  'dilute-2-go': ['brands/dilute-2-go', 'page-dilute-2-go'],
  dawnheavyduty: ['brands/dawn/dawnheavyduty', 'page-dawnheavyduty'],
  'spic-and-span': ['brands/spic-and-span', 'page-spic-and-span'],
  sustainability: ['sustainability', 'page-sustainability'],
  'independent-food-service': ['independent-food-service', 'page-independent-food-service'],
  'sars-cov-2': ['sars-cov-2', 'page-sars-cov-2'],
  'large restaurant cleaning': ['large-restaurant-cleaning', 'page-large-restaurant-cleaning'],
  'healthcare cleaning': ['healthcare-cleaning', 'page-large-healthcare-cleaning'],
  'hospitality cleaning': ['hospitality-cleaning', 'page-large-hospitality-cleaning'],
  'about-us': ['about-us', 'page-about-us'],
  'epa-registered-cleaning-products': [
    'whats-new/epa-registered-cleaning-products',
    'page-epa-registered-cleaning-products',
  ],
  'contact-us': ['contact-us', 'page-contact-us'],
  'janitorial-cleaning-supplies': ['janitorial-cleaning-supplies', 'page-janitorial-cleaning-supplies'],
  'user-registration': ['user-registration', 'page-user-registration'],
  'request-consultation': ['request-consultation', 'page-request-consultation'],
  charmin: ['brands/charmin', 'page-charmin'],
  'tide-professional': ['brands/tide-professional', 'page-tide-professional'],
  'brands (all-brands)': ['brands', 'page-all-brands'],
  'search-results': ['search', 'page-search-results'],
  'clean-upgraded-campaign': ['clean-upgraded-campaign', 'page-clean-upgraded-campaign'],
  'whats-new/clean-upgraded': ['whats-new/clean-upgraded', 'page-whats-new-clean-upgraded'],
  'tide system page 1': ['brands/tide-professional/tide-laundry-system', 'page-tide-laundry-system'],
  'tide system page 2': ['brands/tide-professional/tide-coin-laundry', 'page-tide-coin-laundry'],
  'tide system page 3': ['brands/tide-professional/tide-stain-system', 'page-tide-stain-system'],
  'cleaning-solutions: bathroom': ['cleaning-solutions/bathroom', 'page-cleaning-solutions-bathroom'],
  'cleaning-solutions: laundry': ['cleaning-solutions/laundry', 'page-cleaning-solutions-laundry'],
  'cleaning-solutions: floor': ['cleaning-solutions/floor', 'page-cleaning-solutions-floor'],
  'cleaning-solutions: surface-and-air-clean': [
    'cleaning-solutions/surface-and-air-clean',
    'page-cleaning-solutions-surface-and-air-clean',
  ],
  'cleaning-solutions: carpet': ['cleaning-solutions/carpet', 'page-cleaning-solutions-carpet'],
  'cleaning-solutions: kitchen': ['cleaning-solutions/kitchen', 'page-cleaning-solutions-kitchen'],
  'articles/value-of-clean-survey': ['articles/value-of-clean-survey', 'page-articles-value-of-clean-survey'],
  'value-of-clean': ['value-of-clean', 'page-value-of-clean'],
  'media-hub': ['media-hub', 'page-media-hub'],
  'cleaning-procedures': ['cleaning-procedures', 'page-cleaning-procedures'],
  'whats-new/microban-sample': ['whats-new/microban-sample', 'page-whats-new-microban-sample'],
  'tide stain-and-odor-eliminator': [
    'brands/tide-professional/stain-and-odor-eliminator',
    'page-stain-and-odor-eliminator',
  ],
};

/** Pages in `app/en-us/(site)` that have no content entry. */
export const OWN_ROUTES: ReadonlySet<string> = new Set(['search', 'compare-products']);

export const SAMPLE_PAGES: readonly string[] = [
  ...new Set([
    ...Object.values(PAGE_TYPES),
    ...Object.values(LISTING_TYPES),
    ...Object.values(CAROUSEL_TYPES),
    ...Object.values(ROUTES),
    ...Object.keys(BREADCRUMB_TITLES),
    ...Object.values(PAGE_CLASSES).map(([slug]) => slug),
  ]),
].filter((slug) => slug !== null);
