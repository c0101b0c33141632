/** Navigations that `npm run bench:navigation -w @cleanpro/dev` measures. Each follows a link on a page. */

export type Pointer = 'mouse' | 'touch';

export interface Walk {
  kind: 'menu' | 'tile' | 'list';
  pointer: Pointer;
  from: string;
  /** Selectors of the menus and buttons to press first, so that the link is visible. */
  opened: readonly string[];
  to: string;
  /** Selector of the element that contains the link. */
  within: string;
}

/** The menu bar on large screens, the drawer on small ones. */
const MENU = 'nav[aria-label="Primary"]';
const DRAWER_BUTTON = '#site-header button[popovertarget]';

/** Panels of the primary menu, in order, and links in each. */
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

/** 40 navigations, most of them by mouse. */
export const WALKS: readonly Walk[] = [...walksOf('mouse'), ...walksOf('touch')].slice(0, 40);
