/** What the review service knows of products: stands in for the product feed that Bazaarvoice imports. */

/** A product that can be reviewed. */
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
