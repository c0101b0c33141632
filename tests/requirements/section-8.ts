import { parseRequirements } from './requirement.ts';

const RATINGS = '— logged by the server | tests/contract/reviews/site-client.test.ts';

export const SECTION_8 = parseRequirements(`
'Currently service is not available' (service error on forms) | /en-us/contact-us | tests/e2e/forms.spec.ts | a form that fails to send preserves its values
'Please try again later some error occured' (buy now) | /en-us/buy-cleaning-products | components/pages/BuyPage/SellersFound.test.tsx | shows the phone number while seller data is unavailable
'Sorry, there was an error submitting your review. Please try again later.' under the title 'Sorry!' | /en-us/write-review | tests/e2e/reviews-write.spec.ts | a failed submission shows an error message, and can be retried
'Your nickname has already been taken by another reviewer. Please choose a different one.' | /en-us/write-review | tests/contract/reviews/site-client.test.ts | reports a taken nickname at its field and preserves all values
Age eligibility refusal text pointing to the parent company's site | /en-us/write-review | tests/e2e/reviews-write.spec.ts | refers visitors below the minimum age to the parent company, and stores nothing
'No products found in the search' | /en-us/search | tests/e2e/search.spec.ts | shows a no-results message and four suggestions in the order set by editors
'No Results Found' | /en-us/search | tests/e2e/search.spec.ts | shows a no-results message and four suggestions in the order set by editors
'No results found for the given Category!' | /en-us/safety-data-sheets | tests/e2e/page-types.spec.ts | an empty category and a search without results
'Link copied' on share | /en-us/articles/contact-time-explained | tests/e2e/share.spec.ts | : sharing copies the URL if the device has no share sheet
Rating fetch failure: logged as FetchRatingFailure with status text, status and product id | ${RATINGS} | %s: returns an empty object and logs the failure (%s)
Rating fetch failure: the caller gets an empty object | ${RATINGS} | %s: returns an empty object and logs the failure (%s)
Rating fetch success is logged as FetchRatingSuccess with timing | ${RATINGS} | reads a single five-star review without sub-ratings
Other review calls pass the rejection to the caller | ${RATINGS} | %s: returns an empty object and logs the failure (%s)
Other recommendation calls pass the rejection to the caller | — a call of the server | lib/recommendations/client.test.ts | throws an error with the status of a %i response
Privacy document fetch: a non-OK response raises an error stating HTTP error with the status | — a call of the server | lib/privacy/document.test.ts | throws an error with the status of a %d response
Privacy document fetch: the error is logged | — logged by the server | lib/privacy/links.test.ts | logs an unreadable document
Privacy document fetch: the footer then shows no privacy link | /en-us | components/layout/Footer/Footer.test.tsx | no privacy links if there is no document
The data-layer builder logs an error that page URL and locale are required when missing for product, article and listing pages | /en-us/media-hub/articles | lib/analytics/data-layer.test.ts | requires URL and locale only for
Missing analytics logs 'GA not loaded' | /en-us | tests/e2e/telemetry-hindered.spec.ts | : nothing visible changes, and only 'GA not loaded' is logged
`);
