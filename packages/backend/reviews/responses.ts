/** Builds the API's response bodies from stored rows (docs/services.md, "Bazaarvoice Conversations"). */
import type { CatalogueProduct } from './catalogue/catalogue.ts';
import type { FormError } from './errors.ts';
import { LOCALE } from './parameters.ts';
import { NO_COUNTS, type Counts } from './statistics.ts';
import type { CommentRow, ReviewRow, StatisticsRow } from './tables.ts';

const RANGE = 5;

/** Formats a time as ISO 8601 with the offset `+00:00`, as Bazaarvoice does. */
export const toTimestamp = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');

const boolean = (value: number | null): boolean | null => (value === null ? null : value === 1);

const LABELS = { Quality: 'Quality', Value: 'Value' } as const;

function secondaryRating(id: keyof typeof LABELS, value: number) {
  return {
    Id: id,
    Label: LABELS[id],
    Value: value,
    ValueLabel: null,
    ValueRange: RANGE,
    MinLabel: null,
    MaxLabel: null,
    DisplayType: 'NORMAL',
  };
}

/** Marks sample reviews, in the way that Bazaarvoice marks incentivized and employee reviews. */
const SAMPLE = { id: 'SampleReview', label: 'Sample review', value: 'true', valueLabel: 'Yes' } as const;

const sampleValue = {
  [SAMPLE.id]: {
    Id: SAMPLE.id,
    Value: SAMPLE.value,
    ValueLabel: SAMPLE.valueLabel,
    DimensionLabel: SAMPLE.label,
  },
};

/** Returns a review without its private fields: email, date of birth, address, fingerprint. */
export function toReview(row: ReviewRow, comments: readonly CommentRow[] = []) {
  const secondary = {
    ...(row.rating_quality !== null && { Quality: secondaryRating('Quality', row.rating_quality) }),
    ...(row.rating_value !== null && { Value: secondaryRating('Value', row.rating_value) }),
  };
  const total = row.positive + row.negative;
  const context = row.is_sample === 1 ? sampleValue : {};
  return {
    Id: row.id,
    CID: row.id,
    ProductId: row.product_id,
    OriginalProductName: null,
    AuthorId: row.author_id,
    UserNickname: row.nickname,
    UserLocation: row.location,
    Title: row.title,
    ReviewText: row.text,
    Rating: row.rating,
    RatingRange: RANGE,
    IsRecommended: boolean(row.is_recommended),
    IsRatingsOnly: row.is_ratings_only === 1,
    IsFeatured: row.is_featured === 1,
    IsSyndicated: row.syndication_source !== null,
    ...(row.syndication_source !== null && {
      SyndicationSource: {
        Name: row.syndication_source,
        ContentLink: row.syndication_url,
        LogoImageUrl: null,
      },
    }),
    SubmissionTime: toTimestamp(row.submitted_at),
    LastModificationTime: toTimestamp(row.modified_at),
    LastModeratedTime: toTimestamp(row.moderated_at ?? row.modified_at),
    ModerationStatus: row.status,
    ContentLocale: LOCALE,
    SubmissionId: null,
    CampaignId: row.campaign_id,
    IPAddress: null,
    Helpfulness: total === 0 ? null : row.positive / total,
    TotalFeedbackCount: total,
    TotalPositiveFeedbackCount: row.positive,
    TotalNegativeFeedbackCount: row.negative,
    TotalCommentCount: row.comments,
    CommentIds: comments.map(({ id }) => id),
    SecondaryRatings: secondary,
    SecondaryRatingsOrder: Object.keys(secondary),
    ContextDataValues: context,
    ContextDataValuesOrder: Object.keys(context),
    TagDimensions: {},
    TagDimensionsOrder: [],
    AdditionalFields: {},
    AdditionalFieldsOrder: [],
    Badges: {},
    BadgesOrder: [],
    Photos: [],
    Videos: [],
    ClientResponses:
      row.client_response === null
        ? []
        : [
            {
              Department: 'Customer Care',
              Name: row.client_response_by,
              Response: row.client_response,
              ResponseType: null,
              ResponseSource: null,
              Date: toTimestamp(row.client_responded_at ?? row.modified_at),
            },
          ],
    ProductRecommendationIds: [],
    Pros: null,
    Cons: null,
  };
}

export function toComment(row: CommentRow) {
  return {
    Id: row.id,
    CID: row.id,
    ReviewId: row.review_id,
    CommentText: row.text,
    Title: row.title,
    UserNickname: row.nickname,
    UserLocation: row.location,
    AuthorId: row.author_id,
    SubmissionTime: toTimestamp(row.submitted_at),
    LastModificationTime: toTimestamp(row.submitted_at),
    LastModeratedTime: toTimestamp(row.submitted_at),
    ModerationStatus: row.status,
    ContentLocale: LOCALE,
    SubmissionId: null,
    CampaignId: null,
    IPAddress: null,
    IsFeatured: false,
    IsSyndicated: false,
    TotalFeedbackCount: 0,
    TotalPositiveFeedbackCount: 0,
    TotalNegativeFeedbackCount: 0,
    Badges: {},
    BadgesOrder: [],
    Photos: [],
    Videos: [],
  };
}

