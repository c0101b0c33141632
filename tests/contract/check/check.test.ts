/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasValidCheckDigit, problemsOf } from '../../../services/content/check/rules.ts';
import { loadSpace } from '../../../services/content/space/load.ts';

const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };
const STAMP = '2026-01-01T00:00:00.000Z';
let folder = '';

/** The real model with a few entries, each invalid in one way. */
function check(
  entries: [type: string, id: string, fields: Record<string, unknown>, published?: boolean][],
): string {
  for (const [type, id, fields, published = true] of entries) {
    const path = join(folder, 'entries', type);
    mkdirSync(path, { recursive: true });
    const sys = {
      id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
      version: 2,
      ...(published && { publishedAt: STAMP, publishedVersion: 1 }),
    };
    const values = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }]),
    );
    writeFileSync(
      join(path, `${id}${published ? '' : '.draft'}.json`),
      JSON.stringify({ sys, metadata: { tags: [] }, fields: values }),
    );
  }
  return problemsOf(loadSpace(folder, NAMES))
    .map(({ id, field, what }) => `${id} ${field ?? ''} ${what}`)
    .join('\n');
}

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  cpSync('content/model', join(folder, 'model'), { recursive: true });
  cpSync('content/space.json', join(folder, 'space.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each<[string, Parameters<typeof check>[0], RegExp]>([
  [
    'an unknown field',
    [['heading', 'h', { name: 'n', text: 't', level: 1, colour: 'red' }]],
    /h colour is not a field/,
  ],
  ['a missing required field', [['heading', 'h', { name: 'n', level: 1 }]], /h text is required and empty/],
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
    /a panels links to h of type heading/,
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
    /has the URL same, as has/,
  ],
  [
    'a page that no URL reaches',
    [['productsPage', 'lost', { name: 'n', product: link('no-product') }]],
    /lost slug is a page that no URL reaches/,
  ],
  [
    'a link that leads nowhere',
    [['linkButton', 'b', { name: 'n', linkText: 't', link: 'no/such/page' }]],
    /b link leads to no\/such\/page, which is no page/,
  ],
])('%s is a problem', (_name, entries, expected) => {
  expect(check(entries)).toMatch(expected);
});

test('valid content has no problems', () => {
  expect(
    check([
      ['heading', 'h', { name: 'n', text: 't', level: 1 }],
      ['contentPage', 'p', { name: 'n', slug: 'here', title: 't' }],
      ['linkButton', 'b', { name: 'n', linkText: 't', link: 'here' }],
    ]),
  ).toBe('');
});

test('check digits', () => {
  expect(hasValidCheckDigit('036000291452')).toBe(true);
  expect(hasValidCheckDigit('036000291453')).toBe(false);
});
