/** The review service's view of products. Replaces the product feed that Bazaarvoice imports. */

export interface CatalogueProduct {
  id: string;
  name: string;
  description: string;
  brandId: string | null;
  brandName: string;
  categoryId: string | null;
  pageUrl: string | null;
  upcs: string[];
}

export interface Catalogue {
  get(productId: string): CatalogueProduct | undefined;
  all(): Iterable<CatalogueProduct>;
}
