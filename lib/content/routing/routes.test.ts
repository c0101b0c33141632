import { getReviewedProductSlug } from '@cleanpro/content-values/paths/own-pages';
import { getPerRequestPath, isRenderedForMember, pageSlug, readsOwnQuery } from './routes';

const perRequestPath = (slug: string, query = '', cookies = '') =>
  getPerRequestPath(slug, new URLSearchParams(query), cookies);

test.each([
  ['/en-us', 'home'],
  ['/en-us/brands/dawn', 'brands/dawn'],
])('%s is the page %s', (path, slug) => {
  expect(pageSlug(path)).toBe(slug);
});

test.each([
  '/',
  '/EN-US/brands',
  '/en-us/home',
  '/en-us/faq/',
  '/en-us/%66aq',
  '/en-us/a_b',
  '/en-us/x.html',
  '/faq',
])('%s is not a page', (path) => {
  expect(pageSlug(path)).toBeNull();
});

test('renders a page per request if it reads its query parameters', () => {
  expect(perRequestPath('faq', 'utm_source=mail')).toBeNull();
  expect(perRequestPath('sds', 'product=+soap&utm_source=mail')).toBe('/en-us/_with-query/sds?product=soap');
  expect(perRequestPath('home', 'sent=newsletter')).toBe('/en-us/_with-query?sent=newsletter');
});

test('does not rewrite the path if the route reads the query string itself', () => {
  for (const slug of ['search', 'compare-products', 'write-review', 'recommender/plan']) {
    expect(readsOwnQuery(slug)).toBe(true);
    expect(perRequestPath(slug, 'product=soap')).toBeNull();
  }
});

test('renders the account per request, and the sign-in pages for signed-in members', () => {
  expect(perRequestPath('account')).toBe('/en-us/_with-query/account?');
  for (const slug of ['sign-in', 'user-registration']) {
    expect(perRequestPath(slug)).toBeNull();
    expect(perRequestPath(slug, '', 'a=b; signed-in=1')).toBe(`/en-us/_with-query/${slug}?`);
    expect(isRenderedForMember(`/en-us/${slug}`, 'a=b; signed-in=1')).toBe(true);
    expect(isRenderedForMember(`/en-us/${slug}`, 'a=b')).toBe(false);
  }
  expect(isRenderedForMember('/en-us/about-us', 'signed-in=1')).toBe(false);
});

test('product reviews have a separate route one segment below the product', () => {
  expect(getReviewedProductSlug('brands/dawn/pan-soak/reviews')).toBe('brands/dawn/pan-soak');
  expect(getReviewedProductSlug('brands/dawn/reviews')).toBeNull();
  expect(readsOwnQuery('brands/dawn/soap/reviews')).toBe(true);
  expect(perRequestPath('brands/dawn/soap/reviews', 'sort=newest&stars=5')).toBe(
    '/en-us/_reviews/dawn/soap?sort=newest&stars=5',
  );
});
