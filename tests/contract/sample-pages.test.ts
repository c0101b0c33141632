import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageClass } from '../../components/layout/Page/page-class';
import type { Entry } from '@cleanpro/contentful-local/space/types';
import { deepLinksOf } from '@cleanpro/contentful-local/space/view';
import {
  BREADCRUMB_TITLES,
  CAROUSEL_TYPES,
  LISTING_TYPES,
  OWN_ROUTES,
  PAGE_CLASSES,
  PAGE_TYPES,
  ROUTES,
} from '../sample-pages';
import { entriesOn, pages, space, textOf } from './published-pages.ts';

const pageExists = (slug: string): boolean =>
  pages.has(slug) || (OWN_ROUTES.has(slug) && existsSync(join('app', 'en-us', '(site)', slug, 'page.tsx')));

test('the lists in this test have as many items as the lists in docs/product.md', () => {
  expect(
    [PAGE_TYPES, LISTING_TYPES, CAROUSEL_TYPES, ROUTES, BREADCRUMB_TITLES, PAGE_CLASSES].map(
      (list) => Object.keys(list).length,
    ),
  ).toEqual([30, 4, 8, 9, 8, 38]);
});

test.each(Object.entries(PAGE_TYPES))('page type %s has a sample page', (type, slug) => {
  const entry = slug === null ? space.published.entriesOf(type)[0] : pages.get(slug);
  expect(entry?.sys.contentType.sys.id).toBe(type);
});

test.each(Object.entries(LISTING_TYPES))('listing type %s has a page with entries', (type, slug) => {
  expect(textOf(pages.get(slug), 'listingType')).toBe(type);
  expect(
    space.published.entriesOf('articleDetailPages').filter((entry) => textOf(entry, 'articleType') === type)
      .length,
  ).toBeGreaterThan(1);
});

test.each(Object.entries(CAROUSEL_TYPES))('a page shows a carousel of type %s', (type, slug) => {
  const page = pages.get(slug);
  const isCarousel = (entry: Entry): boolean =>
    entry.sys.contentType.sys.id === 'carousel' && textOf(entry, 'carouselType') === type;
  expect(page && [...entriesOn(page)].some(isCarousel)).toBe(true);
});

test('the application shell exists', () => expect(existsSync('app/layout.tsx')).toBe(true));

const routes = Object.entries(ROUTES).flatMap(([route, slug]): [string, string][] =>
  slug === null ? [] : [[route, slug]],
);
test.each(routes)('route %s has a page', (route, slug) => {
  expect(pageExists(slug)).toBe(true);
  const pattern = new RegExp(`^${route.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}$`);
  expect(slug === 'home' ? '/en-us' : `/en-us/${slug}`).toMatch(pattern);
});

test.each(Object.entries(BREADCRUMB_TITLES))(
  'the page %s has the documented breadcrumb title',
  (slug, title) => {
    const entry = space.published.entriesOf('breadCrumb').find((crumb) => textOf(crumb, 'slug') === slug);
    expect(textOf(entry, 'title')).toBe(title);
    expect(pageExists(slug)).toBe(true);
  },
);

test.each(Object.entries(PAGE_CLASSES))(
  'the page %s has the documented body class',
  (_name, [slug, name]) => {
    expect(pageExists(slug)).toBe(true);
    expect(pageClass(slug)).toBe(name);
  },
);

test.each([
  'industries/restaurants',
  'industries/hotels',
  'industries/healthcare',
  'industries/schools',
  'industries/janitorial',
  'industries/laundry',
  'large-restaurant-cleaning',
  'industries/independents',
  'industries/retail',
])('each business type has a page: %s', (slug) => expect(pageExists(slug)).toBe(true));

test('the contact page lists the customer care lines of 28 countries', () => {
  const panel = space.published.entry('contact-countries-1');
  const page = pages.get('contact-us');
  expect(page && panel && entriesOn(page).has(panel)).toBe(true);
  const body = JSON.stringify(panel?.fields.body);
  // 28 countries and a header row.
  expect(body.match(/"nodeType":"table-row"/g)).toHaveLength(29);
  expect(body).toContain('1-800-332-7787, 24 hours a day, 7 days a week');
});

test.each([
  ['home', 'about-us'],
  ['brands/mr-clean', 'hire-mr-clean'],
])('the banner of %s links to %s', (slug, target) => {
  const page = pages.get(slug);
  const [banner] = ['banner', 'banners']
    .flatMap((field) => Object.values(page?.fields[field] ?? {}).flatMap(deepLinksOf))
    .flatMap(({ sys }) => space.published.entry(sys.id) ?? []);
  const links = Object.values(banner?.fields.callToAction ?? {})
    .flatMap(deepLinksOf)
    .map(({ sys }) => textOf(space.published.entry(sys.id), 'link')?.replace(/^\//, ''));
  expect(links).toContain(target);
});
