/** @jest-environment node */
import { getTrail } from './trail';

jest.mock('@/lib/content/pages/get-page', () => ({
  getShell: () => Promise.resolve({ breadcrumbs: { home: 'Start', offers: 'Savings', faq: 'Questions' } }),
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

test('the home page is its own trail', async () => {
  expect(await getTrail({ slug: 'home', title: 'Home' })).toEqual([{ title: 'Start', href: null }]);
});
