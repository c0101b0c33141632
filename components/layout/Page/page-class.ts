/** Names of the pages that have their own class on `<body>`, by slug (docs/product.md, "Body classes"). */
const CLASSES: Readonly<Record<string, string>> = {
  'brands/febreze': 'febreze',
  'brands/swiffer': 'swiffer',
  'brands/dilute-2-go': 'dilute-2-go',
  'brands/dawn/dawnheavyduty': 'dawnheavyduty',
  'brands/spic-and-span': 'spic-and-span',
  sustainability: 'sustainability',
  'independent-food-service': 'independent-food-service',
  'sars-cov-2': 'sars-cov-2',
  'large-restaurant-cleaning': 'large-restaurant-cleaning',
  'healthcare-cleaning': 'large-healthcare-cleaning',
  'hospitality-cleaning': 'large-hospitality-cleaning',
  'about-us': 'about-us',
  'whats-new/epa-registered-cleaning-products': 'epa-registered-cleaning-products',
  'contact-us': 'contact-us',
  'janitorial-cleaning-supplies': 'janitorial-cleaning-supplies',
  'user-registration': 'user-registration',
  'request-consultation': 'request-consultation',
  'brands/charmin': 'charmin',
  'brands/tide-professional': 'tide-professional',
  brands: 'all-brands',
  search: 'search-results',
  'clean-upgraded-campaign': 'clean-upgraded-campaign',
  'whats-new/clean-upgraded': 'whats-new-clean-upgraded',
  'brands/tide-professional/tide-laundry-system': 'tide-laundry-system',
  'brands/tide-professional/tide-coin-laundry': 'tide-coin-laundry',
  'brands/tide-professional/tide-stain-system': 'tide-stain-system',
  'cleaning-solutions/bathroom': 'cleaning-solutions-bathroom',
  'cleaning-solutions/laundry': 'cleaning-solutions-laundry',
  'cleaning-solutions/floor': 'cleaning-solutions-floor',
  'cleaning-solutions/surface-and-air-clean': 'cleaning-solutions-surface-and-air-clean',
  'cleaning-solutions/carpet': 'cleaning-solutions-carpet',
  'cleaning-solutions/kitchen': 'cleaning-solutions-kitchen',
  'articles/value-of-clean-survey': 'articles-value-of-clean-survey',
  'value-of-clean': 'value-of-clean',
  'media-hub': 'media-hub',
  'cleaning-procedures': 'cleaning-procedures',
  'whats-new/microban-sample': 'whats-new-microban-sample',
  'brands/tide-professional/stain-and-odor-eliminator': 'stain-and-odor-eliminator',
};

/** Returns the class of the page with exactly this slug, or undefined. */
export function pageClass(slug: string): string | undefined {
  const name = Object.hasOwn(CLASSES, slug) ? CLASSES[slug] : undefined;
  return name === undefined ? undefined : `page-${name}`;
}
