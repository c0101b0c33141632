/** Asset files that were downloaded with an export (docs/services.md, "Contentful delivery and preview"). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { withFileUrls } from '../../space/asset-urls.ts';
import { Spaces } from '../../spaces.ts';
import { createImagesApp } from '../../images/routes.ts';
import { until } from '../../../dev/test-stages/until.ts';

const HOST = 'images.ctfassets.net';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const GERMAN_SVG = '<svg xmlns="http://www.w3.org/2000/svg" lang="de" width="4" height="3"/>';
const folder = mkdtempSync(join(tmpdir(), 'downloaded-'));
const source = join(folder, 'export.json');

/** URLs that point to the export itself, or to another file outside the downloads. */
const ELSEWHERE = {
  upwards: `//${HOST}/%2e%2e%2f%2e%2e%2fexport.json`,
  above: `//../${basename(folder)}/export.json`,
  beside: '//./export.json',
  hostless: 'file:///export.json',
};

const asset = (id: string, url: string, fileName: string, contentType: string) => ({
  sys: { id, type: 'Asset', revision: 1 },
  fields: {
    title: { 'en-US': id },
    file: {
      'en-US': { url, fileName, contentType, details: { size: 1, image: { width: 4, height: 3 } } },
    },
  },
});

/** Returns an asset with a file in two languages. Both files have the same name. */
function inBothLanguages() {
  const english = asset('label', `//${HOST}/abc/label/5f/label.svg`, 'label.svg', 'image/svg+xml');
  const german = asset('label', `//${HOST}/abc/label/6f/label.svg`, 'label.svg', 'image/svg+xml');
  const file = { ...english.fields.file, 'de-DE': german.fields.file['en-US'] };
  return { ...english, fields: { ...english.fields, file } };
}

function download(path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const openSpaces = () =>
  new Spaces({ spaceId: 'abc', environmentId: 'master', source, dataDir: join(folder, 'data') });

let app: ReturnType<typeof createImagesApp>;
let spaces: Spaces;
beforeAll(async () => {
  const assets = [
    asset('drawing', `//${HOST}/abc/drawing/1f/a__1_.svg`, 'a (1).svg', 'image/svg+xml'),
    asset('photo', `//${HOST}/abc/photo/2f/p%C3%A5.png`, 'på.png', 'image/png'),
    asset('manual', '//assets.ctfassets.net/abc/manual/3f/manual.pdf', 'manual.pdf', 'application/pdf'),
    asset('absent', `//${HOST}/abc/absent/4f/absent.png`, 'absent.png', 'image/png'),
    inBothLanguages(),
    ...Object.entries(ELSEWHERE).map(([id, url]) => asset(id, url, 'export.json', 'application/json')),
  ];
  writeFileSync(source, JSON.stringify({ assets, locales: [] }));
  download(`${HOST}/abc/drawing/1f/a__1_.svg`, SVG);
  const create = { width: 4, height: 3, channels: 3 as const, background: 'red' };
  download(`${HOST}/abc/photo/2f/på.png`, await sharp({ create }).png().toBuffer());
  download(`${HOST}/abc/label/5f/label.svg`, SVG);
  download(`${HOST}/abc/label/6f/label.svg`, GERMAN_SVG);
  download('assets.ctfassets.net/abc/manual/3f/manual.pdf', '%PDF-1.4');
  spaces = openSpaces();
  app = createImagesApp({
    spaces,
    mayReadDrafts: () => false,
    dataDir: folder,
    conversions: 1,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the URL of an asset's file as the APIs return it. */
function urlOf(
  id: string,
  { store } = spaces.first.environments.first,
  locale = 'en-US',
): string | undefined {
  const found = store.current.published.asset(id);
  return found && withFileUrls(found, store.current, '').fields.file?.[locale]?.url;
}

test.each([
  ['drawing', 'image/svg+xml', /^\/abc\/drawing\/[0-9a-f]{10}\/a__1_\.svg$/],
  ['photo', 'image/png', /^\/abc\/photo\/[0-9a-f]{10}\/p%C3%A5\.png$/],
  ['manual', 'application/pdf', /^\/abc\/manual\/[0-9a-f]{10}\/manual\.pdf$/],
])('serves the file for the asset %s under a URL-safe name', async (id, contentType, expected) => {
  const url = urlOf(id) ?? '';
  expect(url).toMatch(expected);
  const response = await app.request(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType]);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('converts a downloaded image', async () => {
  const response = await app.request(`${urlOf('photo')}?w=2&fm=webp`);
  const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, format]).toEqual([2, 'webp']);
});

test('returns the original URL for a file that was not downloaded, but serves a placeholder locally', async () => {
  expect(urlOf('absent')).toBe(`//${HOST}/abc/absent/4f/absent.png`);
  const warnings = jest.spyOn(console, 'error').mockImplementation();
  const response = await app.request('/abc/absent/0123456789/absent.png');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  warnings.mockRestore();
});

test.each(Object.entries(ELSEWHERE))('serves nothing outside the download folders: %s', async (id, url) => {
  expect(urlOf(id)).toBe(url);
  const warnings = jest.spyOn(console, 'error').mockImplementation();
  const response = await app.request(`/abc/${id}/0123456789/export.json`);
  expect(await response.text()).not.toContain('"assets"');
  warnings.mockRestore();
});

test("copies an export's files into a new environment", async () => {
  const { environments } = spaces.first;
  environments.create('copy', 'Copy', environments.first);
  await until(() => environments.record('copy')?.status === 'ready');
  for (const copy of [environments.find('copy'), openSpaces().first.environments.find('copy')]) {
    for (const id of ['drawing', 'photo', 'manual', 'label', 'absent', ...Object.keys(ELSEWHERE)])
      expect(urlOf(id, copy)).toBe(urlOf(id));
    const bytesOf = (locale: string) => {
      const label = copy?.store.current.published.asset('label');
      const bytes = label && copy?.store.current.bytesOf(label, locale);
      expect(bytes?.path.startsWith(copy?.dataDir ?? '/')).toBe(true);
      return readFileSync(bytes?.path ?? '', 'utf8');
    };
    expect([bytesOf('en-US'), bytesOf('de-DE')]).toEqual([SVG, GERMAN_SVG]);
    expect(urlOf('label', copy, 'de-DE')).not.toBe(urlOf('label', copy));
  }
});
