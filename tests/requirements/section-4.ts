import { parseRequirements } from './requirement.ts';

const ARTICLE = '/en-us/articles/contact-time-explained';
const LIKES = 'components/blocks/ArticleWidget/ArticleLikes.test.tsx';
const REVIEW = '/en-us/write-review | tests/e2e/reviews-write.spec.ts';

export const SECTION_4 = parseRequirements(`
Article like: after a recommendation post with status 201 the article id and liked status are stored locally | ${ARTICLE} | ${LIKES} | stores whether the article is liked or disliked
Article like: the disliked status is stored locally, per article | ${ARTICLE} | ${LIKES} | stores whether the article is liked or disliked
Article like: after another status nothing is stored | ${ARTICLE} | ${LIKES} | after a %i response, stores nothing and shows an error
Review submission: two modes, preview then submit | — a call of the server | tests/contract/reviews/site-client.test.ts | previews and submits a review, and stores a repeated submission once
Review submission: write, then preview (confirm) | ${REVIEW} | a review can be written, previewed, edited and submitted
Review submission: edit keeps what was written | ${REVIEW} | a review can be written, previewed, edited and submitted
Review submission: submit, then thank you | ${REVIEW} | a review can be written, previewed, edited and submitted
Review submission: submit, then error | ${REVIEW} | a failed submission shows an error message, and can be retried
Header bar: transparent at the top | /en-us | tests/e2e/header.spec.ts | the logo links to the home page, and the header is transparent only on pages with that setting
Header bar: sticky-coloured after scrolling past 300 px on small screens | /en-us | tests/e2e/header.spec.ts | the header becomes colored past the scroll threshold
Header bar: sticky-coloured on any scroll on large screens | /en-us | tests/e2e/header.spec.ts | the header becomes colored past the scroll threshold
Header bar: transparency is a per-page setting for desktop and mobile | /en-us/faq | components/pages/describe-page.test.ts | the header over a banner follows the page settings
Menu: mobile below width 1024, desktop otherwise | /en-us/about-us | tests/e2e/header.spec.ts | menus open by pointer
Social icons: swap between blue and white on hover | /en-us | tests/e2e/pictures.spec.ts | a social icon turns from blue to white
Banner video dialog: closed to open on video button click | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
Banner video dialog: the banner content layer is lowered while open | /en-us/brands/tide-professional | tests/e2e/motion.spec.ts | the background video of a banner can be paused, and pauses while a dialog is open
Banner video dialog: closing resets it | /en-us/brands/tide-professional | tests/e2e/motion.spec.ts | the background video of a banner can be paused, and pauses while a dialog is open
Product info card: compact, then an info dialog after the user clicks view info | /en-us/whats-new/building-blocks-lists | tests/e2e/dialogs.spec.ts | the product info card is compact
Product info card: closed by Escape | /en-us/whats-new/building-blocks-lists | tests/e2e/dialogs.spec.ts | the product info card is compact
Product info card: closed by the backdrop | /en-us/whats-new/building-blocks-lists | tests/e2e/dialogs.spec.ts | dragging text out of a dialog does not close it
Product info card: closed by the close button | /en-us/whats-new/building-blocks-lists | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
Variant card: case and package codes are collapsed on small screens | /en-us/brands/dawn/pot-and-pan-detergent | tests/e2e/dialogs.spec.ts | pack-size codes are collapsed on small screens
Variant card: codes toggle with more-details and less-details | /en-us/brands/dawn/pot-and-pan-detergent | tests/e2e/dialogs.spec.ts | pack-size codes are collapsed on small screens
Safety-data-sheet popup: open or closed by a toggle | /en-us/brands/dilute-2-go/d2g-all-purpose | tests/e2e/dialogs.spec.ts | safety data sheets for a concentrate open in a popup
Safety-data-sheet popup: in carousel mode open and close are delegated to the parent carousel | /en-us/whats-new/building-blocks-lists | tests/e2e/page-types.spec.ts | the carousel opens and closes the safety data sheets
Video player: thumbnail with play icon; clicking the icon swaps to the embedded player | /en-us/articles/video-closing-a-kitchen | tests/e2e/dialogs.spec.ts | clicking a video thumbnail replaces it with the player
Video player: fires an analytics event if an event class is given | /en-us/articles/video-closing-a-kitchen | tests/e2e/telemetry-analytics.spec.ts | each tracked click is pushed once
Video button: opens a dialog | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
Video button: in detached mode reports the video link and dialog styling to the parent | /en-us/brands/tide-professional | tests/e2e/dialogs.spec.ts | a banner has one dialog for its video buttons
The video dialog adds an autoplay parameter to the link | /en-us | packages/content-values/editorial/film.test.ts | autoplays the opened player
Session user: the user id is stored in session storage | /en-us/sign-in | tests/e2e/members.spec.ts | a member registers
Session user: the product polls once a second until analytics is ready | /en-us/sign-in | lib/analytics/browser/session-user.test.ts | polls once a second until analytics is ready
Session user: then it sets the user id and stored email on analytics data and stops | /en-us/sign-in | lib/analytics/browser/session-user.test.ts | polls once a second until analytics is ready
Scroll reveal: content fades or slides in once scrolled into view | /en-us | tests/e2e/motion.spec.ts | content fades in with the documented timings
Scroll reveal: can trigger once or repeat | /en-us/about-us | components/ui/Reveal/Reveal.test.tsx | reveals content once, or each time
Scroll reveal: uses a visibility fraction | /en-us/about-us | components/ui/Reveal/Reveal.test.tsx | reveals content at the given visibility
Scroll reveal: disabled when the user prefers reduced motion | /en-us | components/ui/Reveal/Reveal.test.tsx | hides nothing from visitors who prefer reduced motion
`);
