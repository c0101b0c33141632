/** @jest-environment node */
import { WEBHOOK_BODY } from '../cache/tags';
import { warnAboutFields } from './warn-about-fields';

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** The warnings after the publish of an entry with these values, as lines of id, field and problem. */
function warningsOf(fields: Record<string, unknown>, type = 'Entry'): string[] {
  const values = Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }]);
  warnAboutFields(WEBHOOK_BODY.parse({ sys: { id: 'page', type }, fields: Object.fromEntries(values) }));
  return warn.mock.calls.map(([line]) => {
    const { event, id, field, what } = JSON.parse(String(line));
    return `${event} ${id} ${field} ${what}`;
  });
}

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a film that cannot be played', { videoLink: 'https://vimeo.com/brand' }, /page videoLink .* no film/],
  ['a blank title', { title: '\u200b ' }, /page title holds only spaces/],
  ['a canonical address of no page', { canonicalPath: '#top' }, /page canonicalPath .* no page/],
  ['a refused link', { menuLink: 'javascript:alert(1)' }, /page menuLink .* does not link to/],
  ['a page that is its own parent', { parentPage: link('page') }, /page parentPage is the page itself/],
])('warns of %s', (_name, fields, expected) => {
  const warnings = warningsOf(fields);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^PublishedFieldProblem /);
  expect(warnings[0]).toMatch(expected);
});

test('warns of each problem of an entry', () => {
  expect(warningsOf({ title: ' ', description: ' ', videoUrl: 'film' })).toHaveLength(3);
});

test('is silent about values that the site can use', () => {
  const fields = {
    title: 'Floors',
    videoLink: 'https://youtu.be/aqz-KE-bpKQ',
    canonicalPath: 'articles/floors',
    link: ' HTTPS://example.com',
    parentPage: link('other'),
    sortOrder: 3,
  };
  expect(warningsOf(fields)).toEqual([]);
});

test('is silent about what is unpublished', () => {
  expect(warningsOf({ title: ' ' }, 'DeletedEntry')).toEqual([]);
});
