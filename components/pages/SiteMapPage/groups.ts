import type { UrlBuilderPage } from '@/lib/content/routing/url-builder-page';

const GROUPS: { title: string; has: (page: Pick<UrlBuilderPage, 'type' | 'slug'>) => boolean }[] = [
  {
    title: 'Brands and systems',
    has: ({ slug }) => slug === 'brands' || slug.startsWith('brands/'),
  },
  {
    title: 'Cleaning solutions',
    has: ({ type, slug }) => type === 'ProductListPage' || slug === 'cleaning-solutions',
  },
  {
    title: 'Industries',
    has: ({ type, slug }) =>
      slug === 'industries' ||
      [
        'IndustryPage',
        'RestaurantPage',
        'LargeChainPage',
        'JanitorialCleaningPage',
        'IndependentCommonPage',
      ].includes(type),
  },
  {
    title: 'Cleaning procedures',
    has: ({ type, slug }) => type === 'JobsToBeDone' || slug === 'cleaning-procedures',
  },
  {
    title: 'Safety data sheets and training',
    has: ({ type }) => ['SdsLanding', 'SafetyDataSheetPage', 'GhsTraining'].includes(type),
  },
  { title: 'Questions and answers', has: ({ type }) => type === 'FaqPage' },
];

/** Group of pages that match no other group. */
const OTHER = 'CleanPro';

export const GROUP_TITLES = [OTHER, ...GROUPS.map(({ title }) => title)];

/** Returns the site map group of a page, or of its parent page. */
export const groupOf = ({ parent, ...page }: UrlBuilderPage): string =>
  (GROUPS.find(({ has }) => has(page)) ?? GROUPS.find(({ has }) => parent && has(parent)))?.title ?? OTHER;
