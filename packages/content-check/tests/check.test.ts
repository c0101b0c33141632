import { hasValidCheckDigit } from '../codes.ts';
import { findProblems } from '../rules.ts';
import { linesOf, link, spaceWith, type TestEntry } from './space.ts';

const check = (entries: readonly TestEntry[]): string => linesOf(findProblems(spaceWith(entries)));

test.each<[string, TestEntry[], RegExp]>([
  [
    'an unknown field',
    [['heading', 'h', { name: 'n', text: 't', level: 1, colour: 'red' }]],
    /h colour is not a field/,
  ],
  [
    'an id that is too long for Contentful',
    [['heading', 'h'.repeat(65), { name: 'n', text: 't', level: 1 }]],
    /hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh  has an id that Contentful does not accept/,
  ],
  ['a missing required field', [['heading', 'h', { name: 'n', level: 1 }]], /h text is required/],
  [
    'a wrong type',
    [['heading', 'h', { name: 'n', text: 't', level: 'one' }]],
    /h level is string, not Integer/,
  ],
  [
    'a value out of range',
    [['heading', 'h', { name: 'n', text: 't', level: 7 }]],
    /h level is 7, more than 6/,
  ],
  [
    'a value that is not an option',
    [['callout', 'c', { name: 'n', styles: 'pink' }]],
    /c styles is "pink", not one of/,
  ],
  [
    'a text that is too long',
    [['heading', 'h', { name: 'n', text: 'x'.repeat(200), level: 1 }]],
    /h text has 200, more than 160/,
  ],
  ['a pattern', [['redirect', 'r', { from: 'no slash', to: '/en-us' }]], /r from .*does not match/],
  [
    'a dead link',
    [['accordion', 'a', { name: 'n', panels: [link('gone')] }]],
    /a panels links to Entry gone, which is not published/,
  ],
  [
    'a published link to a draft',
    [
      ['accordion', 'a', { name: 'n', panels: [link('p')] }],
      ['accordionPanel', 'p', { title: 't' }, false],
    ],
    /a panels links to Entry p, which is not published/,
  ],
  [
    'a link of the wrong type',
    [
      ['accordion', 'a', { name: 'n', panels: [link('h')] }],
      ['heading', 'h', { name: 'n', text: 't', level: 1 }],
    ],
    /a panels links to h \(heading\), but accepts only accordionPanel/,
  ],
  [
    'a missing asset',
    [['imageButton', 'i', { name: 'n', altText: 'a', image: link('picture', 'Asset') }]],
    /i image links to Asset picture/,
  ],
  [
    'two pages with one URL',
    [
      ['contentPage', 'one', { name: 'n', slug: 'same', title: 't' }],
      ['faqPage', 'two', { name: 'n', slug: 'same', title: 't' }],
    ],
    /slug is same, which/,
  ],
  [
    'a page that no URL reaches',
    [['productsPage', 'lost', { name: 'n', product: link('no-product') }]],
    /lost slug is empty, so the page has no URL/,
  ],
  [
    'a link that leads nowhere',
    [['linkButton', 'b', { name: 'n', linkText: 't', link: 'no/such/page' }]],
    /b link links to no\/such\/page, which is not a page/,
  ],
  [
    'a film that no player plays',
    [['video', 'v', { name: 'n', title: 't', videoLink: 'https://vimeo.com/brand' }]],
    /v videoLink isn’t the URL of a video/,
  ],
  [
    'a blank text',
    [['heading', 'h', { name: 'n', text: ' \u200b', level: 1 }]],
    /h text contains only spaces or invisible/,
  ],
  [
    'a canonical address that is no path',
    [['pageMetaData', 'm', { name: 'n', title: 't', canonicalPath: 'www.site.example/en-us' }]],
    /m canonicalPath isn’t the URL of a page/,
  ],
  [
    'a canonical address without a page',
    [['pageMetaData', 'm', { name: 'n', title: 't', canonicalPath: '/en-us/no/such/page' }]],
    /m canonicalPath links to \/en-us\/no\/such\/page, which is not a page/,
  ],
  [
    'a link that could run a script',
    [['linkButton', 'b', { name: 'n', linkText: 't', link: 'javascript:alert(1)' }]],
    /b link isn’t a URL that the site can link to/,
  ],
  [
    'a page that is its own parent',
    [['contentPage', 'p', { name: 'n', slug: 'p', title: 't', parentPage: link('p') }]],
    /p parentPage is a page above itself/,
  ],
  [
    'a page that is above its parent',
    [
      ['contentPage', 'a', { name: 'n', slug: 'a', title: 't', parentPage: link('b') }],
      ['contentPage', 'b', { name: 'n', slug: 'b', title: 't', parentPage: link('c') }],
      ['contentPage', 'c', { name: 'n', slug: 'c', title: 't', parentPage: link('a') }],
    ],
    /a parentPage is a page above itself\nb parentPage .*\nc parentPage/,
  ],
])('reports %s', (_name, entries, expected) => {
  expect(check(entries)).toMatch(expected);
});

