/**
 * Contentful's export, import and migration tools, unmodified, over TLS (docs/services.md, "Contentful management").
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE } from '../graphql/service.ts';
import { contentOf, filesOf } from './tools/exports.ts';
import { startContentServices, type RunningServices } from './tools/running-services.ts';

/** Parts of the fixture that break its own content model on purpose. */
const INVALID = [
  'entries/5-ways_toClean',
  'entries/page',
  'entries/product',
  'entries/variant',
  'assets/manual.json',
  'assets/photo-draft.draft.json',
  'assets/photo.json',
];

let services: RunningServices;
let folder: string;

beforeAll(async () => {
  services = await startContentServices(FIXTURE, 'fixture', { without: INVALID, tls: true });
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
}, 30_000);
afterAll(async () => {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates an asset and archives it with its file.
 * @returns its id
 */
async function archivedAsset(fileName: string): Promise<string> {
  const { asset } = services.client;
  const created = await asset.createFromFiles(
    {},
    {
      fields: {
        title: { 'en-US': fileName },
        description: { 'en-US': '' },
        file: { 'en-US': { contentType: 'text/plain', fileName, file: 'Not valid any more' } },
      },
    },
  );
  await asset.processForAllLocales({}, created);
  const { sys } = await asset.archive({ assetId: created.sys.id });
  return sys.id;
}

test('a space and its files are unchanged after export, import and a second export', async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')];
  const archived = await archivedAsset('withdrawn.txt');
  await services.content('export', original);
  const space = await services.client.space.create({}, { name: 'Copy' });
  const of = ['--space', space.sys.id];
  await services.content('import', original, ...of);
  await services.content('export', copy, ...of);
  expect(contentOf(copy)).toEqual(contentOf(original));
  expect(Object.keys(contentOf(copy).entries ?? {}).length).toBeGreaterThan(5);
  expect(filesOf(copy)).toEqual(filesOf(original));
  expect(Object.keys(filesOf(copy)).filter((path) => path.startsWith(archived))).toHaveLength(1);
  expect(Object.keys(filesOf(copy)).length).toBeGreaterThan(1);
}, 120_000);

test('an export without asset files fails even though the export tool reports success', async () => {
  const unreachable = await startContentServices(FIXTURE, 'fixture', {
    without: INVALID,
    tls: false,
    images: 'http://127.0.0.1:9/images',
  });
  try {
    const failure = await unreachable
      .content('export', join(folder, 'without-files'))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /(\d+) of \1 asset files could not be downloaded, the first from \S*127\.0\.0\.1:9/,
      ),
    });
  } finally {
    await unreachable.stop();
  }
}, 120_000);

test('a migration adds a field, fills it from another field and changes its editor control', async () => {
  await services.migrate(
    'fixture',
    join(process.cwd(), 'packages/contentful-local/tests/management/tools/migration.cjs'),
  );
  const type = await services.client.contentType.get({ contentTypeId: 'note' });
  expect(type.fields.map(({ id }) => id).slice(0, 2)).toEqual(['headline', 'summary']);
  const { items } = await services.client.entry.getMany({ query: { content_type: 'note' } });
  const headlines = items.map(({ fields }) => fields.headline?.['en-US']);
  expect(headlines.length).toBeGreaterThan(1);
  expect(items.map(({ fields }) => fields.summary?.['en-US'])).toEqual(
    headlines.map((headline) => (headline === undefined ? undefined : String(headline).slice(0, 20))),
  );
  const { controls = [] } = await services.client.editorInterface.get({ contentTypeId: 'note' });
  expect(controls).toContainEqual(
    expect.objectContaining({
      fieldId: 'summary',
      widgetId: 'singleLine',
      settings: { helpText: 'In a list' },
    }),
  );
}, 60_000);

test('a migration renames a field and preserves its values', async () => {
  const messages = async (field: string): Promise<unknown[]> => {
    const { items } = await services.client.entry.getMany({
      query: { content_type: 'note', order: 'sys.id' },
    });
    return items.map(({ fields }) => fields[field]?.['en-US']);
  };
  const before = await messages('message');
  expect(before.filter(Boolean).length).toBeGreaterThan(0);
  await services.migrate(
    'fixture',
    join(process.cwd(), 'packages/contentful-local/tests/management/tools/rename-field.cjs'),
  );
  const { fields } = await services.client.contentType.get({ contentTypeId: 'note' });
  expect(fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['headline', 'bodyText']));
  expect(fields.map(({ id }) => id)).not.toContain('message');
  expect(await messages('bodyText')).toEqual(before);
  expect(await messages('message')).toEqual(before.map(() => undefined));
  const { controls = [] } = await services.client.editorInterface.get({ contentTypeId: 'note' });
  expect(controls.map(({ fieldId }) => fieldId)).not.toContain('message');
}, 60_000);