function average(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}

/** Returns the statistics of reviews. `AverageOverallRating` is null if there are none. */
export function toStatistics(counts: Counts, times: { first: number | null; last: number | null }) {
  const secondary = [
    { id: 'Quality', value: average(counts.quality_sum, counts.quality_count) },
    { id: 'Value', value: average(counts.value_sum, counts.value_count) },
  ].filter(({ value }) => value !== null);
  const context =
    counts.samples === 0
      ? {}
      : {
          [SAMPLE.id]: {
            Id: SAMPLE.id,
            Label: SAMPLE.label,
            Values: [{ Value: SAMPLE.value, Count: counts.samples }],
          },
        };
  const distribution: [value: number, count: number][] = [
    [5, counts.rating_5],
    [4, counts.rating_4],
    [3, counts.rating_3],
    [2, counts.rating_2],
    [1, counts.rating_1],
  ];
  return {
    AverageOverallRating: average(counts.rating_sum, counts.total),
    OverallRatingRange: RANGE,
    TotalReviewCount: counts.total,
    RatingsOnlyReviewCount: counts.ratings_only,
    FeaturedReviewCount: counts.featured,
    RecommendedCount: counts.recommended,
    NotRecommendedCount: counts.not_recommended,
    HelpfulVoteCount: counts.helpful,
    NotHelpfulVoteCount: counts.not_helpful,
    RatingDistribution: distribution
      .filter(([, count]) => count > 0)
      .map(([RatingValue, Count]) => ({ RatingValue, Count })),
    SecondaryRatingsAverages: Object.fromEntries(
      secondary.map(({ id, value }) => [id, { Id: id, AverageRating: value, ValueRange: RANGE }]),
    ),
    SecondaryRatingsAveragesOrder: secondary.map(({ id }) => id),
    TagDistribution: {},
    TagDistributionOrder: [],
    ContextDataDistribution: context,
    ContextDataDistributionOrder: Object.keys(context),
    FirstSubmissionTime: times.first === null ? null : toTimestamp(times.first),
    LastSubmissionTime: times.last === null ? null : toTimestamp(times.last),
  };
}

/** Returns the stored statistics of a product, or empty statistics. */
export const storedStatistics = (row: StatisticsRow | undefined) =>
  toStatistics(row ?? NO_COUNTS, { first: row?.first_at ?? null, last: row?.last_at ?? null });

/** Converts a product of the catalogue to the API's format. */
export function toProduct(
  product: CatalogueProduct,
  statistics: StatisticsRow | undefined,
  reviewIds: readonly string[] = [],
) {
  return {
    Id: product.id,
    Name: product.name,
    Description: product.description,
    Brand: product.brandId === null ? null : { Id: product.brandId, Name: product.brandName },
    BrandExternalId: product.brandId,
    CategoryId: product.categoryId,
    ImageUrl: null,
    ProductPageUrl: product.pageUrl,
    ISBNs: [],
    UPCs: product.upcs,
    EANs: [],
    ModelNumbers: [],
    ManufacturerPartNumbers: [],
    FamilyIds: [],
    Attributes: {},
    AttributesOrder: [],
    ReviewIds: reviewIds,
    QuestionIds: [],
    StoryIds: [],
    TotalReviewCount: statistics?.total ?? 0,
  };
}

/** Returns the envelope of a display call. */
export function displayResponse(
  results: readonly unknown[],
  page: { total: number; limit: number; offset: number },
  includes: Record<string, unknown> = {},
) {
  return {
    Includes: includes,
    HasErrors: false,
    Offset: page.offset,
    TotalResults: page.total,
    Locale: LOCALE,
    Errors: [],
    Results: results,
    Limit: page.limit,
  };
}

/** Returns the envelope of a failed display call. Bazaarvoice sends null numbers for a bad key and 0 otherwise. */
export function errorResponse(code: string, message: string) {
  const number = code === 'ERROR_PARAM_INVALID_API_KEY' ? null : 0;
  return {
    Includes: {},
    HasErrors: true,
    Offset: number,
    TotalResults: number,
    Locale: LOCALE,
    Errors: [{ Message: message, Code: code }],
    Results: [],
    Limit: number,
  };
}

/** Returns the `FormErrors` of a submission, or an empty object if it is valid. */
export const formErrors = (errors: readonly FormError[]) =>
  errors.length === 0
    ? {}
    : {
        FieldErrors: Object.fromEntries(errors.map((error) => [error.Field, error])),
        FieldErrorsOrder: errors.map(({ Field }) => Field),
        GroupErrors: {},
        GroupErrorsOrder: [],
      };
