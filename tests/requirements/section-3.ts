import { parseRequirements } from './requirement.ts';

const ENTITIES = 'tests/contract/entities.test.ts';
const MAXIMA = `${ENTITIES} | %s limits %s to the documented maximum: %i`;
const FIELDS = `${ENTITIES} | %s has the documented fields`;
const MARKUP = 'components/fields.test.tsx | $name';
const API = `— types of the API | ${ENTITIES} | the API has the type %s, with a collection that can be filtered and ordered`;
const URLS = 'tests/contract/url-builder.test.ts | the URL builder lists every %s';

export const SECTION_3 = parseRequirements(`
Article card: sys.id, title, shortDescription, relatedArticleCardImage (url, title), slug, variants | /en-us/articles | ${MARKUP}
Article card: its title links to its slug, its shortDescription is displayed | /en-us/articles | components/blocks/cards.test.tsx | an article card (%s)
Article widget: likes | /en-us/articles/contact-time-explained | components/blocks/ArticleWidget/ArticleLikes.test.tsx | stores whether the article is liked or disliked
Article widget: views | /en-us/articles/contact-time-explained | tests/e2e/likes-views.spec.ts | a like is remembered, and views of an article are counted
Article widget: minuteReading | /en-us/articles/contact-time-explained | packages/content-check/tests/reading-time.test.ts | requires an article card to state the same reading time
Article widget: articleUrl, articleId, isArticleDetail | /en-us/articles/contact-time-explained | ${MARKUP}
Embedded view-count list entries: url, slug, type (Article or Product), views (string) | — an answer to the server | packages/backend/tests/recommendations/recommendations.test.ts | counts views by URL, and returns the count with the slug and type
Link button: name, link, pdf.url, tooltip, styles, componentWidth, target, linkText, gaEventClass, gaEventLabel, googleRemarketingTagSource | /en-us | ${MARKUP}
Image button: name, image (url, width, height, description), altText, link, tooltip, styles, target, gaEventClass, gaEventLabel | /en-us | ${MARKUP}
Review submission: rating, reviewText, title, userNickname, userLocation, userEmail | — a call of the server | tests/contract/reviews/site-client.test.ts | sends a review with every documented field
Review submission: title or reviewSummary | — a call of the server | packages/backend/tests/reviews/submission.test.ts | accepts alternative field names
Review submission: contextdatavalue_Agemonth, contextdatavalue_Ageyear | — a call of the server | tests/contract/reviews/site-client.test.ts | sends a review with every documented field
Review submission: rating_Quality, rating_Value | — a call of the server | tests/contract/reviews/site-client.test.ts | sends a review with every documented field
Review submission: agreedToTermsAndConditions, isRecommended | — a call of the server | tests/contract/reviews/site-client.test.ts | sends a review with every documented field
Review submission: hostedAuthentication_AuthenticationEmail, callBackURL, fp | — a call of the server | tests/contract/reviews/site-client.test.ts | sends a review with every documented field
Feedback: ContentId, ContentType, FeedbackType, Vote | — a call of the server | tests/contract/reviews/site-client.test.ts | a vote
Rating result: ReviewStatistics.AverageOverallRating | /en-us/brands/dawn/pot-and-pan-detergent | tests/contract/reviews/site-client.test.ts | reads a single five-star review without sub-ratings
Rating result: Results (reviews in server order) | /en-us/brands/dawn/pot-and-pan-detergent | tests/contract/reviews/site-client.test.ts | pages, sorts and filters by stars
Product tile: heroVariant (heroImage with url, title, width, height; variantDescription; gtin; caseUpc), productBrand, productName, slug, ratingAndReviewId | /en-us/brands/dawn | ${MARKUP}
Product tile: ratingAndReviewId leads to its rating | /en-us/brands/dawn | components/blocks/cards.test.tsx | a product tile shows stars only if the product has a rating
Variant: productBrand, productName, shortDescription, variantDescription | /en-us/brands/dawn/pot-and-pan-detergent | ${MARKUP}
Variant: sellUnits, packageSize, packageSizeUnits | /en-us/brands/dawn/pot-and-pan-detergent | components/constants.test.ts | formats a quantity like
Variant: caseUpc, packageUpc | /en-us/brands/dawn/pot-and-pan-detergent | ${MARKUP}
Variant: desclaimerText, heroImage, styles, smartlabel (with link) | /en-us/brands/dawn/pot-and-pan-detergent | ${MARKUP}
Variant: safetySheetCollection, concentrateCollection, madeFromConcentrateCollection of link buttons | /en-us/brands/dilute-2-go/d2g-all-purpose | ${MARKUP}
Search product: productImage, productBrand, productName, variantDescription, sellUnits, packageSize, caseUpc, packageUpc | /en-us/search | ${MARKUP}
Search product: parallel lists of links and link texts for safety sheets, concentrate and made-from-concentrate | /en-us/search | ${MARKUP}
Content card: title, subTitle, text (markdown), image (single or image set), callToActionsCollection, styles, componentWidth | /en-us/whats-new/building-blocks-cards | ${MARKUP}
Content card: calls to action are VideoButton (videoUrl, styles) or LinkButton | /en-us/whats-new/building-blocks-cards | ${ENTITIES} | %s: the field %s accepts only %s
Sub-brand card: title, subTitle, text, image, styles, callToActionsCollection | /en-us/brands/tide-professional/tide-stain-system | ${MARKUP}
Sub-brand card: calls to action are LinkButton items | /en-us/brands/tide-professional/tide-stain-system | ${ENTITIES} | %s: the field %s accepts only %s
Footer links group: name, text, styles, linksCollection | /en-us | ${MARKUP}
Footer links group: items are image buttons, link buttons or rich text | /en-us | ${MARKUP}
Video: videoLink, videoThumbnail (url, alt), autoplay, transcript, styles, componentWidth | /en-us/articles/video-closing-a-kitchen | ${MARKUP}
Image set: desktopImage, smartphoneImage, altText, styles, componentWidth, sys.id | /en-us | ${MARKUP}
Header: name, brandLogo (name, altText, tooltip, image url) | /en-us | ${MARKUP}
Header: socialLinks, up to 4 image buttons | /en-us | ${MAXIMA}
Header: countrySelectors, up to 15 | /en-us | ${MAXIMA}
Header: a country selector has countryName, countryWebsite, flagAltText, flag url/width/height, language name | /en-us/country-selector | ${MARKUP}
Header: headerLinks, up to 10 | /en-us | ${MAXIMA}
Header: a header link has menuText, menuLink, menuStyles, target, isHamburgerMenu | /en-us | ${MARKUP}
Header: primaryNav, up to 10 | /en-us | ${MAXIMA}
Header: menu slots up to 8 | /en-us | ${MAXIMA}
Header: menu items up to 15 | /en-us | ${MAXIMA}
Header: an entry of primaryNav has menuText, menuLink and styles | /en-us | ${MARKUP}
Header: a menu slot has name, link, target and styles | /en-us | ${MARKUP}
Header: a menu item has menuText, menuLink and menuStyles | /en-us | ${MARKUP}
Footer: name, title, copyright, disclaimer | /en-us | ${MARKUP}
Footer: relatedBrand and socialConnect link containers | /en-us | ${MARKUP}
Footer: footerLinks (2) | /en-us | ${MAXIMA}
Footer: footerLegalLinks (2) | /en-us | ${MAXIMA}
Link container: links, up to 22 | /en-us | ${MAXIMA}
Link container: text, styles and links are displayed | /en-us | ${MARKUP}
Link container: links are link buttons or image buttons | /en-us | ${ENTITIES} | %s: the field %s accepts only %s
Rich text: name, styles, body, componentWidth | /en-us/whats-new/building-blocks | ${MARKUP}
Component width: a block has it on each of three screens | /en-us/whats-new/building-blocks | ${MARKUP}
Component width: desktop, tablet, smartphone widths, each a number out of 12 columns or FullBleed | /en-us/whats-new/building-blocks | ${ENTITIES} | a width is 1 to 12 columns or full bleed, for each of three screen sizes
Registration form data: formDropdownData | /en-us/user-registration | tests/contract/option-lists.test.ts | in the form %s, the field %s offers the list %s
Search top suggestions: 4 | /en-us/search | tests/e2e/search.spec.ts | shows a no-results message and four suggestions in the order set by editors
Search top suggestions: link, imageUrl, title, sortOrder, contentType | /en-us/search | ${MARKUP}
Banner: image (desktopImage, tabletImage, smartphoneImage, each url/width/height; altText) | /en-us | components/blocks/Banner/Banner.test.tsx | separate pictures for smartphones, tablets and desktops
Banner: contentCollection, styles, componentWidth, name | /en-us | ${MARKUP}
Banner: callToActionCollection | /en-us | ${MARKUP}
Banner: badgeImagesCollection | /en-us | ${MARKUP}
Banner: contentPosition | /en-us | components/constants.test.ts | banners have nine positions
Banner: textAlign as 'Position:Position' for smartphone and tablet | /en-us | components/constants.test.ts | separate alignments on small screens
Page URL builder: large chains | /en-us/large-restaurant-cleaning | ${URLS}
Page URL builder: products (productName, slug) | /en-us/brands/dawn/pot-and-pan-detergent | ${URLS}
Page URL builder: products max 200 | — a limit of a query | tests/contract/queries.test.ts | the URL builder reads 200 products or articles per query, and 10 sub-brand or training pages
Page URL builder: article detail pages (title, slug) | /en-us/articles/contact-time-explained | ${URLS}
Page URL builder: article detail pages max 200 | — a limit of a query | tests/contract/queries.test.ts | the URL builder reads 200 products or articles per query, and 10 sub-brand or training pages
Page URL builder: jobs to be done | /en-us/jobs-to-be-done/clean-a-fryer | ${URLS}
Page URL builder: content pages (name, slug, breadcrumbTitle, parentPage) | /en-us/about-us | ${URLS}
Page URL builder: safety data sheets | /en-us/safety-data-sheets/dawn | ${URLS}
Page URL builder: registrations | /en-us/user-registration | ${URLS}
Page URL builder: sustainability | /en-us/sustainability | ${URLS}
Page URL builder: buy | /en-us/buy-cleaning-products | ${URLS}
Page URL builder: independent (parent industry page) | /en-us/independent-food-service | ${URLS}
Page URL builder: janitorial | /en-us/janitorial-cleaning-supplies | ${URLS}
Page URL builder: SDS landing (pageTitle) | /en-us/safety-data-sheets | ${URLS}
Page URL builder: offers page | /en-us/offers | ${URLS}
Page URL builder: all brands | /en-us/brands | ${URLS}
Page URL builder: listing pages | /en-us/media-hub/articles | ${URLS}
Page URL builder: FAQ pages | /en-us/faq | ${URLS}
Page URL builder: service and equipment pages | /en-us/service-equipment | ${URLS}
Page URL builder: sub-brand pages | /en-us/brands/tide-professional/tide-stain-system | ${URLS}
Page URL builder: GHS training | /en-us/ghs-training | ${URLS}
Page URL builder: sub-brand pages and GHS training max 10 | — a limit of a query | tests/contract/queries.test.ts | the URL builder reads 200 products or articles per query, and 10 sub-brand or training pages
An article list query gives slug and name | /en-us/articles | lib/content/catalogue/article-list.test.ts | reads one page from a list of 5,000 articles with a single query for 24 articles
Organization markup: name, alternate name, url, logo, parent organization, social profiles | /en-us | lib/seo/json-ld.test.ts | describes the organization with names, URL, logo, parent and profiles
Type names Accordion, AccordionPanel, Article, ArticleDetailPages, Banner, BreadCrumb, BusinessSize, BusinessTypes, Buy, Callout, Carousel, Category, CategoryWrapper | ${API}
Type names Countries, Language, Distributor, Retailer, Facet, FaqPage, Form, FormField, Header, Heading, HomePage | ${API}
Type names Image, ImageSet, ImageButton, LinkButton, LinkContainer, MegaMenu, MenuItem, MenuSlot | ${API}
Type names PageMetaData, Paragraph, PdfListWrapper, Product, ProductCard, ProductVariant, Products, Question, Answer, Quiz, SafetyDataSheet | ${API}
Type names SearchTopSuggestions, SectionContainer, SiteFooter, Video, VideoBanner, Zipcode, Superscript, UtilityMenu, VideoAndTestimonials, VideoButton, IngredientView | ${API}
OffersPage: distributor and bizsaver sections with offers, participating products, sub-sections, redemption text | /en-us/offers | ${FIELDS}
Question and Answer with sub-question levels | /en-us/faq/product-safety | components/blocks/Questions/questions.test.ts | includes nested questions
The guided-assistant family has its types | ${API}
Guided assistant: home page, home card, header, footer, banner, page metadata, sitemap | /en-us/recommender | ${FIELDS}
Guided assistant: pop-up banner with call-to-action items | /en-us/recommender | tests/e2e/recommender.spec.ts | the pop-up banner opens and closes
Guided assistant: products with business types and safety data sheets | /en-us/recommender/products/hotels/restrooms/soap-scum | ${FIELDS}
Guided assistant: sitemap with content, items and sections | /en-us/recommender | ${FIELDS}
Sub-brands page: breadcrumb, categories, key features, information modules, related articles, additional stain products | /en-us/brands/tide-professional/tide-stain-system | ${FIELDS}
Superscript | /en-us/sitemap | tests/contract/displayed-blocks.test.ts | %s appears on a page in the sitemap
Sustainability page: breadcrumb, FAQ, page content, info, sections | /en-us/sustainability | ${FIELDS}
Video and testimonials | /en-us/sitemap | tests/contract/displayed-blocks.test.ts | %s appears on a page in the sitemap
Video banner: badge images, call to action of image, link or video button, content of rich text or heading | /en-us/brands/tide-professional | ${ENTITIES} | %s: the field %s accepts only %s
Each type has collection, filter and order forms | ${API}
`);
