import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'contentful';
import { clientAddress } from '@cleanpro/node-service/delivery-address';
import { isEntry } from '@cleanpro/contentful-local/space/entity-type';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { readLiveSpace, readState } from '../live-space/read-space.ts';
import { findProblems } from '../rules.ts';
import { serveSpace, type ServedSpace } from './served-space.ts';
import { hazards, link, linesOf, product, type TestEntry } from './space.ts';

/** Too many entries for one page of a response. */
const HEADINGS = Array.from({ length: 450 }, (_, index): TestEntry => [
  'heading',
  `h${index}`,
  { name: 'n', text: 't', level: 1 },
]);
/** H314 (skin burns) requires gloves and goggles, which the product in these tests lacks. */
const BURNS = hazards(['H314'], { signalWord: 'Danger' });
const LACKS_GLOVES =
  /^p protectiveEquipment does not list Chemical-resistant gloves, required for H314 and H318$/m;

let served: ServedSpace;
beforeAll(async () => {
  served = await serveSpace([
    ...HEADINGS,
    BURNS,
    product({ hazards: link('hazards') }),
    ['heading', 'draft', { name: 'n', level: 1 }, false],
  ]);
});
afterAll(() => served.close());

test('finds the same problems through the delivery API as in a folder', async () => {
  const space = await readLiveSpace(served.published);
  expect(space.published.entries()).toHaveLength(HEADINGS.length + 2);
  const lines = linesOf(findProblems(space));
  expect(lines).toMatch(LACKS_GLOVES);
  expect(lines).not.toContain('draft');
  const names = { spaceId: 'cleanpro', environmentId: 'master' };
  const ofFolder = linesOf(findProblems(loadSpace(served.folder, names)));
  expect(ofFolder.split('\n')).toEqual(expect.arrayContaining(lines.split('\n')));
});

test('checks drafts through the preview API', async () => {
  const lines = linesOf(findProblems(await readLiveSpace(served.preview)));
  expect(lines).toMatch(LACKS_GLOVES);
  expect(lines).toMatch(/^draft text is required$/m);
});

test('checks an export file without looking for asset files', async () => {
  const { spaceId, environmentId, address, accessToken } = served.published;
  const client = createClient({
    space: spaceId,
    environment: environmentId,
    accessToken,
    ...clientAddress(address),
  }).withoutLinkResolution.withAllLocales;
  const file = {
    url: '//images.example/a.png',
    fileName: 'a.png',
    contentType: 'image/png',
    details: { size: 1 },
  };
  const page: { limit: number; query?: string } = { limit: 1000 };
  const exported = {
    locales: (await client.getLocales()).items,
    contentTypes: (await client.getContentTypes(page)).items,
    entries: (await client.getEntries({ limit: 1000 })).items,
    assets: [
      {
        sys: { id: 'picture', type: 'Asset', publishedVersion: 1 },
        fields: { title: { 'en-US': 'A' }, description: { 'en-US': 'A' }, file: { 'en-US': file } },
      },
    ],
  };
  const path = join(served.folder, 'export.json');
  writeFileSync(path, JSON.stringify(exported));
  const lines = linesOf(findProblems(loadSpace(path, { spaceId, environmentId })));
  expect(lines).toMatch(LACKS_GLOVES);
  expect(lines).not.toContain('picture');
});

test("a space's state changes if and only if its content changes", async () => {
  const [published, preview] = [await readState(served.published), await readState(served.preview)];
  expect(await readState(served.preview)).toBe(preview);
  const draft = served.store.find('Entry', 'draft');
  if (!draft || !isEntry(draft)) throw new Error('There is no draft');
  served.store.saveDraft({ ...draft, fields: { ...draft.fields, text: { 'en-US': 'Written' } } });
  expect(await readState(served.published)).toBe(published);
  expect(await readState(served.preview)).not.toBe(preview);
});

test('the command reports the problems in the configured space and the skipped checks', async () => {
  const url = new URL(served.published.address);
  const run = promisify(execFile)(
    join('node_modules', '.bin', 'node'),
    ['--disable-warning=ExperimentalWarning', 'packages/content-check/cli.ts', '--space', '--preview'],
    {
      env: {
        NODE_ENV: 'test',
        CONTENTFUL_CDN_HOST: url.href,
        CONTENTFUL_PREVIEW_TOKEN: served.preview.accessToken,
        PATH: process.env.PATH,
      },
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^Checking cleanpro\/master through the preview API of .* validations are not checked[^]*453 entries/,
    ),
    stderr: expect.stringMatching(
      /^p · protectiveEquipment: does not list Chemical-resistant gloves.*; add it$/m,
    ),
  });
});

test.each([
  ['a refused token', { accessToken: 'wrong' }, /^The delivery API of .* responded with 401: /],
  ['no answer', { address: 'http://127.0.0.1:9/cdn' }, /^The delivery API of .* failed: .*ECONNREFUSED/],
])('explains %s in the error message', async (_name, change, expected) => {
  await expect(readLiveSpace({ ...served.published, ...change })).rejects.toThrow(expected);
});
