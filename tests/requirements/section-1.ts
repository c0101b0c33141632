import { parseRequirements } from './requirement.ts';

export const SECTION_1 = parseRequirements(`
Content is managed in a headless content system and is public | /en-us/sitemap | tests/e2e/crawl.spec.ts | every page is complete and valid, with metadata, breadcrumbs, and no broken link or picture
Pages are assembled from content entries | /en-us/about-us | tests/contract/displayed-blocks.test.ts | %s appears on a page in the sitemap
Aimed at restaurants, hotels, healthcare, schools, janitorial and laundry operators, large chains and independent operators | /en-us/industries | tests/contract/sample-pages.test.ts | each business type has a page: %s
Aimed at distributors and retailers too | /en-us/buy-cleaning-products | tests/e2e/buy.spec.ts | finds distributors and stores near a ZIP code, at a shareable URL
Visitors browse brands | /en-us/brands | tests/e2e/header.spec.ts | menus open by pointer
Visitors browse products | /en-us/cleaning-solutions/surface-and-air-clean | tests/e2e/page-types.spec.ts | a product list is paginated, with and without filters
Visitors browse industry pages | /en-us/industries/hotels | tests/contract/sample-pages.test.ts | page type %s has a sample page
Visitors browse articles | /en-us/media-hub/articles | tests/e2e/page-types.spec.ts | an article list can be filtered by topic
Visitors browse safety data sheets | /en-us/safety-data-sheets | tests/e2e/page-types.spec.ts | safety data sheets are found by product
Visitors browse offers | /en-us/offers | components/pages/OffersPage/OffersSection.test.tsx | visitors see only open offers
Visitors browse a sitemap | /en-us/sitemap | tests/e2e/page-types.spec.ts | a page number that is too high shows the last page of the site map or a brand
Visitors read articles and like them | /en-us/articles/contact-time-explained | tests/e2e/likes-views.spec.ts | a like is remembered, and views of an article are counted
Visitors view brand pages | /en-us/brands/febreze | tests/e2e/page-types.spec.ts | the body has the page class, in HTML and after client-side navigation
Visitors view product pages | /en-us/brands/dawn/pot-and-pan-detergent | tests/e2e/search-engines.spec.ts | a product page has metadata and structured data for search engines
Visitors open safety data sheets | /en-us/safety-data-sheets/dawn | tests/e2e/page-types.spec.ts | a safety data sheet opens in the browser
Visitors watch videos | /en-us/articles/video-closing-a-kitchen | tests/e2e/dialogs.spec.ts | clicking a video thumbnail replaces it with the player
Visitors read reviews | /en-us/brands/dawn/pot-and-pan-detergent | tests/e2e/reviews.spec.ts | the HTML of a product page has the summary, histogram, sub-ratings and ten reviews
Visitors write reviews | /en-us/write-review | tests/e2e/reviews-write.spec.ts | a review can be written, previewed, edited and submitted
Visitors register | /en-us/user-registration | tests/e2e/members.spec.ts | a member registers
Visitors request samples | /en-us/request-sample | tests/e2e/samples.spec.ts | a product links to its sample form, which stores the product
Visitors request consultations | /en-us/request-consultation | tests/e2e/forms.spec.ts | : shows all messages, preserves values and accepts corrections
Visitors contact customer care | /en-us/contact-us | tests/e2e/forms.spec.ts | : a double click submits once
A guided product-recommendation assistant exists in the content model | /en-us/recommender | tests/e2e/recommender.spec.ts | from the first question to the plan
Site locale is fixed at en-us | /en-us | lib/content/routing/match-route.test.ts | %s is never a page and can only redirect
The brand code is fixed | — a field of calls | lib/recommendations/client.test.ts | posts a recommendation with its article and the fixed brand
Page views are reported to an application-monitoring service, with a brand label and a duration in seconds | — a call of every page | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Exceptions of a page are reported with brand, duration, message, stack and status | — a call of every page | tests/e2e/telemetry.spec.ts | are sent once each, early or late, with brand, message, stack, duration and status
Exceptions of the server are reported with brand, message, stack and status | — a call of the server | lib/telemetry/server/reporter.test.ts | sends an exception once with brand, message, stack and status
Success events are reported with brand, duration and status | — a call of the server | lib/telemetry/server/reporter.test.ts | a log event has the brand
An analytics tag script is loaded lazily | /en-us | lib/analytics/browser/analytics.test.ts | checks every five seconds
`);
