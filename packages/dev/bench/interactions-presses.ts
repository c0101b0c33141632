/** Interactions that `npm run bench:interactions -w @cleanpro/dev` measures, and their pages. */

export type Pointer = 'mouse' | 'touch';

export interface Press {
  name: string;
  pointer: Pointer;
  page: string;
  /** Selectors to press first, without measuring, so that the target exists. */
  opened?: readonly string[];
  target: string;
  /** Text to type into the focused target. Each key press is measured, but not the press that sets the focus. */
  types?: string;
}

const HOME = '/en-us';
const PRODUCT = '/en-us/brands/dawn/pot-and-pan-detergent';
const ARTICLE = '/en-us/articles/contact-time-explained';
const LIST = '/en-us/cleaning-solutions/kitchen';
const FORM = '/en-us/user-registration';

const SEARCH = '#site-header summary[aria-label="Search"]';
const DRAWER = '#site-header button[popovertarget]';
const menu = (name: string): string => `nav[aria-label="Primary"] summary:has-text("${name}")`;

/** Interactions that exist at any viewport width. */
const ANYWHERE: readonly Omit<Press, 'pointer'>[] = [
  { name: 'open the search', page: ARTICLE, target: SEARCH },
  { name: 'type into the search', page: HOME, opened: [SEARCH], target: '#search-header', types: 'dawn' },
  { name: 'choose the country', page: PRODUCT, target: '#site-header details[data-menu="country"] summary' },
  { name: 'next in a carousel', page: HOME, target: 'main button[aria-label^="Next"]' },
  { name: 'open a film', page: HOME, target: 'main button[aria-haspopup="dialog"]' },
  { name: 'compare a product', page: LIST, target: 'main label:has(input[name="products"])' },
  { name: 'open an answer', page: PRODUCT, target: 'main details:has(p) > summary' },
  { name: 'like an article', page: ARTICLE, target: 'main button[aria-pressed]' },
  { name: 'send an empty form', page: FORM, target: 'main form button[type="submit"]' },
  { name: 'type into a form', page: FORM, target: 'main form input[type="email"]', types: 'name' },
];
const MOUSE: readonly Omit<Press, 'pointer'>[] = [
  { name: 'open a menu', page: HOME, target: menu('Brands') },
  { name: 'open another menu', page: LIST, opened: [menu('Brands')], target: menu('Industries') },
];
const TOUCH: readonly Omit<Press, 'pointer'>[] = [
  { name: 'open the drawer', page: HOME, target: DRAWER },
  { name: 'open a menu in the drawer', page: LIST, opened: [DRAWER], target: menu('Industries') },
  { name: 'go to a section', page: PRODUCT, target: 'nav[aria-label="On this page"] a' },
];

const by = (pointer: Pointer, presses: readonly Omit<Press, 'pointer'>[]): Press[] =>
  presses.map((press) => ({ ...press, pointer }));

export const PRESSES: readonly Press[] = [
  ...by('mouse', [...MOUSE, ...ANYWHERE]),
  ...by('touch', [...TOUCH, ...ANYWHERE]),
];
