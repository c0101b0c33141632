import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { toHref, isExternalUrl, pageHref } from '@cleanpro/content-values/paths/links';

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
  ['HTTPS://Example.com/X', 'https://Example.com/X'],
  [' https://example.com/x\n', 'https://example.com/x'],
  ['\u200bhttps://example.com/x\u200b', 'https://example.com/x'],
  ['\ufeff/brands/dawn\u00a0', '/en-us/brands/dawn'],
  ['https: //example.com/x', 'https://example.com/x'],
  ['https:example.com', 'https://example.com'],
  ['https:\\\\example.com', 'https://example.com'],
  ['https://example.com/our sheet.pdf', 'https://example.com/our%20sheet.pdf'],
  ['Mailto: care@example.com', 'mailto:care@example.com'],
  ['mailto:care@example.com?subject=A question', 'mailto:care@example.com?subject=A%20question'],
  ['TEL: +1 800 332 7787', 'tel:+18003327787'],
  ['/images/a/b/the sheet.pdf', '/images/a/b/the%20sheet.pdf'],
  ['/EN-US', '/en-us'],
  [' home ', '/en-us'],
  [' #part', '#part'],
])('resolves %s to %s', (link, href) => {
  expect(toHref(link)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  ' javascript:x',
  '\u200bjavascript:x',
  '\u0000javascript:x',
  'javascript:\nhttps://example.com',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'data:text/html,x',
  '//evil.example',
  ' //evil.example',
  'https://',
  'https:// ',
  'https://exa mple.com',
  'https://[',
  'mailto:',
  'mailto://\\\\',
  'tel: ',
  'tel://[',
  '',
  ' ',
  '\u200b',
  null,
  undefined,
])('returns no href for %p', (link) => {
  expect(toHref(link)).toBeUndefined();
});

test('URLs that start with http or https are external', () => {
  expect(isExternalUrl('https://example.com')).toBe(true);
  expect(isExternalUrl('/en-us')).toBe(false);
  expect(pageHref('home')).toBe('/en-us');
});

test('every href uses http, https, mailto or tel, for any input', () => {
  const part = oneof(
    constantFrom(
      'javascript',
      'data',
      'HTTPS',
      'http',
      'mailto',
      'tel',
      ':',
      '//',
      '\\\\',
      '/',
      ' ',
      '\t',
      '\n',
    ),
    constantFrom('\u200b', '\u0000', 'example.com', '#', '?', 'en-us', '%', '@'),
    string({ unit: 'binary', maxLength: 4 }),
  );
  const links = array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  assert(
    property(links, (link) => {
      const href = toHref(link);
      if (href === undefined) return;
      // Resolve the href as a browser would on a page of the site.
      const { protocol, host } = new URL(href, 'https://site.example/en-us');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      expect(isExternalUrl(href) || protocol !== 'https:' || host === 'site.example').toBe(true);
    }),
    { numRuns: 5000 },
  );
});
