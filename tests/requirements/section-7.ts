import { parseRequirements } from './requirement.ts';

const LIKES = '— a call of the server | lib/recommendations/client.test.ts';
const REVIEWS = '— a call of the server | tests/contract/reviews/site-client.test.ts';
const DOCUMENT = '/en-us | lib/privacy/document.test.ts';
const QUERY =
  '— a query of the server | tests/contract/queries.test.ts | %s limits %s to the documented number: %i';

export const SECTION_7 = parseRequirements(`
The calls of a walk are those of this table, and no others | /en-us | tests/e2e/calls.spec.ts | a visit makes only the documented service calls
Article recommendation post: POST | ${LIKES} | posts a recommendation with its article and the fixed brand
Article recommendation post: articleId plus a fixed brand value | ${LIKES} | posts a recommendation with its article and the fixed brand
Article recommendation post: on status 201 store article id and liked/disliked locally | /en-us/articles/contact-time-explained | components/blocks/ArticleWidget/ArticleLikes.test.tsx | stores whether the article is liked or disliked
Article recommendation post: other answers are passed to the caller | ${LIKES} | throws an error with the status of a %i response
Recommended-article count: GET with articleId, brand, locale, type | ${LIKES} | requests an article’s count by article, brand, locale and type
Recommended-article count: reads recommendedArticleCount[0].count | ${LIKES} | requests an article’s count by article, brand, locale and type
All recommended-article counts: GET with brand, locale, fixed condition | ${LIKES} | requests the counts for all articles
All recommended-article counts: reads recommendedArticleCount | ${LIKES} | requests the counts for all articles
Review service products.json: GET with Filter=Id:{ids} | ${REVIEWS} | sends the parameters that the service expects
Review service products.json: Include=Reviews,Comments | ${REVIEWS} | sends the parameters that the service expects
Review service products.json: Stats=Reviews | ${REVIEWS} | sends the parameters that the service expects
Review service products.json: Limit_Reviews | ${REVIEWS} | sends the parameters that the service expects
Review service products.json: sort, by default rating descending | ${REVIEWS} | sends the parameters that the service expects
Review service products.json: reads Results, Includes.ReviewsOrder, Includes.Reviews | ${REVIEWS} | reads a single five-star review without sub-ratings
Review service reviews.json: GET with Filter=ProductId:{id} | ${REVIEWS} | sends the parameters that the service expects
Review service reviews.json: Stats=Reviews, limit, offset | ${REVIEWS} | sends the parameters that the service expects
Review service reviews.json: extra filter text | ${REVIEWS} | sends the parameters that the service expects
Review service submitreview.json: POST with Action=preview plus the review submission fields | ${REVIEWS} | sends a review with every documented field
Review service submitreview.json: POST with Action=Submit stores the review | ${REVIEWS} | previews and submits a review, and stores a repeated submission once
Review service submitfeedback.json: POST with ContentId, ContentType, FeedbackType, Vote | ${REVIEWS} | a vote
Average rating per product tile: GET by ratingAndReviewId | /en-us/brands/dawn | components/blocks/cards.test.tsx | a product tile shows stars only if the product has a rating
Average rating per product tile: reads ReviewStatistics.AverageOverallRating | ${REVIEWS} | reads a single five-star review without sub-ratings
Privacy and terms document: public JSON, read for links by country, language and state | ${DOCUMENT} | skips a link with %j
Privacy and terms document: link type privacyLink | ${DOCUMENT} | selects footer links
Privacy and terms document: link type privacyPolicyCHD | ${DOCUMENT} | selects footer links
Privacy and terms document: the footer asks lang en, country US, empty state, appendix statePrivacyNotice | ${DOCUMENT} | selects footer links
Content service: GraphQL query with locale en-US and a preview flag | — a query of the server | lib/content/client/query.test.ts | sends every query to the service
Content service: network-only policy | — a query of the server | lib/content/client/query.test.ts | sends every query to the service
Content service: page URLs | /en-us/sitemap | tests/contract/url-builder.test.ts | the URL builder lists every %s
Content service: page by URL | /en-us/about-us | tests/e2e/crawl.spec.ts | every page is complete and valid, with metadata, breadcrumbs, and no broken link or picture
Content queries before each page renders: header (1) | ${QUERY}
Content queries before each page renders: footer (1) | ${QUERY}
Content queries before each page renders: registration form dropdown data (1) | ${QUERY}
Content queries before each page renders: search top suggestions (4) | ${QUERY}
Content queries before each page renders: article list | /en-us/articles | lib/content/catalogue/article-list.test.ts | reads one page from a list of 5,000 articles with a single query for 24 articles
Content queries before each page renders: URL builder (locale and preview flag) | /en-us/sitemap | tests/contract/url-builder.test.ts | the URL builder lists every %s
Analytics: data-layer push of category, action, label, trade desk id | /en-us | lib/analytics/browser/analytics.test.ts | pushes a click with category, action, label and trade desk id
Analytics: the tag script is loaded lazily, once | /en-us | lib/analytics/browser/analytics.test.ts | checks every five seconds
Application-monitoring telemetry: batched post | — a call of every page | lib/telemetry/browser/batches.test.ts | sends envelopes together
Application-monitoring telemetry: event name with brand, duration | — a call of the server | lib/telemetry/server/reporter.test.ts | a log event has the brand
Application-monitoring telemetry: exceptions add message, stack, status | — a call of the server | lib/telemetry/server/reporter.test.ts | sends an exception once with brand, message, stack and status
Application-monitoring telemetry: cookies disabled | /en-us | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Application-monitoring telemetry: fetch tracking on | /en-us/about-us | tests/e2e/telemetry.spec.ts | a client-side navigation sends a separate page view and push, with a separate duration
The review service may preload 3 reviews sorted by rating descending | /en-us/brands/dawn/pot-and-pan-detergent | lib/reviews/preload.test.ts | with the preload on, a product page reads three reviews
The preload is off by default | — a setting | lib/config/environment.test.ts | turns the review preload off by default
Review feedback type helpfulness, content type review | ${REVIEWS} | a vote
Images are requested with width, quality (default 95) and webp format parameters | /en-us | components/constants.test.ts | requests WebP pictures by width and quality
`);
