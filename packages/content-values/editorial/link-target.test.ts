import { canonicalHref, linkedPath } from './link-target.ts';

const SITE = 'https://www.site.example';

test.each([
  ['/en-us/articles/contact-time', '/en-us/articles/contact-time'],
  ['articles/contact-time', '/en-us/articles/contact-time'],
  ['/articles/contact-time', '/en-us/articles/contact-time'],
  [' /en-us/articles/contact-time/ ', '/en-us/articles/contact-time'],
  ['/EN-US/Articles/Contact-Time', '/en-us/articles/contact-time'],
  ['/en-us/articles?page=2#top', '/en-us/articles'],
  ['https://www.site.example/en-us/articles', '/en-us/articles'],
  ['HTTP://WWW.SITE.EXAMPLE/en-us/articles', '/en-us/articles'],
  ['https://www.site.example', '/en-us'],
  ['https://site.example/en-us/articles', '/en-us/articles'],
  ['/en-us', '/en-us'],
  ['/', '/en-us'],
  ['home', '/en-us'],
  ['https://other.example/en-us/articles', 'https://other.example/en-us/articles'],
  ['https://other.example/a?b=c#d', 'https://other.example/a?b=c'],
])('resolves %j to the canonical address %s', (address, href) => {
  expect(canonicalHref(address, SITE)).toBe(href);
});

test.each([
  null,
  '',
  ' ',
  '\u200b',
  '#top',
  'mailto:care@site.example',
  'javascript:alert(1)',
  '//other.example/a',
  'www.site.example/en-us/articles',
  '/en-us/a page',
  '/images/space/asset/token/sheet.pdf',
  'https://',
])('rejects %j as a canonical address', (address) => {
  expect(canonicalHref(address, SITE)).toBeUndefined();
});

test.each([
  ['brands/dawn', 'brands/dawn'],
  ['/en-us/brands/dawn?x=1#y', 'brands/dawn'],
  ['/en-us', ''],
  ['?page=2', ''],
  ['HTTPS://other.example', null],
  [' https://other.example', null],
  ['mailto: care@site.example', null],
  ['#part', null],
  ['/images/space/asset/token/sheet.pdf', null],
  ['javascript:alert(1)', undefined],
  ['https://exa mple.com', undefined],
])('reads the link %j as the path %j', (link, path) => {
  expect(linkedPath(link)).toBe(path);
});
