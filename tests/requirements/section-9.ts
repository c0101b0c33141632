import { parseRequirements } from './requirement.ts';

const CONSTANTS = 'components/constants.test.ts';
const REVIEW = '/en-us/write-review | lib/reviews/review-form.test.ts';
const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
const TIMES = `${CONSTANTS} | animations use the documented durations and delays`;
const WIDTHS = `${CONSTANTS} | offers pictures in the documented widths`;
const DEFAULTS = 'lib/analytics/data-layer.test.ts | fills in default values';

export const SECTION_9 = parseRequirements(`
Breakpoints: small up to 767, tablet 768 to 1023 | /en-us | tests/checks/tokens.test.ts | layouts change at 768 and 1024 pixels, and at no other width from 600 to 1200 pixels
Breakpoints: large from 1024 | /en-us | tests/checks/tokens.test.ts | layouts change at 768 and 1024 pixels, and at no other width from 600 to 1200 pixels
Header sticky past 300 px | /en-us | tests/e2e/header.spec.ts | the header becomes colored past the scroll threshold
Default review limit 10 | ${PRODUCT} | lib/reviews/review-form.test.ts | ten reviews per page
Review API version 5.4 | — a call of the server | tests/contract/reviews/site-client.test.ts | sends the parameters that the service expects
Review limits: summary 50 characters | ${REVIEW} | a %s of %i characters is accepted
Review limits: description 50 to 500 | ${REVIEW} | a %s of %i characters is accepted
Review limits: nickname 25 | ${REVIEW} | a %s of %i characters is accepted
Password minimum 8 | /en-us/user-registration | lib/forms/rules.test.ts | accepts a password of eight characters, but not of seven
Review thank-you: posted within 72 hours | /en-us/write-review | tests/e2e/reviews-write.spec.ts | a review can be written, previewed, edited and submitted
Sample thank-you: verified, shipped within 4 to 6 weeks | /en-us/whats-new/microban-sample | tests/e2e/forms.spec.ts | a sample request shows the documented thank-you message
Review sorts: Highest Rating | ${PRODUCT} | lib/reviews/review-form.test.ts | offers five sort orders
Review sorts: Lowest Rating | ${PRODUCT} | lib/reviews/review-form.test.ts | offers five sort orders
Review sorts: Most Helpful | ${PRODUCT} | lib/reviews/review-form.test.ts | offers five sort orders
Review sorts: Newest | ${PRODUCT} | lib/reviews/review-form.test.ts | offers five sort orders
Review sorts: Oldest | ${PRODUCT} | lib/reviews/review-form.test.ts | offers five sort orders
Sub-ratings: Quality, Value | ${PRODUCT} | tests/e2e/reviews.spec.ts | the HTML of a product page has the summary, histogram, sub-ratings and ten reviews
Title wording Your Product Rating | /en-us/write-review | tests/e2e/reviews-write.spec.ts | a review can be written, previewed, edited and submitted
Sample product insertion index 3 | /en-us/cleaning-solutions/kitchen | lib/content/catalogue/facets.test.ts | inserts the sample product once, at index 3
Customer care phone lines listed for 28 countries | /en-us/contact-us | tests/contract/sample-pages.test.ts | the contact page lists the customer care lines of 28 countries
The US line is 1-800-332-7787, 24/7 | /en-us/contact-us | tests/contract/sample-pages.test.ts | the contact page lists the customer care lines of 28 countries
Image widths offered 400, 600, 800, 1200, 1400, 1600 | /en-us | ${WIDTHS}
Images in webp | /en-us | ${CONSTANTS} | requests WebP pictures by width and quality
Image widths: cards use 800 | /en-us/articles | ${WIDTHS}
Image widths: smartphone 750, desktop 1600 | /en-us | ${WIDTHS}
Image widths: breakpoint 768 px | /en-us | components/blocks/Banner/Banner.test.tsx | separate pictures for smartphones, tablets and desktops
Image quality 95 | /en-us | ${CONSTANTS} | uses quality 95 by default
A whole-number average rating gets a tiny fraction added so it is treated as a decimal | ${PRODUCT} | ${CONSTANTS} | fills stars to rating / 5 * 100 percent
Stars fill as rating / 5 * 100 percent, one decimal | ${PRODUCT} | ${CONSTANTS} | fills stars to rating / 5 * 100 percent
Rating is 0 when absent | /en-us/brands/dawn | ${CONSTANTS} | fills stars to rating / 5 * 100 percent
Quantity text is the same everywhere | /en-us/search | tests/e2e/quantity.spec.ts | quantities are written like
Quantity text reads units of package size and unit | ${PRODUCT} | ${CONSTANTS} | formats a quantity like
Video embed size 560 by 350 | /en-us/articles/video-closing-a-kitchen | components/blocks/cards.test.tsx | an embedded video is 560 by 350 pixels
Lazy-load offset defaults to 20 for article widgets | /en-us/articles/contact-time-explained | components/blocks/ArticleWidget/ArticleLikes.test.tsx | loads the counts when the widget is within 20 pixels of the viewport
Lazy-load threshold 0 | /en-us/articles/contact-time-explained | components/blocks/ArticleWidget/ArticleLikes.test.tsx | loads the counts when the widget is within 20 pixels of the viewport
Loader delay default 200 ms | /en-us/search | ${TIMES}
The loader's delay is that of style sheets, too | /en-us/search | tests/checks/tokens.test.ts | style sheets and scripts use the same timings
Analytics tag loader polls every 5000 ms until the document is fully loaded | /en-us | lib/analytics/browser/analytics.test.ts | checks every five seconds
Session user polling every 1000 ms | /en-us/sign-in | lib/analytics/browser/session-user.test.ts | polls once a second until analytics is ready
Animations: reveal 1000 ms | /en-us | ${TIMES}
Animations: footer links 1500 ms | /en-us | ${TIMES}
Animations: image zoom 3000 ms | /en-us | ${TIMES}
Animations: the zoom of style sheets takes as long | /en-us | tests/checks/tokens.test.ts | style sheets and scripts use the same timings
Show/hide defaults: duration 1000 ms, delay 0 | /en-us | components/ui/Reveal/Reveal.test.tsx | reveals content at the given visibility threshold, with the default duration and delay
Show/hide defaults: damping 0.5 | /en-us | ${TIMES}
Show/hide defaults: visibility fraction 0 | /en-us | ${TIMES}
Text truncation has separate mobile and desktop character limits | /en-us/articles | components/blocks/cards.test.tsx | truncates text at separate limits
Text truncation adds an ellipsis | /en-us/articles | ${CONSTANTS} | truncates text at a word boundary and adds an ellipsis
Data-layer default: product brand US | /en-us | ${DEFAULTS}
Data-layer default: locale en-us | /en-us | ${DEFAULTS}
Data-layer default: country US | /en-us | ${DEFAULTS}
Data-layer default: privacy regime CCPA | /en-us | ${DEFAULTS}
Footer link groups 2 | /en-us | tests/contract/entities.test.ts | %s limits %s to the documented maximum: %i
Link container limit 22 | /en-us | tests/contract/entities.test.ts | %s limits %s to the documented maximum: %i
URL builder maxima as listed in entities | — a limit of a query | tests/contract/queries.test.ts | the URL builder reads 200 products or articles per query, and 10 sub-brand or training pages
`);
