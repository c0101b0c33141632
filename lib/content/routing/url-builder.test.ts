import { loadSitePages } from './url-builder';

const row = (type: string, own: object) => ({
  __typename: type,
  sys: { id: type, publishedAt: null },
  slug: type,
  title: null,
  breadcrumbTitle: null,
  pageMetaData: null,
  ...own,
});
const collection = (item: object) => ({ total: 1, items: [item] });
const brands = { __typename: 'AllBrandsPage', slug: 'brands' };

jest.mock('@/lib/config/server', () => ({ serverConfig: () => ({ SITE_URL: 'https://site.example' }) }));
jest.mock('@/lib/recommender/url-builder', () => ({
  assistantPages: () => Promise.resolve({ entries: [], tags: [] }),
}));
jest.mock('../client/query', () => ({
  LOCALE: 'en-US',
  queryContent: () =>
    Promise.resolve({
      tags: [],
      data: {
        contentPage: collection(row('ContentPage', { name: 'A content page', parentPage: brands })),
        independentCommonPage: collection(
          row('IndependentCommonPage', { title: 'Shops', parentIndustryPage: brands }),
        ),
        articlePage: collection(row('ArticlePage', { name: 'All articles' })),
        sdsLanding: collection(row('SdsLanding', { title: 'Sheets', pageTitle: 'Safety data sheets' })),
      },
    }),
}));

test('loads pages with their names, titles and parents', async () => {
  const { value } = await loadSitePages(false);
  const parent = { type: 'AllBrandsPage', slug: 'brands' };
  expect(value.entries).toMatchObject([
    { slug: 'ContentPage', title: 'A content page', parent },
    { slug: 'IndependentCommonPage', title: 'Shops', parent },
    { slug: 'ArticlePage', title: 'All articles', parent: undefined },
    { slug: 'SdsLanding', title: 'Safety data sheets', parent: undefined },
  ]);
});
