/** Parts of the review service's responses that the site reads (docs/services.md, "Bazaarvoice Conversations"). */
import { z } from 'zod';

const RATED = z.object({ Id: z.string(), Value: z.number() });

/** The brand's response to a review. */
const CLIENT_RESPONSE = z.object({
  Name: z.string().nullish(),
  Department: z.string().nullish(),
  Response: z.string().nullish(),
  Date: z.string().nullish(),
});

const REVIEW = z.object({
  Id: z.string(),
  ProductId: z.string(),
  UserNickname: z.string().nullish(),
  UserLocation: z.string().nullish(),
  Title: z.string().nullish(),
  ReviewText: z.string().nullish(),
  Rating: z.number().min(0).max(5),
  IsRecommended: z.boolean().nullish(),
  IsSyndicated: z.boolean().nullish(),
  SyndicationSource: z.object({ Name: z.string().nullish(), ContentLink: z.string().nullish() }).nullish(),
  SubmissionTime: z.string(),
  TotalPositiveFeedbackCount: z.number().default(0),
  TotalNegativeFeedbackCount: z.number().default(0),
  CommentIds: z.array(z.string()).default([]),
  SecondaryRatings: z.record(z.string(), RATED).default({}),
  ContextDataValues: z.record(z.string(), z.object({ Id: z.string() })).nullish(),
  ClientResponses: z.array(CLIENT_RESPONSE).nullish(),
});

const COMMENT = z.object({
  Id: z.string(),
  CommentText: z.string().nullish(),
  UserNickname: z.string().nullish(),
  SubmissionTime: z.string(),
});

const STATISTICS = z.object({
  AverageOverallRating: z.number().nullish(),
  TotalReviewCount: z.number().nullish(),
  RecommendedCount: z.number().nullish(),
  NotRecommendedCount: z.number().nullish(),
  RatingDistribution: z.array(z.object({ RatingValue: z.number(), Count: z.number() })).nullish(),
  SecondaryRatingsAverages: z
    .record(z.string(), z.object({ Id: z.string(), AverageRating: z.number().nullish() }))
    .nullish(),
  ContextDataDistribution: z
    .record(z.string(), z.object({ Values: z.array(z.object({ Count: z.number() })) }))
    .nullish(),
});

const PRODUCT = z.object({ Id: z.string(), ReviewStatistics: STATISTICS.nullish() });
const ERRORS = z.array(z.object({ Message: z.string().nullish(), Code: z.string().nullish() })).nullish();

/** A failed response, which may have status 200. */
export const FAILED = z.object({ HasErrors: z.literal(true), Errors: ERRORS });

/** Response of `products.json`. */
export const PRODUCTS = z.object({
  HasErrors: z.boolean(),
  Results: z.array(PRODUCT),
  Includes: z
    .object({
      Reviews: z.record(z.string(), REVIEW).optional(),
      ReviewsOrder: z.array(z.string()).optional(),
      Comments: z.record(z.string(), COMMENT).optional(),
    })
    .default({}),
});

/** Response of `reviews.json`. */
export const REVIEWS = z.object({
  HasErrors: z.boolean(),
  TotalResults: z.number(),
  Results: z.array(REVIEW),
  Includes: z
    .object({
      Products: z.record(z.string(), PRODUCT).optional(),
      Comments: z.record(z.string(), COMMENT).optional(),
    })
    .default({}),
});

/** Response of `reviews.json`, limited to the fields that tell which reviews changed. */
export const CHANGED_REVIEWS = z.object({
  HasErrors: z.boolean(),
  TotalResults: z.number(),
  Results: z.array(
    z.object({
      Id: z.string(),
      ProductId: z.string(),
      LastModificationTime: z.string().nullish(),
      LastModeratedTime: z.string().nullish(),
    }),
  ),
});

const FIELD_ERRORS = z.object({
  FieldErrors: z
    .record(
      z.string(),
      z.object({ Field: z.string(), Message: z.string().nullish(), Code: z.string().nullish() }),
    )
    .optional(),
});

/** Response of `submitreview.json`. */
export const SUBMISSION = z.object({
  HasErrors: z.boolean(),
  Errors: ERRORS,
  FormErrors: FIELD_ERRORS.nullish(),
  SubmissionId: z.string().nullish(),
});

/** Response of `submitfeedback.json`. */
export const FEEDBACK = z.object({ HasErrors: z.boolean(), Errors: ERRORS });

export type ChangedReview = z.infer<typeof CHANGED_REVIEWS>['Results'][number];
export type ReviewData = z.infer<typeof REVIEW>;
export type CommentData = z.infer<typeof COMMENT>;
export type StatisticsData = z.infer<typeof STATISTICS>;
