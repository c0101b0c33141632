import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { config } from '@/proxy';

const isSeenByProxy = (url: string): boolean => doesMatch({ config, url });

test.each([
  '/',
  '/en-us',
  '/en-us/about-us',
  '/en-us/about-us.html',
  '/EN-US',
  '/EN-US/About-Us',
  '/En-Us/About-Us.HTML',
  '/About-Us',
  '/fr-fr/brands',
])('the proxy handles the page %s', (path) => {
  expect(isSeenByProxy(path)).toBe(true);
});

const FILES = [
  'cleanpro/icon-air/icon-air.svg',
  'x7Kq/5WkTzQ3mYb0aVn8LrJdE2p/Photo.JPG',
  'x7Kq/5WkTzQ3mYb0aVn8LrJdE2p/3f0A9c1b7d/Ein%20Bild%20(1).webp',
  'x7Kq/5WkTzQ3mYb0aVn8LrJdE2p/%E6%B4%97%E5%89%A4.pdf',
  'x7Kq/5WkTzQ3mYb0aVn8LrJdE2p/LICENSE',
  'x7Kq/5WkTzQ3mYb0aVn8LrJdE2p/en-us/EN-US/a.png',
];

test.each(
  ['/images/', '/api/', '/_next/static/', '/sitemaps/'].flatMap((folder) =>
    FILES.map((file) => folder + file),
  ),
)('the proxy skips the file %s', (path) => {
  expect(isSeenByProxy(path)).toBe(false);
});
