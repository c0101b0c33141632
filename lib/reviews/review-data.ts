import * as z from 'zod/mini';

/** A review as displayed. Also parsed in the browser, so this file must not import server code. */
const REVIEW = z.object({
  id: z.string(),
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  location: z.string(),
  /** ISO 8601. */
  submitted: z.string(),
  recommends: z.nullable(z.boolean()),
  /** The author's sub-ratings: Quality, Value. */
  secondary: z.array(z.object({ name: z.string(), value: z.number() })),
  helpful: z.number(),
  notHelpful: z.number(),
  /** The site where the review was written, if not this one. */
  syndicatedFrom: z.nullable(z.string()),
  /** Whether the review was written for demonstration, not by a customer. */
  isSample: z.boolean(),
  /** The brand's responses. `submitted` is in ISO 8601. */
  responses: z.array(z.object({ author: z.string(), text: z.string(), submitted: z.nullable(z.string()) })),
  comments: z.array(
    z.object({ id: z.string(), author: z.string(), text: z.string(), submitted: z.string() }),
  ),
});

const REVIEW_SUMMARY = z.object({
  average: z.number(),
  total: z.number(),
  /** Number of reviews that are samples. */
  samples: z.number(),
  /** Number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: z.array(z.object({ stars: z.number(), count: z.number() })),
  /** Percentage of authors who recommend the product, among those who answered that question. Null if none did. */
  recommendedPercent: z.nullable(z.number()),
  secondary: z.array(z.object({ name: z.string(), average: z.number() })),
});

/** One page of a product's reviews with its summary, as returned by `GET /api/reviews`. */
export const PRODUCT_REVIEWS = z.object({
  summary: REVIEW_SUMMARY,
  reviews: z.array(REVIEW),
  /** Number of reviews that match the filter, on all pages. */
  matching: z.number(),
});

export type Review = z.infer<typeof REVIEW>;
export type ReviewSummary = z.infer<typeof REVIEW_SUMMARY>;
export type ProductReviews = z.infer<typeof PRODUCT_REVIEWS>;
