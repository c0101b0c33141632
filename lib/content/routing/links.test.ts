/** @jest-environment node */
import { hrefOf, isExternal, pageHref } from './links';

test.each([
  ['brands/dawn', '/en-us/brands/dawn'],
  ['/brands/dawn', '/en-us/brands/dawn'],
  ['/en-us/brands/dawn', '/en-us/brands/dawn'],
  ['/EN-US/brands/dawn/', '/en-us/brands/dawn'],
  ['/en-us', '/en-us'],
  ['home', '/en-us'],
  ['faq#question-1', '/en-us/faq#question-1'],
  ['#part', '#part'],
  ['tel:1-800-332-7787', 'tel:1-800-332-7787'],
  ['https://example.com/x', 'https://example.com/x'],
  ['/images/a/b/sheet.pdf', '/images/a/b/sheet.pdf'],
  ['images/from-the-lab', '/en-us/images/from-the-lab'],
])('%s leads to %s', (link, href) => {
  expect(hrefOf(link)).toBe(href);
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '//evil.example', '', null, undefined])(
  '%p leads nowhere',
  (link) => {
    expect(hrefOf(link)).toBeUndefined();
  },
);

test('links that start with http or https leave the site', () => {
  expect(isExternal('https://example.com')).toBe(true);
  expect(isExternal('/en-us')).toBe(false);
  expect(pageHref('home')).toBe('/en-us');
});
