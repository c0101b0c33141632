/** The data-layer push of a page: rendered into the page by the server, parsed in the browser. */
import * as z from 'zod/mini';
import { PAGE_KINDS } from './page-kind';

export const PAGE_DATA = z.object({
  event: z.literal('page'),
  pageKind: z.optional(z.enum(PAGE_KINDS)),
  /** The canonical URL. */
  pageUrl: z.optional(z.string()),
  locale: z.string(),
  country: z.string(),
  /** The brand of a product page; else the default (docs/product.md, "Analytics"). */
  productBrand: z.string(),
  privacyRegime: z.string(),
  /** Product pages only. */
  productName: z.optional(z.string()),
  /** Articles only. */
  articleTitle: z.optional(z.string()),
});

export type PageData = z.infer<typeof PAGE_DATA>;
