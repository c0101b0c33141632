import * as z from 'zod/mini';

/** A review as the site displays it. Parsed in the browser too, so it must stay free of server code. */
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
  /** The site it was written on, when that is not this one. */
  syndicatedFrom: z.nullable(z.string()),
  /** Written for demonstration and not by a customer. */
  isSample: z.boolean(),
  /** What the brand's team responded; the time is ISO 8601, or null. */
  responses: z.array(z.object({ author: z.string(), text: z.string(), submitted: z.nullable(z.string()) })),
  comments: z.array(
    z.object({ id: z.string(), author: z.string(), text: z.string(), submitted: z.string() }),
  ),
});

const REVIEW_SUMMARY = z.object({
  average: z.number(),
  total: z.number(),
  /** How many of them are samples. */
  samples: z.number(),
  /** Number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: z.array(z.object({ stars: z.number(), count: z.number() })),
  /** Percent of the authors who answered whether they recommend it; null when nobody answered. */
  recommendedPercent: z.nullable(z.number()),
  secondary: z.array(z.object({ name: z.string(), average: z.number() })),
});

/** One page of a product's reviews with the product's summary: what `GET /api/reviews` responds with. */
export const PRODUCT_REVIEWS = z.object({
  summary: REVIEW_SUMMARY,
  reviews: z.array(REVIEW),
  /** Number of reviews that match the filter, on all pages. */
  matching: z.number(),
});

export type Review = z.infer<typeof REVIEW>;
export type ReviewSummary = z.infer<typeof REVIEW_SUMMARY>;
export type ProductReviews = z.infer<typeof PRODUCT_REVIEWS>;
