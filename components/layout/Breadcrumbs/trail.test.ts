import { getTrail } from './trail';

jest.mock('@/lib/content/pages/get-page', () => ({
  getShell: () =>
    Promise.resolve({
      articleList: { slug: 'articles', name: 'Reading room' },
      breadcrumbs: { home: 'Start', offers: 'Savings', faq: 'Questions' },
    }),
}));

test('an editor’s breadcrumb titles win, for the page and for those above it', async () => {
  const ancestors = [
    { title: 'Offers', href: '/en-us/offers' },
    { title: 'Spring', href: '/en-us/offers/spring' },
  ];
  expect(await getTrail({ slug: 'faq', title: 'FAQ', ancestors })).toEqual([
    { title: 'Start', href: '/en-us' },
    { title: 'Savings', href: '/en-us/offers' },
    { title: 'Spring', href: '/en-us/offers/spring' },
    { title: 'Questions', href: null },
  ]);
});

test('the article list has its name above its articles', async () => {
  const ancestors = [{ title: 'Articles', href: '/en-us/articles' }];
  const trail = await getTrail({ slug: 'articles/dilution', title: 'Dilution', ancestors });
  expect(trail[1]).toEqual({ title: 'Reading room', href: '/en-us/articles' });
});

test('the home page is its own trail', async () => {
  expect(await getTrail({ slug: 'home', title: 'Home' })).toEqual([{ title: 'Start', href: null }]);
});

const crumb = (slug: string) => ({ title: slug, href: `/en-us/${slug}` });

test.each([
  ['its own parent', ['a', 'a', 'a'], []],
  ['above its parent', ['b', 'a', 'b'], ['b']],
  ['above the parent of its parent', ['a', 'c', 'b'], ['c', 'b']],
  ['below a circle', ['b', 'c', 'b'], ['c', 'b']],
])('a page that is %s has a trail with each page once', async (_name, above, expected) => {
  const trail = await getTrail({ slug: 'a', title: 'A', ancestors: above.map(crumb) });
  expect(trail.slice(1, -1).map(({ title }) => title)).toEqual(expected);
});

test('a page below the home page has it once in its trail', async () => {
  const ancestors = [{ title: 'Home', href: '/en-us' }];
  expect(await getTrail({ slug: 'a', title: 'A', ancestors })).toHaveLength(2);
});
