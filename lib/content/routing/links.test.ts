/** @jest-environment node */
import { hrefOf, isExternalUrl, pageHref } from './links';

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
])('%s becomes %s', (link, href) => {
  expect(hrefOf(link)).toBe(href);
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '//evil.example', '', null, undefined])(
  '%p has no href',
  (link) => {
    expect(hrefOf(link)).toBeUndefined();
  },
);

test('URLs that start with http or https are external', () => {
  expect(isExternalUrl('https://example.com')).toBe(true);
  expect(isExternalUrl('/en-us')).toBe(false);
  expect(pageHref('home')).toBe('/en-us');
});
