/** Data-layer entry of a page. The server renders it into the page, and the browser parses it. */
import * as z from 'zod/mini';
import { PAGE_KINDS } from './page-kind';

export const PAGE_DATA = z.object({
  event: z.literal('page'),
  pageKind: z.optional(z.enum(PAGE_KINDS)),
  /** Canonical URL. */
  pageUrl: z.optional(z.string()),
  locale: z.string(),
  country: z.string(),
  /** Brand of a product page; otherwise the default (docs/product.md, "Analytics"). */
  productBrand: z.string(),
  privacyRegime: z.string(),
  /** Product pages only. */
  productName: z.optional(z.string()),
  /** Articles only. */
  articleTitle: z.optional(z.string()),
});

export type PageData = z.infer<typeof PAGE_DATA>;
