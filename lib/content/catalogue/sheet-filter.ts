import type { SafetyDataSheetFilter } from '@/graphql/generated/operations';

/**
 * What a visitor's search means to the content service: words of the product name, a brand, a code as printed with
 * its spaces and hyphens, a language, a category. Null when nothing is asked.
 */
export function sheetFilter(pageQuery: URLSearchParams): SafetyDataSheetFilter | null {
  const parts: SafetyDataSheetFilter[] = [];
  for (const word of (pageQuery.get('product') ?? '').split(/\s+/).filter(Boolean).slice(0, 6))
    parts.push({ OR: [{ productName_contains: word }, { productBrand_contains: word }] });
  const brand = pageQuery.get('brand');
  if (brand) parts.push({ productBrand: brand });
  const upc = (pageQuery.get('upc') ?? '').replace(/[\s-]+/g, '');
  if (upc) parts.push({ upcs_contains_some: [upc] });
  const language = pageQuery.get('language');
  if (language) parts.push({ language: { code: language } });
  const category = pageQuery.get('category');
  if (category) parts.push({ category: { code: category } });
  return parts.length > 0 ? { AND: parts } : null;
}
