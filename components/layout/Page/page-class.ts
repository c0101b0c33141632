/** The slugs with a page-specific class (docs/product.md, "Body classes"). */
const SLUGS = new Set([
  'febreze',
  'swiffer',
  'dilute-2-go',
  'dawnheavyduty',
  'spic-and-span',
  'sustainability',
  'independent-food-service',
  'sars-cov-2',
  'large-restaurant-cleaning',
  'healthcare-cleaning',
  'hospitality-cleaning',
  'about-us',
  'epa-registered-cleaning-products',
  'contact-us',
  'janitorial-cleaning-supplies',
  'user-registration',
  'request-consultation',
  'charmin',
  'tide-professional',
  'brands',
  'search',
  'clean-upgraded-campaign',
  'whats-new/clean-upgraded',
  'tide-laundry-system',
  'tide-coin-laundry',
  'tide-stain-system',
  'cleaning-solutions/bathroom',
  'cleaning-solutions/laundry',
  'cleaning-solutions/floor',
  'cleaning-solutions/surface-and-air-clean',
  'cleaning-solutions/carpet',
  'cleaning-solutions/kitchen',
  'articles/value-of-clean-survey',
  'value-of-clean',
  'media-hub',
  'cleaning-procedures',
  'whats-new/microban-sample',
  'stain-and-odor-eliminator',
]);

/** Classes with another name than their slug. */
const OTHER_NAMES: Record<string, string> = { brands: 'all-brands', search: 'search-results' };

/** The class of a page by its slug or the slug's last segment, with hyphens for slashes; undefined for pages without one. */
export function pageClass(slug: string): string | undefined {
  const last = slug.split('/').at(-1) ?? slug;
  const found = SLUGS.has(slug) ? slug : SLUGS.has(last) ? last : undefined;
  if (found === undefined) return undefined;
  return `page-${OTHER_NAMES[found] ?? found.replaceAll('/', '-')}`;
}
