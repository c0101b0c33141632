import { SITE_SECRETS } from '../fixtures/site-secrets';
import { createContentGraphqlHandler } from '@cleanpro/contentful-local/graphql/handler';
import { TOKENS } from '@cleanpro/contentful-local/tests/graphql/service';
import { pages, space } from './published-pages.ts';
import type { UrlBuilderPage } from '../../lib/content/routing/url-builder';

jest.mock('next/cache', () => ({ cacheTag: () => undefined, cacheLife: () => undefined }));
jest.mock('@/lib/content/preview/draft-mode', () => ({ isPreview: () => Promise.resolve(false) }));

/** Page types that the URL builder lists (docs/product.md, "URL builder"). */
const TYPES = [
  'largeChainPage',
  'productsPage',
  'articleDetailPages',
  'jobsToBeDone',
  'contentPage',
  'safetyDataSheetPage',
  'registrationPage',
  'sustainabilityPage',
  'buyPage',
  'independentCommonPage',
  'janitorialCleaningPage',
  'sdsLanding',
  'offersPage',
  'allBrandsPage',
  'listingPage',
  'faqPage',
  'serviceEquipmentPage',
  'subBrandsPage',
  'ghsTraining',
];

let found: UrlBuilderPage[];
beforeAll(async () => {
  Object.assign(process.env, SITE_SECRETS);
  const handle = createContentGraphqlHandler({
    ...TOKENS,
    store: { current: space },
    deliveryToken: SITE_SECRETS.CONTENTFUL_DELIVERY_TOKEN,
    publicImageBase: 'http://localhost:3000/images',
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => handle(new Request(url, init)));
  const { loadUrlBuilderPages } = await import('../../lib/content/routing/url-builder');
  found = (await loadUrlBuilderPages(false)).value;
});

test.each(TYPES)('the URL builder lists every %s', (type) => {
  const slugs = [...pages].filter(([, page]) => page.sys.contentType.sys.id === type).map(([slug]) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  expect(
    found.filter((page) => page.type.toLowerCase() === type.toLowerCase()).map(({ slug }) => slug),
  ).toEqual(slugs.toSorted());
  expect(space.published.entriesOf(type).length).toBeGreaterThan(0);
});