test('accepts valid content', () => {
  expect(
    check([
      ['heading', 'h', { name: 'n', text: 't', level: 1 }],
      ['contentPage', 'p', { name: 'n', slug: 'here', title: 't' }],
      ['linkButton', 'b', { name: 'n', linkText: 't', link: 'here' }],
      ['linkButton', 'c', { name: 'n', linkText: 't', link: 'https://example.com/A' }],
      ['contentPage', 'below', { name: 'n', slug: 'here/below', title: 't', parentPage: link('p') }],
      ['contentPage', 'beside', { name: 'n', slug: 'here/beside', title: 't', parentPage: link('p') }],
      ['pageMetaData', 'm', { name: 'n', title: 't', canonicalPath: 'here' }],
      ['videoButton', 'v', { name: 'n', linkText: 't', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }],
    ]),
  ).toBe('');
});

test.each<[string, TestEntry, RegExp]>([
  [
    'a wrong check digit',
    ['productVariant', 'v', { caseUpc: '400000050752' }],
    /v caseUpc 400000050752 has an invalid check digit/,
  ],
  [
    'the UPC of a company',
    ['productVariant', 'v', { packageUpc: '036000291452' }],
    /v packageUpc 036000291452 may be the code of a real product/,
  ],
  [
    'the GTIN of a company',
    ['productVariant', 'v', { gtin: '10036000291459' }],
    /v gtin 10036000291459 may be/,
  ],
  [
    'a UPC of fourteen digits',
    ['productVariant', 'v', { caseUpc: '10400000010752' }],
    /v caseUpc 10400000010752 is not 12 digits/,
  ],
  [
    'a GTIN of twelve digits',
    ['productVariant', 'v', { gtin: '400000050751' }],
    /v gtin 400000050751 is not 14/,
  ],
  [
    'an item number among the codes of a sheet',
    ['safetyDataSheet', 's', { upcs: ['40000005'] }],
    /s upcs 40000005 is not 12 or 14 digits/,
  ],
  [
    'a code of a sheet',
    ['safetyDataSheet', 's', { upcs: ['400000050752'] }],
    /s upcs 400000050752 has an invalid check digit/,
  ],
])('reports %s as a wrong code', (_name, entry, expected) => {
  expect(check([entry])).toMatch(expected);
});

test('accepts codes reserved for use inside a company', () => {
  const fields = { caseUpc: '400000050751', packageUpc: '200000020750', gtin: '10400000010752' };
  expect(check([['productVariant', 'v', fields]])).not.toMatch(/check digit|real product/);
});

test('verifies check digits', () => {
  expect(hasValidCheckDigit('036000291452')).toBe(true);
  expect(hasValidCheckDigit('036000291453')).toBe(false);
});
