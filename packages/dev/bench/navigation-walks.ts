/** Where the visitors of `npm run bench:navigation -w @cleanpro/dev` go: from which page, and over which of its links. */

/** How a visitor points at a link. */
export type Pointer = 'mouse' | 'touch';

export interface Walk {
  kind: 'menu' | 'tile' | 'list';
  pointer: Pointer;
  from: string;
  /** The summaries and buttons that are pressed before the link is there. */
  opened: readonly string[];
  /** The path of the link. */
  to: string;
  /** Where on the page the link is. */
  within: string;
}

/** The bar's menu on large screens, and the drawer of small ones. */
const MENU = 'nav[aria-label="Primary"]';
const DRAWER_BUTTON = '#site-header button[popovertarget]';

/** Panels of the primary menu, in their order, and links in them. */
const MENUS: readonly (readonly [menu: string, links: readonly string[]])[] = [
  ['Brands', ['/en-us/brands/dawn', '/en-us/brands/comet', '/en-us/brands/febreze']],
  ['Solutions', ['/en-us/cleaning-solutions/kitchen', '/en-us/cleaning-solutions/floor']],
  ['Industries', ['/en-us/industries/hotels', '/en-us/industries/schools', '/en-us/industries/healthcare']],
];
const TILES: readonly (readonly [from: string, links: readonly string[]])[] = [
  [
    '/en-us/brands/dawn',
    ['dawn/heavy-duty-degreaser', 'dawn/power-dissolver', 'dawn/pan-soak', 'dawn/dish-liquid-original'],
  ],
  [
    '/en-us/cleaning-solutions/kitchen',
    ['comet/cleanser-powder', 'dawn/pot-and-pan-detergent', 'cascade/lime-scale-remover'],
  ],
];
const LISTS: readonly (readonly [from: string, links: readonly string[]])[] = [
  [
    '/en-us/media-hub/articles',
    ['articles/green-claims', 'articles/contact-time-explained', 'articles/reading-a-label'],
  ],
  ['/en-us/sitemap', ['contact-us', 'sustainability', 'offers', 'hire-mr-clean', 'cookies']],
];

function walksOf(pointer: Pointer): Walk[] {
  const menus = MENUS.flatMap(([menu, links]) =>
    links.map((to) => ({
      kind: 'menu' as const,
      from: '/en-us/about-us',
      to,
      opened: [...(pointer === 'touch' ? [DRAWER_BUTTON] : []), `${MENU} summary:has-text("${menu}")`],
      within: MENU,
    })),
  );
  const inMain = (kind: 'tile' | 'list', all: typeof TILES, folder: string): Omit<Walk, 'pointer'>[] =>
    all.flatMap(([from, links]) =>
      links.map((link) => ({ kind, from, to: `/en-us/${folder}${link}`, opened: [], within: 'main' })),
    );
  return [...menus, ...inMain('tile', TILES, 'brands/'), ...inMain('list', LISTS, '')].map((walk) => ({
    ...walk,
    pointer,
  }));
}

/** Forty visits to another page, most by mouse. */
export const WALKS: readonly Walk[] = [...walksOf('mouse'), ...walksOf('touch')].slice(0, 40);
