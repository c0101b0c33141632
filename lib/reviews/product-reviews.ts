import 'server-only';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { firstVisible, hasVisibleText } from '@cleanpro/text/visible-text';
import { PRODUCTS, REVIEWS, type CommentData, type ReviewData, type StatisticsData } from './responses';
import { readReviews, ReviewServiceFailure } from './client';
import type { ProductReviews, Review, ReviewSummary } from './review-data';
import {
  FEW_REVIEWS,
  FIRST_VIEW,
  REVIEW_SORTS,
  REVIEWS_PAGE_SIZE,
  type ReviewSort,
  type ReviewView,
} from './sorts';

/** Returns the cache tag of a product's reviews and rating. */
export const reviewsTag = (productId: string): string => `reviews:${productId}`;

export const ALL_REVIEWS_TAG = 'reviews';

/** Context data value that marks a review as a sample (docs/services.md, "Bazaarvoice Conversations"). */
const SAMPLE = 'SampleReview';

/** Sub-ratings in the order of docs/product.md, "Reviews". */
const SECONDARY = ['Quality', 'Value'];

function summaryOf(data: StatisticsData | null | undefined): ReviewSummary {
  const recommended = data?.RecommendedCount ?? 0;
  const answered = recommended + (data?.NotRecommendedCount ?? 0);
  const counts = new Map((data?.RatingDistribution ?? []).map((bar) => [bar.RatingValue, bar.Count]));
  return {
    average: data?.AverageOverallRating ?? 0,
    total: data?.TotalReviewCount ?? 0,
    samples: (data?.ContextDataDistribution?.[SAMPLE]?.Values ?? []).reduce(
      (sum, { Count }) => sum + Count,
      0,
    ),
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 })),
    recommendedPercent: answered === 0 ? null : Math.round((recommended / answered) * 100),
    secondary: SECONDARY.flatMap((name) => {
      const average = data?.SecondaryRatingsAverages?.[name]?.AverageRating;
      return average === null || average === undefined ? [] : [{ name, average }];
    }),
  };
}

function reviewOf(data: ReviewData, comments: Record<string, CommentData> = {}): Review {
  return {
    id: data.Id,
    rating: data.Rating,
    title: firstVisible(data.Title) ?? '',
    text: firstVisible(data.ReviewText) ?? '',
    nickname: firstVisible(data.UserNickname) ?? 'Anonymous',
    location: firstVisible(data.UserLocation) ?? '',
    submitted: data.SubmissionTime,
    recommends: data.IsRecommended ?? null,
    secondary: SECONDARY.flatMap((name) => {
      const value = data.SecondaryRatings[name]?.Value;
      return value === undefined ? [] : [{ name, value }];
    }),
    helpful: data.TotalPositiveFeedbackCount,
    notHelpful: data.TotalNegativeFeedbackCount,
    syndicatedFrom: data.IsSyndicated ? (firstVisible(data.SyndicationSource?.Name) ?? 'another site') : null,
    isSample: Boolean(data.ContextDataValues?.[SAMPLE]),
    responses: (data.ClientResponses ?? []).flatMap(({ Name, Department, Response, Date }) =>
      hasVisibleText(Response)
        ? [{ author: firstVisible(Name, Department) ?? 'the brand', text: Response, submitted: Date ?? null }]
        : [],
    ),
    comments: data.CommentIds.flatMap((id) => {
      const comment = comments[id];
      return hasVisibleText(comment?.CommentText)
        ? [
            {
              id,
              author: firstVisible(comment.UserNickname) ?? 'Anonymous',
              text: comment.CommentText,
              submitted: comment.SubmissionTime,
            },
          ]
        : [];
    }),
  };
}

/** Escapes the separators of a Bazaarvoice filter. */
export const escapeFilter = (value: string): string => value.replace(/[\\,:&]/g, String.raw`\$&`);

/**
 * Fetches one view of a product's reviews. The first view uses the products call, which also returns statistics. Other
 * views use the reviews call.
 * @param pageSize number of reviews in the first view
 * @throws ReviewServiceFailure
 */
export async function fetchProductReviews(
  productId: string,
  view: ReviewView,
  pageSize = REVIEWS_PAGE_SIZE,
): Promise<ProductReviews> {
  const { order } = REVIEW_SORTS[view.sort];
  const id = escapeFilter(productId);
  if (view.page === 1 && view.stars === null) {
    const answer = await readReviews(
      'products',
      new URLSearchParams({
        Filter: `Id:${id}`,
        Include: 'Reviews,Comments',
        Stats: 'Reviews',
        Limit_Reviews: String(pageSize),
        Sort_Reviews: order,
      }),
      PRODUCTS,
    );
    const summary = summaryOf(answer.Results.find((product) => product.Id === productId)?.ReviewStatistics);
    const { Reviews = {}, ReviewsOrder = [], Comments } = answer.Includes;
    return {
      summary,
      reviews: ReviewsOrder.flatMap((each) => (Reviews[each] ? [reviewOf(Reviews[each], Comments)] : [])),
      matching: summary.total,
    };
  }
  const parameters = new URLSearchParams({
    Filter: `ProductId:${id}`,
    Include: 'Products,Comments',
    Stats: 'Reviews',
    Sort: order,
    Limit: String(REVIEWS_PAGE_SIZE),
    Offset: String((view.page - 1) * REVIEWS_PAGE_SIZE),
  });
  if (view.stars !== null) parameters.append('Filter', `Rating:${view.stars}`);
  const answer = await readReviews('reviews', parameters, REVIEWS);
  return {
    summary: summaryOf(answer.Includes.Products?.[productId]?.ReviewStatistics),
    reviews: answer.Results.map((review) => reviewOf(review, answer.Includes.Comments)),
    matching: answer.TotalResults,
  };
}

/** How long a failure is cached. Short, so that pages get their reviews back soon. */
const FAILURE_SECONDS = 10;

/**
 * Returns one view of a product's reviews. While the service fails, returns the last good value, or null if there is
 * none.
 */
export const getProductReviews = defineCachedRead({
  name: 'reviews',
  hasDrafts: false,
  load: async (
    _preview,
    productId: string,
    sort: ReviewSort,
    stars: number | null,
    page: number,
    pageSize: number,
  ): Promise<Tagged<ProductReviews | null>> => ({
    value: await fetchProductReviews(productId, { sort, stars, page }, pageSize),
    tags: [ALL_REVIEWS_TAG, reviewsTag(productId)],
  }),
  onFailure: (error, lastGood, [productId]) => {
    if (!(error instanceof ReviewServiceFailure)) return undefined;
    const { status, statusText } = error;
    log('error', 'FetchReviewsFailure', {
      productId,
      status,
      statusText,
      servedStale: lastGood !== undefined,
    });
    return {
      value: lastGood?.value ?? null,
      tags: [ALL_REVIEWS_TAG, reviewsTag(productId)],
      maxAge: FAILURE_SECONDS,
    };
  },
});

/** Returns the reviews that a product page displays first: a full page, or fewer if `REVIEWS_PRELOAD` is on. */
export function getFirstReviews(productId: string): Promise<ProductReviews | null> {
  const pageSize = serverConfig().REVIEWS_PRELOAD === 'on' ? FEW_REVIEWS : REVIEWS_PAGE_SIZE;
  return getProductReviews(productId, FIRST_VIEW.sort, FIRST_VIEW.stars, FIRST_VIEW.page, pageSize);
}
