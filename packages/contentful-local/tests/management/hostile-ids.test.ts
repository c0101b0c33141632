/**
 * Ids become file names. No id may lead to a file elsewhere, whether it comes from an export, a record or a request.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishHistory } from '../../space/publish-history.ts';
import { ContentStore } from '../../space/store.ts';
import { Spaces } from '../../spaces.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { FIXTURE, NAMES } from '../graphql/service.ts';
import { ManagedSpace } from './service.ts';

const HOSTILE = [
  ['a path upwards', '../../outside'],
  ['a long path upwards', '../../../../../../outside'],
  ['a path downwards', 'a/b'],
  ['a path of Windows', 'a\\b'],
  ['an absolute path', join(tmpdir(), 'outside')],
  ['a NUL', 'a\0b'],
  ['a line break', 'a\n'],
  ['this folder', '.'],
  ['the folder above', '..'],
  ['a hidden file', '.env'],
  ["another entity's draft", 'good.draft'],
  ['no name', ''],
  ['a long name', 'a'.repeat(65)],
  ['a very long name', 'a'.repeat(5_000)],
] as const;

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const contentType = (id: string) => ({
  sys: { id, type: 'ContentType', publishedVersion: 1 },
  name: 'Page',
  displayField: 'title',
  fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
});
const published = { version: 2, publishedVersion: 1, publishedAt: '2026-01-01T00:00:00Z' };
const entry = (id: string, type = 'page', publishing = published) => ({
  sys: { id, type: 'Entry', contentType: link('ContentType', type), ...publishing },
  fields: { title: { 'en-US': id } },
});
const asset = (id: string) => ({
  sys: { id, type: 'Asset', ...published },
  fields: {
    title: { 'en-US': 'Photo' },
    file: {
      'en-US': {
        url: '//images.ctfassets.net/fixture/photo/token/photo.txt',
        fileName: 'photo.txt',
        contentType: 'text/plain',
        details: { size: 5 },
      },
    },
  },
});
const locale = (code: string, id: string, isDefault: boolean) => ({
  sys: { id, type: 'Locale' },
  code,
  name: 'A locale',
  default: isDefault,
  fallbackCode: null,
});
const tag = (id: string) => ({ sys: { id, type: 'Tag', visibility: 'public' }, name: 'A tag' });

const exportWith = (id: string) => ({
  contentTypes: [contentType('page'), contentType(id)],
  editorInterfaces: [
    { sys: { contentType: link('ContentType', 'page') }, controls: [{ fieldId: 'title' }] },
    { sys: { contentType: link('ContentType', id) }, controls: [{ fieldId: 'title' }] },
  ],
  entries: [
    entry('good'),
    entry(id),
    { ...entry(id), sys: { ...entry(id).sys, publishedAt: undefined } },
    entry('other', id),
  ],
  assets: [asset('photo'), asset(id)],
  locales: [locale('en-US', 'english', true), locale('de', id, false)],
  tags: [tag('new'), tag(id)],
});

let folder: string;
let outside: string[];

const files = (below: string): string[] =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(below.length + 1))
    .toSorted();

const namesOutside = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('outside'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  jest.spyOn(console, 'error').mockImplementation();
  outside = namesOutside();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function openExport(content: object): Spaces {
  const source = join(folder, 'export', 'content.json');
  mkdirSync(join(folder, 'export', 'images.ctfassets.net/fixture/photo/token'), { recursive: true });
  writeFileSync(join(folder, 'export', 'images.ctfassets.net/fixture/photo/token/photo.txt'), 'photo');
  writeFileSync(source, JSON.stringify(content));
  return new Spaces({ ...NAMES, source, dataDir: join(folder, 'data') });
}

test.each(HOSTILE)(
  'a copied export omits items whose ids are %s, and writes nothing outside its folder',
  async (_what, id) => {
    const spaces = openExport(exportWith(id));
    const { environments } = spaces.first;
    environments.create('copy', 'Copy', environments.first);
    await until(() => environments.record('copy')?.status !== 'queued', Number.POSITIVE_INFINITY);
    expect(environments.record('copy')?.status).toBe('ready');
    spaces.close();
    expect(namesOutside()).toEqual(outside);
    expect(files(folder).map((path) => path.replace(/[0-9a-f]{10}(?=\/photo.txt$)/, 'TOKEN'))).toEqual([
      'data/environments/copy/content/assets/files/photo/TOKEN/photo.txt',
      'data/environments/copy/content/assets/photo.json',
      'data/environments/copy/content/entries/page/good.json',
      'data/environments/copy/content/model/page.json',
      'data/environments/copy/content/space.json',
      'data/management/environments/copy.json',
      'data/management/environments/master.json',
      'data/management/spaces/fixture.json',
      'export/content.json',
      'export/images.ctfassets.net/fixture/photo/token/photo.txt',
    ]);
  },
);

test.each(HOSTILE)('reports items in an export that have %s as their id', (_what, id) => {
  const logged = jest.mocked(console.error);
  // Earlier tests logged the same event. Log it again instead of counting a repeat.
  globalThis.logRepeats = undefined;
  openExport(exportWith(id)).close();
  const reported = logged.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('ExportItemIgnored'));
  for (const kind of ['contentTypes', 'entries', 'assets', 'tags'])
    expect(
      reported.some((line) => line.includes(`"kind":"${kind}"`) && line.includes('cannot be an id')),
    ).toBe(true);
});

test.each(HOSTILE)('rejects %s as the id of an environment or an alias', (_what, id) => {
  const spaces = openExport(exportWith('other'));
  const { environments } = spaces.first;
  const before = files(folder);
  const refused = expect.objectContaining({ code: 'InvalidId' });
  expect(() => environments.create(id, 'Copy', environments.first)).toThrow(refused);
  expect(() => environments.putAlias(id, 'master', undefined)).toThrow(refused);
  expect(files(folder)).toEqual(before);
  spaces.close();
});

test.each(HOSTILE)('ignores an environment record with %s as its id, and removes nothing', (_what, id) => {
  const records = join(folder, 'data', 'management', 'environments');
  const victims = ['outside', 'data/outside', 'data/environments/kept'].map((path) => join(folder, path));
  for (const path of [records, ...victims]) mkdirSync(path, { recursive: true });
  const date = '2026-01-01T00:00:00Z';
  const record = { id, name: 'Stopped', version: 1, createdAt: date, updatedAt: date, status: 'queued' };
  writeFileSync(join(records, 'stopped.json'), JSON.stringify(record));
  const spaces = openExport(exportWith('other'));
  expect(spaces.first.environments.list().map((one) => one.id)).toEqual(['master']);
  expect(victims.filter((path) => !existsSync(path))).toEqual([]);
  spaces.close();
});

test.each(HOSTILE)('rejects %s as the id of an entity with snapshots', (_what, id) => {
  const history = new PublishHistory(join(folder, 'snapshots'), new ContentStore(FIXTURE, NAMES));
  const refused = expect.objectContaining({ code: 'InvalidId' });
  expect(() => history.list('Entry', id)).toThrow(refused);
  expect(() => history.list('ContentType', id)).toThrow(refused);
});

describe('over HTTP', () => {
  let space: ManagedSpace;
  beforeAll(() => {
    space = new ManagedSpace();
  });
  afterAll(() => space.close());

  test.each(HOSTILE.filter(([, id]) => id !== '' && id !== '.' && id !== '..'))(
    'creates nothing for a request with %s as the id',
    async (_what, id) => {
      const before = files(space.folder);
      const named = encodeURIComponent(id);
      const fields = { headline: { 'en-US': 'A note' } };
      const type = { 'x-contentful-content-type': 'note' };
      const { fields: _fields, ...note } = contentType(id);
      const requests = [
        space.call('PUT', `/entries/${named}`, { fields }, type),
        space.call('PUT', `/assets/${named}`, { fields: {} }),
        space.call('PUT', `/content_types/${named}`, { ...note, fields: [] }),
        space.call('PUT', `/tags/${named}`, { name: 'A tag', sys: { id, visibility: 'public' } }),
        space.call('PUT', `/spaces/fixture/environments/${named}`, { name: 'Copy' }),
        space.call('PUT', `/spaces/fixture/environment_aliases/${named}`, {
          environment: link('Environment', 'master'),
        }),
        space.call('GET', `/entries/${named}/snapshots`),
        space.call('GET', `/content_types/${named}/snapshots`),
      ];
      for (const { status } of await Promise.all(requests)) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
      await space.store.saved();
      expect(files(space.folder)).toEqual(before);
    },
  );
});
