export const PAGES = {
  home: '/en-us',
  'content page': '/en-us/about-us',
  'brand page': '/en-us/brands/dawn',
  'sub-brand page': '/en-us/brands/tide-professional/tide-stain-system',
  'all brands': '/en-us/brands',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
  'article with video': '/en-us/articles/video-closing-a-kitchen',
  articles: '/en-us/articles',
  listing: '/en-us/media-hub/videos',
  industry: '/en-us/industries/hotels',
  'product list': '/en-us/cleaning-solutions/kitchen',
  EPA: '/en-us/whats-new/epa-registered-cleaning-products',
  sitemap: '/en-us/sitemap',
  contact: '/en-us/contact-us',
  'sample request': '/en-us/request-sample?product=brands/mr-clean/magic-eraser-extra-power',
  'hire mr clean': '/en-us/hire-mr-clean',
  banners: '/en-us/whats-new/building-blocks',
  cards: '/en-us/whats-new/building-blocks-cards',
  lists: '/en-us/whats-new/building-blocks-lists',
  faq: '/en-us/faq',
  offers: '/en-us/offers',
  'faq with sub-questions': '/en-us/faq/product-safety',
  'safety data sheets': '/en-us/safety-data-sheets',
  'safety data sheets found': '/en-us/safety-data-sheets?product=degreaser',
  sheets: '/en-us/safety-data-sheets/laundry',
  sustainability: '/en-us/sustainability',
  registration: '/en-us/user-registration',
  'equipment registration': '/en-us/equipment-registration',
  'write review': '/en-us/write-review',
  'country selector': '/en-us/country-selector',
  'GHS training': '/en-us/ghs-training',
  'GHS certificate':
    '/en-us/ghs-training/refresher?checked=1&answer-1=2&answer-2=2&answer-3=3&answer-4=3&answer-5=1',
  'product list narrowed': '/en-us/cleaning-solutions/kitchen?brand=dawn',
  'listing by topic': '/en-us/media-hub/articles?topic=laundry',
  testimonials: '/en-us/media-hub/testimonials',
  webinars: '/en-us/media-hub/webinars',
  'cleaning procedures': '/en-us/cleaning-procedures',
  'media hub': '/en-us/media-hub',
  'value of clean': '/en-us/value-of-clean',
  buy: '/en-us/buy-cleaning-products',
  'job to be done': '/en-us/jobs-to-be-done/clean-a-fryer',
  'service and equipment': '/en-us/service-equipment',
  restaurants: '/en-us/industries/restaurants',
  'large chain': '/en-us/large-restaurant-cleaning',
  janitorial: '/en-us/janitorial-cleaning-supplies',
  independent: '/en-us/independent-food-service',
  legal: '/en-us/privacy-notice',
  'product finder': '/en-us/recommender',
  'product finder, a question': '/en-us/recommender/hotels/restrooms',
  'product finder, recommendation': '/en-us/recommender/products/hotels/restrooms/soap-scum',
  'cleaning plan': '/en-us/recommender/plan/hotels/restrooms/soap-scum',
  'search results': '/en-us/search?q=cleaner',
  comparison: '/en-us/compare-products?products=dawn/heavy-duty-degreaser,comet/toilet-bowl-cleaner',
  'where to buy around a ZIP code': '/en-us/buy-cleaning-products?zip=60601&radius=100',
  'not found': '/en-us/no-such-page',
} as const;

export const PAGES_WITH_BASELINE = {
  ...PAGES,
  search: '/en-us/search?q=floor',
  'search without result': '/en-us/search?q=zzzz',
  compare: '/en-us/compare-products',
  'where to buy': '/en-us/buy-cleaning-products?zip=53202',
  'style guide': '/en-us/_styles',
} as const;

/** Additional pages of the product finder. They look like the pages above, so they have no baselines. */
export const RECOMMENDER_PAGES = {
  'product finder, an area': '/en-us/recommender/hotels',
  'product finder, needs': '/en-us/recommender/hotels/restrooms/soap-scum',
  'product finder, a need': '/en-us/recommender/products/hotels/restrooms/soap-scum?need=fragrance-free',
  'product finder, closest products':
    '/en-us/recommender/products/hotels/restrooms/soap-scum?need=food-contact&need=epa-registered',
  'cleaning plan of wipes': '/en-us/recommender/plan/schools/classrooms/high-touch?use=disinfecting-wipes',
  'product finder, how it works': '/en-us/recommender/how-it-works',
  'product finder, sitemap': '/en-us/recommender/sitemap',
} as const;

/**
 * The blocks of the style guide, which exists only in test builds. They need no baseline, because the pages that
 * contain the same blocks have baselines.
 */
export const STYLE_GUIDE_BLOCKS = { 'style guide, blocks': '/en-us/_styles/blocks' } as const;
