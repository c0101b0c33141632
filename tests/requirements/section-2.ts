import {
  BREADCRUMB_TITLES,
  CAROUSEL_TYPES,
  LISTING_TYPES,
  PAGE_CLASSES,
  PAGE_TYPES,
} from '../sample-pages.ts';
import { parseRequirements, pathOf, type Requirement } from './requirement.ts';

const SAMPLES = 'tests/contract/sample-pages.test.ts';

const listed = (
  list: Readonly<Record<string, string | null>>,
  describe: (item: string) => string,
  title: string,
): Requirement[] =>
  Object.entries(list).map(([item, slug]) => ({
    text: describe(item),
    // Items without their own page, such as the layout, are seen on the home page.
    seenAt: pathOf(slug ?? 'home'),
    file: SAMPLES,
    title,
  }));

export const SECTION_2 = [
  ...parseRequirements(`
Route /en-us: home | /en-us | ${SAMPLES} | route %s has a page
Route /en-us/about-us: about us | /en-us/about-us | ${SAMPLES} | route %s has a page
Route /en-us/contact-us: contact us | /en-us/contact-us | ${SAMPLES} | route %s has a page
Route /en-us/hire-mr-clean/: hire-mr-clean page | /en-us/hire-mr-clean | tests/e2e/search-engines.spec.ts | redirects alternative URLs of a page
Route /en-us/whats-new/epa-registered-cleaning-products: EPA-registered products | /en-us/whats-new/epa-registered-cleaning-products | tests/e2e/page-types.spec.ts | registered products can be filtered by organism and surface
Route /en-us/articles/{slug}: article detail | /en-us/articles/contact-time-explained | ${SAMPLES} | route %s has a page
Route /en-us/brands/{brand}/{product}: product page | /en-us/brands/dawn/pot-and-pan-detergent | ${SAMPLES} | route %s has a page
Route /en-us/{slug}: target of a related-article card | /en-us/articles | components/blocks/cards.test.tsx | links to the article and shows the text
Route /en-us/{slug}: target of product tiles, which use /{locale}/{slug} | /en-us/brands/dawn | components/blocks/cards.test.tsx | a product tile links to the product
Cards on listing pages use the slug as given | /en-us/media-hub/articles | components/blocks/cards.test.tsx | links to the article and shows the text
/_app: application shell registration | /en-us | ${SAMPLES} | the application shell exists
`),
  ...listed(PAGE_TYPES, (type) => `Content page type ${type}`, 'page type %s has a sample page'),
  ...parseRequirements(`
Analytics recognises the page kind product page | /en-us/brands/dawn/pot-and-pan-detergent | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind home | /en-us | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind content page | /en-us/about-us | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind login | /en-us/sign-in | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind registration | /en-us/user-registration | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind article detail | /en-us/articles/contact-time-explained | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind listing | /en-us/media-hub/videos | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind independent common page | /en-us/independent-food-service | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind sustainability | /en-us/sustainability | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind buy page | /en-us/buy-cleaning-products | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind large chain page | /en-us/large-restaurant-cleaning | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind safety data sheet page | /en-us/safety-data-sheets/laundry | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
Analytics recognises the page kind jobs to be done | /en-us/jobs-to-be-done/clean-a-fryer | tests/e2e/telemetry.spec.ts | : sends a page view and a data-layer push
`),
  ...listed(LISTING_TYPES, (type) => `Listing page type ${type}`, 'listing type %s has a page with entries'),
  ...Object.entries(CAROUSEL_TYPES).map(([type, slug]) => ({
    text: `Carousel type ${type}`,
    seenAt: pathOf(slug),
    file: 'components/blocks/Carousel/Carousel.test.tsx',
    title: 'a %s carousel renders the items',
  })),
  ...Object.entries(BREADCRUMB_TITLES).map(([slug, title]) => ({
    text: `Breadcrumb title by slug ${slug}: ${title}`,
    seenAt: pathOf(slug),
    file: SAMPLES,
    title: 'the page %s has the documented breadcrumb title',
  })),
  ...Object.entries(PAGE_CLASSES).map(([name, [slug]]) => ({
    text: `Page-specific body class ${name}`,
    seenAt: pathOf(slug),
    file: SAMPLES,
    title: 'the page %s has the documented body class',
  })),
  ...parseRequirements(`
Every page has a header, a main area and a footer | /en-us/about-us | tests/e2e/crawl.spec.ts | every page is complete and valid, with metadata, breadcrumbs, and no broken link or picture
A page may have a newsletter sign-up form | /en-us/search | tests/e2e/forms.spec.ts | the newsletter form shows the result without a page load
The newsletter form is hidden on registration pages | /en-us/user-registration | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The newsletter form is hidden on whats-new/microban-sample | /en-us/whats-new/microban-sample | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The newsletter form is hidden on whats-new/distributor-sampling | /en-us/whats-new/distributor-sampling | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The newsletter form is hidden on whats-new/dawn-hd-powerwash | /en-us/whats-new/dawn-hd-powerwash | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The newsletter form is hidden on hire-mr-clean | /en-us/hire-mr-clean | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The footer related-brand block is hidden on site-map | /en-us/sitemap | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The footer related-brand block is hidden on 404-error | — an address without a page | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The footer related-brand block is hidden on buy-cleaning-products | /en-us/buy-cleaning-products | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
The footer related-brand block is hidden on hire-mr-clean | /en-us/hire-mr-clean | tests/e2e/search-engines.spec.ts | hides newsletter and related brands on the documented pages
Header: the logo links home | /en-us/faq | tests/e2e/header.spec.ts | the logo links to the home page, and the header is transparent only on pages with that setting
Header: a sticky bar | /en-us | tests/e2e/header.spec.ts | the header becomes colored past the scroll threshold
Header: the primary menu is the desktop one at width 1024 or more | /en-us/about-us | tests/e2e/header.spec.ts | from 1024 px on, the whole menu fits into the header
Header: a mobile menu below 1024 | /en-us/about-us | tests/e2e/header.spec.ts | menus open by pointer
Footer: breadcrumb trail | /en-us/faq | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: the last item of the trail is inactive | /en-us/faq | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: link groups | /en-us | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: social icons for facebook, linkedin and youtube | /en-us | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: a 'Do Not Sell or Share My Personal Information' button | /en-us | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: the button opens consent preferences | /en-us/faq | tests/e2e/consent.spec.ts | opting out takes two steps
Footer: legal links | /en-us | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: disclaimer | /en-us | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: copyright with current year | /en-us | components/layout/Footer/Footer.test.tsx | trail, two link groups
Footer: a privacy link taken from the privacy document | /en-us | components/layout/Footer/Footer.test.tsx | shows the links in the privacy document
Banners: hero sections with desktop, tablet and smartphone images | /en-us | components/blocks/Banner/Banner.test.tsx | separate pictures for smartphones, tablets and desktops
Banners: content position is one of nine combinations of Top, Middle, Bottom with Left, Center, Right | /en-us/whats-new/building-blocks | components/constants.test.ts | banners have nine positions
Banners: a call to action is a video button, an image button or a link button | /en-us/whats-new/building-blocks | components/fields.test.tsx | $name
Banners: a video button opens a video dialog | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
The homepage banner links to about-us | /en-us | ${SAMPLES} | the banner of %s links to %s
The Mr Clean Professional banner links to hire-mr-clean | /en-us/brands/mr-clean | ${SAMPLES} | the banner of %s links to %s
Links starting with http or https open in a new tab | /en-us | components/blocks/cards.test.tsx | a link to %s has the target %s
Other links open in the same tab | /en-us/brands | components/blocks/cards.test.tsx | a link to %s has the target %s
Page metadata on every page | /en-us/compare-products | tests/e2e/metadata.spec.ts | every page has its metadata, including the not-found page
Page metadata: title | /en-us/faq | lib/seo/metadata.test.ts | the title falls back to the page title, and Open Graph repeats the title and description
Page metadata: title meta | /en-us/brands/dawn/pot-and-pan-detergent | lib/seo/metadata.test.ts | the meta title falls back to the page title
Page metadata: keywords | /en-us/brands/dawn/pot-and-pan-detergent | lib/seo/metadata.test.ts | a page without metadata uses the layout’s keywords, description and picture
Page metadata: every page has keywords | /en-us/faq | tests/contract/page-keywords.test.ts | every page has keywords
Page metadata: description | /en-us/faq | lib/seo/metadata.test.ts | the title falls back to the page title, and Open Graph repeats the title and description
Page metadata: image | /en-us/brands/dawn/pot-and-pan-detergent | lib/seo/metadata.test.ts | a page without metadata uses the layout’s keywords, description and picture
Page metadata: canonical link, the product's own site root plus a path | /en-us/faq | lib/seo/metadata.test.ts | resolves the canonical path %j to %s
Page metadata: Open Graph title | /en-us/brands/dawn/pot-and-pan-detergent | lib/seo/metadata.test.ts | the title falls back to the page title, and Open Graph repeats the title and description
Page metadata: Open Graph description | /en-us/brands/dawn/pot-and-pan-detergent | lib/seo/metadata.test.ts | a page without metadata uses the layout’s keywords, description and picture
Page metadata: Open Graph image | /en-us/brands/dawn/pot-and-pan-detergent | lib/seo/metadata.test.ts | a page without metadata uses the layout’s keywords, description and picture
Dialogs: video dialog | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
Dialogs: safety-data-sheet dialog | /en-us/brands/dilute-2-go/d2g-all-purpose | tests/e2e/dialogs.spec.ts | safety data sheets for a concentrate open in a popup
Dialogs: product info dialog | /en-us/whats-new/building-blocks-lists | tests/e2e/dialogs.spec.ts | the product info card is compact
A modal closes on Escape | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
A modal closes on a backdrop click | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
While a modal is open the page body cannot scroll | /en-us | tests/e2e/dialogs.spec.ts | a video dialog opens, locks scrolling
Product tiles link to /{locale}/{slug} | /en-us/brands/dawn | components/blocks/cards.test.tsx | a product tile links to the product
Article card variant default | /en-us/articles/contact-time-explained | components/blocks/cards.test.tsx | an article card (%s)
Article card variant article | /en-us/media-hub/articles | components/blocks/cards.test.tsx | an article card (%s)
Article card variant articleListing | /en-us/articles | components/blocks/cards.test.tsx | an article card (%s)
`),
];
