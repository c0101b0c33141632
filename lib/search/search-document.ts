import type { EfficacyClaim } from '@cleanpro/product-safety/efficacy/claims';
import type { Group, Mixture } from '@cleanpro/product-safety/hazards/substances';
import type { SyncedImage } from './synced-content';

export const KINDS = ['product', 'article', 'page', 'safetyDataSheet', 'question'] as const;
export type Kind = (typeof KINDS)[number];

/** All facets except the kind. */
export const FACETS = ['brand', 'category', 'businessType'] as const;
export type FacetName = (typeof FACETS)[number];

export interface NamedLink {
  link: string;
  text: string;
  /** Language code of the text and of the linked document, if not English. */
  language?: string;
}

/** A product in search results (docs/product.md, "Entities"). */
export interface SearchProduct {
  productBrand: string;
  productName: string;
  /** Empty if the product has no reviews. */
  ratingAndReviewId: string;
  variantDescription: string;
  sellUnits: number | null;
  packageSize: number | null;
  packageSizeUnits: string;
  caseUpc: string;
  packageUpc: string;
  safetySheets: NamedLink[];
  concentrates: NamedLink[];
  madeFromConcentrates: NamedLink[];
  /** Dilutions in words. */
  doses: string[];
}

export interface FacetValue {
  code: string;
  title: string;
}

export interface SearchDocument {
  id: string;
  kind: Kind;
  href: string;
  title: string;
  /** Language of the title, if not English. */
  lang?: string | undefined;
  brand: string;
  /** Words chosen by editors: search terms, keywords and topics. */
  terms: string;
  /** Words from structured data: ingredients, claims, form, surfaces and hazards. */
  facts: string;
  /** Uses of a product, from jobs and the product finder. */
  tasks: string;
  summary: string;
  text: string;
  /** UPCs, registration numbers, sheet numbers and CAS numbers, as editors entered them. */
  codes: string[];
  facets: Record<FacetName, FacetValue[]>;
  image: SyncedImage | null;
  product: SearchProduct | null;
  /** Ingredients and pH of the product. Null if its composition is unknown. */
  mixture: Mixture | null;
  /** Groups of substances in the product. Null if its composition is unknown. */
  groups: ReadonlySet<Group> | null;
  claims: readonly EfficacyClaim[];
  /** Form of a product, as words surrounded by spaces. Empty for other documents. */
  form: string;
  /** Uses that the product is not for, each as words surrounded by spaces. */
  notFor: readonly string[];
}
