/** What a page says of itself to analytics: written on the page by the server, read in the browser. */
import * as z from 'zod/mini';
import { PAGE_KINDS } from './page-kind';

/** The data-layer push of a page. */
export const PAGE_DATA = z.object({
  event: z.literal('page'),
  pageKind: z.optional(z.enum(PAGE_KINDS)),
  /** The canonical address. */
  pageUrl: z.optional(z.string()),
  locale: z.string(),
  country: z.string(),
  /** Of a product page its brand; else the specification's default. */
  productBrand: z.string(),
  privacyRegime: z.string(),
  /** Of a product page. */
  productName: z.optional(z.string()),
  /** Of an article. */
  articleTitle: z.optional(z.string()),
});

export type PageData = z.infer<typeof PAGE_DATA>;
