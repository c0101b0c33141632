import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { pageHref } from '@cleanpro/content-values/paths/links';

export function getProductAncestors({ product }: PageNamed<'ProductsPage'>): Crumb[] {
  const brands = { title: 'Brands', href: pageHref('brands') };
  const brand = product?.brand;
  return brand?.page?.slug && brand.name
    ? [brands, { title: brand.name, href: pageHref(brand.page.slug) }]
    : [brands];
}
