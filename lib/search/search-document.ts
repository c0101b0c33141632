/** Documents of the search index. */
import type { EfficacyClaim } from '@cleanpro/product-safety/efficacy/claims';
import type { Group, Mixture } from '@cleanpro/product-safety/hazards/substances';
import type { SyncedImage } from './synced-content';

export const KINDS = ['product', 'article', 'page', 'safetyDataSheet', 'question'] as const;
export type Kind = (typeof KINDS)[number];

/** The facets beside the kind. */
export const FACETS = ['brand', 'category', 'businessType'] as const;
export type FacetName = (typeof FACETS)[number];

export interface NamedLink {
  link: string;
  text: string;
  /** Code of the language of the text and of what it opens, if it is not English. */
  language?: string;
}

/** A product in the results (docs/product.md, "Entities"). */
export interface SearchProduct {
  productBrand: string;
  productName: string;
  /** Empty for a product that has no reviews. */
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
  /** Its dilutions in words. */
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
  /** The language of the title, where it is not English. */
  lang?: string | undefined;
  brand: string;
  /** Words that editors chose: search terms, keywords, topics. */
  terms: string;
  /** Words of structured data: ingredients, claims, form, surfaces, hazards. */
  facts: string;
  /** Uses of a product, from jobs and the product finder. */
  tasks: string;
  summary: string;
  text: string;
  /** UPCs, registration, sheet and CAS numbers, as editors wrote them. */
  codes: string[];
  facets: Record<FacetName, FacetValue[]>;
  image: SyncedImage | null;
  product: SearchProduct | null;
  /** Ingredients and pH of the product; null where its composition is not known. */
  mixture: Mixture | null;
  /** Groups of substances in the product; null where its composition is not known. */
  groups: ReadonlySet<Group> | null;
  claims: readonly EfficacyClaim[];
  /** The form of a product, as words between spaces; empty for others. */
  form: string;
  /** Excluded uses of a product, each as words between spaces. */
  notFor: readonly string[];
}
