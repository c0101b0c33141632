/** File names as people write them, from an upload or an export to the bytes at the file's URL. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { z } from 'zod';
import { withFileUrls } from '../../space/asset-urls.ts';
import { Spaces } from '../../spaces.ts';
import { createImagesApp } from '../../images/routes.ts';
import { ManagedSpace, SPACE, TOKEN } from '../management/service.ts';

const SYS = z.object({ sys: z.object({ id: z.string() }) });
const HOST = 'images.ctfassets.net';

const folder = mkdtempSync(join(tmpdir(), 'file-names-'));
const space = new ManagedSpace();
afterAll(() => {
  space.close();
  rmSync(folder, { recursive: true, force: true });
});

const imagesOf = (spaces: Spaces) =>
  createImagesApp({
    spaces,
    mayReadDrafts: () => false,
    dataDir: join(folder, 'images'),
    conversions: 1,
  });

const textAt = async (spaces: Spaces, path: string): Promise<[status: number, text: string]> => {
  const response = await imagesOf(spaces).request(path);
  return [response.status, await response.text()];
};

/**
 * Uploads a string as the file of a new asset and publishes the asset.
 * @returns the path of its URL below `/images`
 */
async function upload(id: string, fileName: string, text: string): Promise<string> {
  const created = await space.app.request(`${SPACE}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream' },
    body: text,
  });
  const uploadFrom = {
    sys: { type: 'Link', linkType: 'Upload', id: SYS.parse(await created.json()).sys.id },
  };
  const file = { fileName, contentType: 'text/plain', uploadFrom };
  await space.call('PUT', `/assets/${id}`, { fields: { title: { 'en-US': id }, file: { 'en-US': file } } });
  expect(await space.call('PUT', `/assets/${id}/files/en-US/process`)).toMatchObject({ status: 204 });
  expect(await space.publish(`/assets/${id}`)).toMatchObject({ status: 200 });
  return pathOf(space.spaces, id);
}

/** Returns the path below `/images` of an asset's file, from the URL that the APIs return. */
function pathOf(spaces: Spaces, id: string): string {
  const { current } = spaces.first.environments.first.store;
  const asset = current.published.asset(id);
  return (asset && withFileUrls(asset, current, '').fields.file?.['en-US']?.url) ?? '';
}

const LONG = { latin: 'Floor-Care '.repeat(20).slice(0, 196), cjk: '洗'.repeat(196), emoji: '🧼'.repeat(98) };

const NAMES = [
  'Photo.JPG',
  'IMG_0001.HEIC',
  'a (1).svg',
  'Floor care, final FINAL.pdf',
  'Crème brûlée – Ünïcode.webp',
  'Crème brûlée – Ünïcode.webp'.normalize('NFD'),
  'a+b=c+d.txt',
  '洗剤の説明書.pdf',
  'دليل التنظيف.pdf',
  '🧼 soap ✨ 👩🏽‍🔬.webp',
  '100% clean #1 & "best"?.txt',
  '100%25.txt',
  'it’s a ‘name’; drop,table.txt',
  "it's $(here) `now` <b>.txt",
  'a\u00a0b\u2028c\u202ed.txt',
  'README',
  'archive.tar.gz',
  'trailing.',
  'trailing ',
  '~draft~.txt',
  '-rf.txt',
  '[id].txt',
  '{a,b}*.txt',
  'CON.txt',
  `${LONG.latin}.txt`,
  `${LONG.cjk}.txt`,
  `${LONG.emoji}.txt`,
];

test.each(NAMES.map((name, index) => [name, `Aa${index}`]))(
  'uploads, publishes and serves %j',
  async (name, id) => {
    const text = `The bytes of ${id}`;
    const path = await upload(id, name, text);
    expect(path).toMatch(/^\/fixture\/Aa\d+\/[0-9a-f]{10}\/[\w.%-]+$/);
    const unsafe = path.replace(/[^/]+$/, encodeURIComponent(name));
    for (const address of [path, decodeURI(path), unsafe])
      expect([address, ...(await textAt(space.spaces, address))]).toEqual([address, 200, text]);
  },
);

/** Writes a file where Contentful's export tool downloads it to. */
function download(exported: string, url: string, text: string): void {
  const { host, pathname } = new URL(`https:${url}`);
  const path = join(exported, host, decodeURIComponent(pathname));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

let exports = 0;
/** Creates a space that is served from an export with one asset. */
function exportOf(fileName: string, url: string, text: string): Spaces {
  const exported = join(folder, `export-${(exports += 1)}`);
  download(exported, url, text);
  const file = { fileName, url, contentType: 'text/plain', details: { size: text.length } };
  const asset = {
    sys: { id: '6aBcD', type: 'Asset', revision: 1 },
    fields: { title: { 'en-US': 'A file' }, file: { 'en-US': file } },
  };
  const source = join(exported, 'export.json');
  writeFileSync(source, JSON.stringify({ assets: [asset], locales: [] }));
  return new Spaces({ spaceId: 'abc', environmentId: 'master', source, dataDir: join(exported, 'data') });
}

/** Returns the text that is served for a file of an export, at the URL that the APIs return. */
async function servedOf(fileName: string, inUrl: string, text: string): Promise<[number, string]> {
  const spaces = exportOf(fileName, `//${HOST}/abc/6aBcD/1F2e/${inUrl}`, text);
  try {
    const path = pathOf(spaces, '6aBcD');
    expect(path).toMatch(/^\/abc\/6aBcD\/[0-9a-f]{10}\/[\w.%-]+$/);
    // Browsers normalize the path before they send it.
    return await textAt(spaces, new URL(path, 'http://localhost').pathname);
  } finally {
    spaces.close();
  }
}

test.each([
  ['percent-encoded', 'Crème (1).txt', 'Cr%C3%A8me%20(1).txt'],
  ['in lower-case percent codes', 'Crème.txt', 'Cr%c3%a8me.txt'],
  ['not encoded', 'Crème (1).txt', 'Crème (1).txt'],
  ['made safe by the real service', 'a (1)+ü.txt', 'a__1___.txt'],
  ['in other letters than the name', 'Photo.TXT', 'photo.txt'],
])('serves a file from an export if its name in the URL is %s', async (_, fileName, inUrl) => {
  expect(await servedOf(fileName, inUrl, 'The bytes')).toEqual([200, 'The bytes']);
});

test('serves a file from an export regardless of its name', async () => {
  const names = oneof(string({ unit: 'binary', maxLength: 400 }), constantFrom('.', '..', '…', '/'));
  await assert(
    asyncProperty(names, async (name) => {
      expect(await servedOf(name, 'file.txt', name)).toEqual([200, name]);
    }),
    { numRuns: 100 },
  );
});
