import type { Visitor } from './visitor.ts';

const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
const HOME = '/en-us';

const unique = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

async function fillContact(visitor: Visitor): Promise<void> {
  await visitor.check('#contact-shoppingFor');
  const values = {
    firstName: 'Ada',
    lastName: 'Moreno-Ruiz',
    email: `${unique()}@example.com`,
    phone: '(202) 555-0143',
    city: 'Austin',
    zip: '78701',
    message: 'How much do I dilute?',
  };
  for (const [name, value] of Object.entries(values)) await visitor.fill(`#contact-${name}`, value);
  await visitor.choose('#contact-state', 'Texas');
  await visitor.check('#contact-over18');
}

const focusIs = (visitor: Visitor, selector: string): Promise<void> =>
  visitor.untilInPage(`focus on ${selector}`, (at) => document.activeElement?.matches(at) === true, selector);

/** The main user journeys, each starting with a fresh page. A journey throws if an expected state is not reached. */
export const JOURNEYS: Record<string, (visitor: Visitor) => Promise<void>> = {
  'the home page is complete at both widths, without a horizontal scroll': async (visitor) => {
    for (const width of [390, 1440]) {
      await visitor.browser.resize(width, 900);
      await visitor.openWithScripts(HOME);
      await visitor.untilInPage(`${width} px wide`, (expected) => innerWidth === expected, width);
      await visitor.sees('#site-header');
      await visitor.sees('main h1');
      await visitor.untilInPage('a first banner with its picture', () => {
        const picture = document.querySelector('main img');
        return (
          picture instanceof HTMLImageElement &&
          picture.naturalWidth > 0 &&
          picture.getBoundingClientRect().top < innerHeight
        );
      });
      await visitor.untilInPage(
        'no horizontal scroll',
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
      await visitor.untilInPage('the typeface', () => document.fonts.check('16px "Figtree Variable"'));
    }
  },

  'menus of the header open one at a time and close by Escape': async (visitor) => {
    await visitor.openWithScripts('/en-us/about-us');
    await visitor.click('#site-header nav summary', 'Brands');
    await visitor.sees('#site-header a', 'Dawn');
    await visitor.click('#site-header nav summary', 'Cleaning solutions');
    await visitor.sees('#site-header a', 'Bathroom');
    await visitor.seesNo('#site-header a', 'Safeguard');
    await visitor.press('Escape');
    await visitor.seesNo('#site-header a', 'Bathroom');
    await focusIs(visitor, '#site-header summary');
  },

  'the drawer of small screens leads to a brand and closes': async (visitor) => {
    await visitor.browser.resize(390, 900);
    await visitor.openWithScripts('/en-us/about-us');
    await visitor.click('#site-header button[popovertarget]');
    await visitor.click('#site-menu:popover-open summary', 'Brands');
    await visitor.click('#site-menu:popover-open a', 'Dawn');
    await visitor.untilAt(/^\/en-us\/brands\/dawn$/);
    await visitor.seesNo('#site-menu:popover-open');
    await visitor.browser.resize(1440, 900);
  },

  'links within the site and the back button keep the page alive': async (visitor) => {
    await visitor.openWithScripts('/en-us/brands/dawn');
    await visitor.browser.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await visitor.click('main a[href="/en-us/brands/dawn/pot-and-pan-detergent"]');
    await visitor.untilAt(/pot-and-pan-detergent$/);
    await visitor.sees('h1', 'Pot and Pan');
    await visitor.browser.back();
    await visitor.untilAt(/\/brands\/dawn$/);
    await visitor.seesNo('h1', 'Pot and Pan');
    await visitor.untilInPage('the same document', () => Reflect.get(window, 'isSameDocument') === true);
  },

  'a product has details of its pack sizes, and its safety data sheet in a popup': async (visitor) => {
    await visitor.browser.resize(390, 900);
    await visitor.openWithScripts(PRODUCT);
    await visitor.seesNo('main dt', 'Case UPC');
    await visitor.click('main summary', 'More details');
    await visitor.sees('main dt', 'Case UPC');
    await visitor.browser.resize(1440, 900);
    await visitor.openWithScripts(PRODUCT);
    await visitor.click('main button[aria-haspopup="dialog"]', 'Safety data sheets');
    await visitor.sees('dialog[open] a[href$=".pdf"]');
    await visitor.click('dialog[open] button', 'Close');
    await visitor.seesNo('dialog');
  },

  'a video dialog closes by Escape, backdrop and button': async (visitor) => {
    await visitor.openWithScripts(HOME);
    for (const close of [
      () => visitor.press('Escape'),
      () => visitor.browser.clickAt(4, 4),
      () => visitor.click('dialog[open] button', 'Close'),
    ]) {
      await visitor.click('main button', 'Watch: closing a kitchen');
      await visitor.sees('dialog[open] video');
      await visitor.untilInPage(
        'no scrolling behind it',
        () => getComputedStyle(document.documentElement).overflowY === 'hidden',
      );
      await close();
      await visitor.seesNo('dialog');
      await focusIs(visitor, 'main button');
    }
  },

  'reviews are sorted and paged': async (visitor) => {
    await visitor.openWithScripts(PRODUCT);
    await visitor.click('main a', 'Lowest Rating');
    await visitor.sees('main a[aria-current="true"]', 'Lowest Rating');
    await visitor.click('main a', 'Next page');
    await visitor.sees('main', '11–20 of 46 reviews');
  },

  'an article is liked, which the next visit remembers': async (visitor) => {
    const article = '/en-us/articles/dilution-by-eye';
    await visitor.openWithScripts(article);
    await visitor.click('main button', 'Like');
    await visitor.sees('main button[aria-pressed="true"]', 'Like1');
    await visitor.openWithScripts(article);
    await visitor.click('main button[aria-pressed="true"]', 'Like');
    await visitor.sees('main button[aria-pressed="false"]', 'Like');
  },

  'a search has suggestions, which the keyboard chooses': async (visitor) => {
    await visitor.openWithScripts('/en-us/about-us');
    await visitor.click('details[data-menu="search"] > summary');
    await focusIs(visitor, '#search-header');
    await visitor.fill('#search-header', 'degr');
    await visitor.sees('[role="listbox"] [role="option"]');
    await visitor.press('ArrowDown');
    await visitor.sees('[role="option"][aria-selected="true"]');
    await visitor.press('Escape');
    await visitor.seesNo('[role="option"]');
    await visitor.press('Enter');
    await visitor.untilAt(/\/search\?q=degr$/);
    await visitor.sees('main article h2, main article h3', 'Degreaser');
  },

  'a form says what is missing, and is then accepted': async (visitor) => {
    await visitor.openWithScripts('/en-us/contact-us', '#form-contact');
    await visitor.click('#form-contact button[type="submit"]');
    await visitor.sees('#form-contact, main', 'error(s)');
    await visitor.sees('#form-contact', 'First name');
    await visitor.untilInPage(
      'nine fields marked',
      () => document.querySelectorAll('#form-contact [aria-invalid="true"]').length >= 9,
    );
    await fillContact(visitor);
    await visitor.click('#form-contact button[type="submit"]');
    await visitor.untilAt(/[?&]sent=/);
    await visitor.sees('[role="group"]', 'ank you');
  },

  'a review is written, previewed, changed and submitted': async (visitor) => {
    await visitor.openWithScripts('/en-us/write-review?product=cleanpro-pan-soak', 'main form');
    await visitor.check('#field-rating-4');
    await visitor.check('#field-rating_Quality-5');
    await visitor.check('#field-isRecommended');
    const word = unique();
    const values = {
      title: `Lasts ${word}`,
      reviewText: `Two sinks, one powder, and the pans come out ready for a quick wash. ${word}`,
      userNickname: `Chef${word}`.slice(0, 25),
      userLocation: 'Austin, TX',
      userEmail: `${word}@example.com`,
    };
    for (const [name, value] of Object.entries(values)) await visitor.fill(`#field-${name}`, value);
    await visitor.choose('#field-contextdatavalue_Agemonth', 'April');
    await visitor.choose('#field-contextdatavalue_Ageyear', '1980');
    await visitor.check('#field-agreedToTermsAndConditions');
    await visitor.click('main button', 'Preview');
    await visitor.sees('main', 'Preview your review');
    await visitor.click('main button', 'Edit');
    // The form takes the focus when it is displayed again.
    await focusIs(visitor, 'main [tabindex="-1"]');
    await visitor.fill('#field-userLocation', 'Reno, NV');
    await visitor.click('main button', 'Preview');
    await visitor.sees('main', 'Reno, NV');
    await visitor.click('main button', 'Submit');
    await visitor.sees('main', 'Thank you!');
  },

  'the product finder leads to a recommendation': async (visitor) => {
    await visitor.openWithScripts('/en-us/recommender');
    await visitor.click('main a', 'Hotel or resort');
    await visitor.click('main a', 'Restrooms and bathrooms');
    await visitor.click('main a', 'Soap scum and hard water');
    await visitor.untilAt(/\/soap-scum$/);
    await visitor.check('input[type="checkbox"][value="fragrance-free"]');
    await visitor.click('main button', 'Show recommendation');
    await visitor.untilAt(/need=fragrance-free$/);
    await visitor.sees('article', 'Best match');
  },

  'privacy choices open in a dialog, and are stored': async (visitor) => {
    await visitor.openWithScripts('/en-us/faq');
    await visitor.click('footer button', 'Do Not Sell or Share');
    await visitor.sees('[role="dialog"]', 'Your privacy choices');
    await visitor.press('Escape');
    await visitor.seesNo('[role="dialog"]', 'Your privacy choices');
    await visitor.click('footer button', 'Do Not Sell or Share');
    await visitor.click('[role="dialog"] button', 'Opt out of all');
    await visitor.seesNo('[role="dialog"]', 'Your privacy choices');
    await visitor.untilInPage('a stored choice', () => document.cookie.includes('privacy_choice='));
  },

  'the page of countries leads to this one': async (visitor) => {
    await visitor.openWithScripts('/en-us/country-selector');
    await visitor.sees('main a[href^="https://"]', 'Germany');
    await visitor.click('main a', 'United States');
    await visitor.untilAt(/^\/en-us$/);
  },
};

export const JOURNEYS_WITHOUT_SCRIPTS: typeof JOURNEYS = {
  'the home page, a menu and a product': async (visitor) => {
    await visitor.open(HOME);
    await visitor.sees('main h1');
    await visitor.click('#site-header nav summary', 'Brands');
    await visitor.click('#site-header a', 'Dawn');
    await visitor.untilAt(/\/brands\/dawn$/);
    await visitor.click('main a[href="/en-us/brands/dawn/pot-and-pan-detergent"]');
    await visitor.untilAt(/pot-and-pan-detergent$/);
    await visitor.sees('main', 'Based on 46 reviews');
    await visitor.click('main a', 'Newest');
    await visitor.untilAt(/\/reviews\?sort=newest/);
  },

  'a form says what is missing, and is then accepted': async (visitor) => {
    await visitor.open('/en-us/contact-us');
    await visitor.click('#form-contact button[type="submit"]');
    await visitor.sees('main', 'error(s)');
    // While the page loads, the button moves away from the pointer.
    await visitor.untilInPage('loaded', () => document.readyState === 'complete');
    const began = Date.now();
    await fillContact(visitor);
    // The site returns a form that is sent faster than a person could (lib/forms/timing-token.ts).
    await visitor.untilInPage('as slow as people', (since) => Date.now() - since > 3_000, began);
    await visitor.click('#form-contact button[type="submit"]');
    await visitor.untilAt(/[?&]sent=/);
    await visitor.sees('[role="group"]', 'ank you');
  },
};
