import addresses from '../fixtures/film-addresses.json';
import { fieldProblems } from './field-problems.ts';

const found = (field: string, value: unknown): string =>
  fieldProblems(field, value)
    .map(({ what }) => what)
    .join('; ');

const hyperlink = (uri: unknown) => ({
  nodeType: 'document',
  content: [
    { nodeType: 'paragraph', content: [null, { nodeType: 'hyperlink', data: { uri }, content: [] }] },
  ],
});

test.each<[string, unknown, RegExp]>([
  ['videoLink', 'https://vimeo.com/brand', /URL of a video/],
  ['videoUrl', 'https://www.youtube.com/@brand', /URL of a video/],
  ['canonicalPath', 'www.site.example/en-us/articles', /URL of a page/],
  ['canonicalPath', '#top', /URL of a page/],
  ['link', 'javascript:alert(1)', /can link to/],
  ['menuLink', '//other.example', /can link to/],
  ['countryWebsite', 'https://', /can link to/],
  ['website', 'ftp://files.example', /can link to/],
  ['title', '   ', /only spaces or invisible/],
  ['description', '\u200b\u2060', /only spaces or invisible/],
  ['anything', '\u3164', /only spaces or invisible/],
  ['body', hyperlink('data:text/html,x'), /contains a link to data:text\/html,x/],
])('the field %s rejects %j', (field, value, expected) => {
  expect(found(field, value)).toMatch(expected);
});

test.each<[string, unknown]>([
  ['title', 'Floor care'],
  ['title', ''],
  ['title', null],
  ['videoLink', ''],
  ['canonicalPath', 'articles/contact-time'],
  ['link', 'HTTPS://example.com'],
  ['link', ' https://example.com'],
  ['link', 'brands/dawn'],
  ['menuLink', 'mailto: care@example.com'],
  ['constructor', 'x'],
  ['body', hyperlink('brands/dawn')],
  ['body', hyperlink(7)],
  ['body', { nodeType: 'document', content: 'none' }],
  ['sortOrder', 7],
])('the field %s accepts %j', (field, value) => {
  expect(found(field, value)).toBe('');
});

test('the content check and the player accept the same video links', () => {
  const { embedded, files, refused } = addresses;
  for (const [address] of [...embedded, ...files]) expect(found('videoLink', address)).toBe('');
  for (const address of refused.filter(Boolean)) expect(found('videoLink', address)).not.toBe('');
});
