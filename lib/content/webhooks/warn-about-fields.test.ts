import { WEBHOOK_BODY } from '../cache/tags';
import { ContentUnavailableError } from '../client/content-unavailable';
import { getParents } from '../pages/page-parents';
import { warnAboutFields } from './warn-about-fields';

jest.mock('../pages/page-parents', () => ({ getParents: jest.fn() }));

/** Ids of the pages directly above each page, by page id. */
const PARENTS: Record<string, string[]> = {
  'floor-care': ['page'],
  'floor-stripping': ['floor-care'],
  hospitality: ['home'],
  kitchens: ['restaurants'],
  restaurants: ['kitchens'],
};

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  jest.mocked(getParents).mockImplementation((id) => Promise.resolve(PARENTS[id] ?? []));
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Returns the warnings after an entry with these values was published, as lines of event, id, field and problem. */
async function warningsOf(fields: Record<string, unknown>, type = 'Entry'): Promise<string[]> {
  const values = Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }]);
  await warnAboutFields(
    WEBHOOK_BODY.parse({ sys: { id: 'page', type }, fields: Object.fromEntries(values) }),
  );
  return warn.mock.calls.map(([line]) => {
    const { event, id, field, what } = JSON.parse(String(line));
    return `${event} ${id} ${field} ${what}`;
  });
}

test.each<[string, Record<string, unknown>, RegExp]>([
  [
    'a film that cannot be played',
    { videoLink: 'https://vimeo.com/brand' },
    /page videoLink .*URL of a video/,
  ],
  ['a blank title', { title: '\u200b ' }, /page title contains only spaces/],
  ['a canonical address of no page', { canonicalPath: '#top' }, /page canonicalPath .*URL of a page/],
  ['a refused link', { menuLink: 'javascript:alert(1)' }, /page menuLink .* can link to/],
  ['a page that is its own parent', { parentPage: link('page') }, /page parentPage links to the page itself/],
  [
    'a parent below the page',
    { parentPage: link('floor-care') },
    /page parentPage links to a page below the page itself/,
  ],
  [
    'an industry two levels below the page',
    { parentIndustryPage: link('floor-stripping') },
    /page parentIndustryPage links to a page below the page itself/,
  ],
])('warns about %s', async (_name, fields, expected) => {
  const warnings = await warningsOf(fields);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^PublishedFieldProblem /);
  expect(warnings[0]).toMatch(expected);
});

test('warns about each problem in an entry', async () => {
  expect(await warningsOf({ title: ' ', description: ' ', videoUrl: 'film' })).toHaveLength(3);
});

test('warns when parent pages cannot be read, and still reports other problems', async () => {
  jest
    .mocked(getParents)
    .mockRejectedValue(new ContentUnavailableError('the parents of a page', 'status 503'));
  await expect(warningsOf({ title: ' ', parentPage: link('hospitality') })).resolves.toEqual([
    expect.stringMatching(/^PublishedFieldProblem page title /),
    expect.stringMatching(/^PublishedFieldsNotChecked page /),
  ]);
});

test('does not warn about valid values', async () => {
  const fields = {
    title: 'Floors',
    videoLink: 'https://youtu.be/aqz-KE-bpKQ',
    canonicalPath: 'articles/floors',
    link: ' HTTPS://example.com',
    parentPage: link('other'),
    sortOrder: 3,
  };
  expect(await warningsOf(fields)).toEqual([]);
});

test.each([
  ['a parent with a parent', 'hospitality'],
  ['a circle above it', 'kitchens'],
])('does not warn about a page with %s', async (_name, parent) => {
  expect(await warningsOf({ parentPage: link(parent) })).toEqual([]);
});

test('does not warn about unpublished entries', async () => {
  expect(await warningsOf({ title: ' ' }, 'DeletedEntry')).toEqual([]);
});
