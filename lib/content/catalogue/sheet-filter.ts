import type { SafetyDataSheetFilter } from '@/graphql/generated/operations';

/**
 * Returns the GraphQL filter of a safety data sheet search, or null if the query has no filter. Filters by words in the
 * product name or brand, by brand, by UPC (ignoring spaces and hyphens), by language and by category.
 * @param found ids of sheets that match the words in another way: by ingredient, hazard or synonym
 */
export function toSheetFilter(
  pageQuery: URLSearchParams,
  found: readonly string[] = [],
): SafetyDataSheetFilter | null {
  const conditions: SafetyDataSheetFilter[] = [];
  const words = (pageQuery.get('product') ?? '').split(/\s+/).filter(Boolean).slice(0, 6);
  const named = words.map((word) => ({
    OR: [{ productName_contains: word }, { productBrand_contains: word }],
  }));
  if (found.length > 0) conditions.push({ OR: [{ AND: named }, { sys: { id_in: [...found] } }] });
  else conditions.push(...named);
  const brand = pageQuery.get('brand');
  if (brand) conditions.push({ productBrand: brand });
  const upc = (pageQuery.get('upc') ?? '').replace(/[\s-]+/g, '');
  if (upc) conditions.push({ upcs_contains_some: [upc] });
  const language = pageQuery.get('language');
  if (language) conditions.push({ language: { code: language } });
  const category = pageQuery.get('category');
  if (category) conditions.push({ category: { code: category } });
  return conditions.length > 0 ? { AND: conditions } : null;
}
