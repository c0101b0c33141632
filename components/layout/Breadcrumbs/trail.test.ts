import { getTrail } from './trail';

jest.mock('@/lib/content/pages/get-page', () => ({
  getShell: () =>
    Promise.resolve({
      articleList: { slug: 'articles', name: 'Reading room' },
      breadcrumbs: { home: 'Start', offers: 'Savings', faq: 'Questions' },
    }),
}));

test('uses the editor’s breadcrumb titles for the page and its ancestors', async () => {
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

test('an article’s trail uses the name of the article list', async () => {
  const ancestors = [{ title: 'Articles', href: '/en-us/articles' }];
  const trail = await getTrail({ slug: 'articles/dilution', title: 'Dilution', ancestors });
  expect(trail[1]).toEqual({ title: 'Reading room', href: '/en-us/articles' });
});

test('the home page’s trail contains only the home page', async () => {
  expect(await getTrail({ slug: 'home', title: 'Home' })).toEqual([{ title: 'Start', href: null }]);
});

const crumb = (slug: string) => ({ title: slug, href: `/en-us/${slug}` });

test.each([
  ['its own parent', ['a', 'a', 'a'], []],
  ['above its parent', ['b', 'a', 'b'], ['b']],
  ['above the parent of its parent', ['a', 'c', 'b'], ['c', 'b']],
  ['below a circle', ['b', 'c', 'b'], ['c', 'b']],
])('lists each page once in the trail for a page that is %s', async (_name, above, expected) => {
  const trail = await getTrail({ slug: 'a', title: 'A', ancestors: above.map(crumb) });
  expect(trail.slice(1, -1).map(({ title }) => title)).toEqual(expected);
});

test('lists the home page once in the trail for a page below it', async () => {
  const ancestors = [{ title: 'Home', href: '/en-us' }];
  expect(await getTrail({ slug: 'a', title: 'A', ancestors })).toHaveLength(2);
});
