/** Files with scripts, uploaded by one editor and opened by a different editor (docs/services.md, "Studio"). */
import { z } from 'zod';
import { createImagesApp } from '@cleanpro/contentful-local/images/routes';
import { ENVIRONMENT, MANAGED } from '@cleanpro/contentful-local/tests/management/service';
import { ORIGIN, Studio } from './studio.ts';

const SCRIPT = '<script>parent.document.title = "run"</script>';
const UPLOAD = z.object({ sys: z.object({ id: z.string() }) });
const FILE = z.object({ url: z.string() });

let studio: Studio;
beforeEach(async () => {
  studio = new Studio();
  await studio.start();
});
afterEach(() => studio.close());

/** Uploads a file as an editor. @returns its path, which is the same at the image service and at the studio */
async function uploaded(fileName: string, contentType: string, content: string): Promise<string> {
  const { cookie } = await studio.signIn('Ada', 'author');
  const root = `/api${ENVIRONMENT}`;
  const octets = {
    cookie,
    'content-type': 'application/octet-stream',
    'content-length': String(content.length),
  };
  const upload = await studio.request('POST', '/api/spaces/fixture/uploads', octets, content);
  const link = { sys: { type: 'Link', linkType: 'Upload', id: UPLOAD.parse(await upload.json()).sys.id } };
  const file = { fileName, contentType, uploadFrom: link };
  const body = JSON.stringify({ fields: { title: { 'en-US': fileName }, file: { 'en-US': file } } });
  await studio.request('PUT', `${root}/assets/upload`, { cookie, 'content-type': 'application/json' }, body);
  const processed = await studio.request('PUT', `${root}/assets/upload/files/en-US/process`, { cookie });
  expect(processed.status).toBe(204);
  const asset = MANAGED.parse(
    await (await studio.request('GET', `${root}/assets/upload`, { cookie })).json(),
  );
  const { url } = FILE.parse(asset.fields.file?.['en-US']);
  expect(url.startsWith(`${ORIGIN}/images/`)).toBe(true);
  return url.replace(`${ORIGIN}/images`, '');
}

function fromImageService(path: string): Response | Promise<Response> {
  const images = createImagesApp({
    spaces: studio.space.spaces,
    mayReadDrafts: () => true,
    dataDir: studio.folder,
    conversions: 1,
  });
  return images.request(path, { headers: { authorization: 'Bearer of-an-editor' } });
}

test.each([
  ['page.html', 'text/html', `<!doctype html>${SCRIPT}`],
  ['page.xhtml', 'application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
  [
    'drawing.svg',
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${SCRIPT}</svg>`,
  ],
])('prevents scripts in %s from running', async (fileName, contentType, content) => {
  const path = await uploaded(fileName, contentType, content);
  const response = await fromImageService(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType]);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toBe(fileName.endsWith('.svg') ? null : 'attachment');
});

test('serves SVG images to the studio with a sandbox', async () => {
  const { cookie } = await studio.signIn('Una');
  const open = (path: string) => studio.request('GET', `/images${path}`, { cookie });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';
  const drawing = await open(await uploaded('drawing.svg', 'image/svg+xml', svg));
  expect([drawing.status, await drawing.text()]).toEqual([200, svg]);
  expect(drawing.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox; /);
});

test('returns 416 without a body for a range beyond the end of a video', async () => {
  const { cookie } = await studio.signIn('Una');
  const path = await uploaded('Mop & bucket.mp4', 'video/mp4', 'frames');
  const answer = await studio.request('GET', `/images${path}`, { cookie, range: 'bytes=999999999-' });
  expect([answer.status, await answer.text()]).toEqual([416, '']);
  expect(answer.headers.get('content-range')).toBe('bytes */6');
  expect(answer.headers.get('content-length')).toBeNull();
});

test.each([
  ['page.html', 'text/html'],
  ['script.js', 'text/javascript'],
  ['script.mjs', 'application/javascript'],
])("does not serve %s from the studio's origin", async (fileName, contentType) => {
  const path = await uploaded(fileName, contentType, 'alert(1)');
  const { cookie } = await studio.signIn('Una');
  expect((await studio.request('GET', `/images${path}`, { cookie })).status).toBe(404);
  expect((await studio.request('GET', `/images${path}`)).status).toBe(401);
});

test('returns file URLs on the studio, but stores URLs on the image service', async () => {
  await uploaded(
    'drawing.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  );
  const { cookie } = await studio.signIn('Una');
  const path = `/api${ENVIRONMENT}/assets/upload`;
  const before = MANAGED.parse(await (await studio.request('GET', path, { cookie })).json());
  const stored = JSON.stringify(studio.space.store.find('Asset', 'upload')?.fields);
  const headers = {
    cookie,
    'content-type': 'application/json',
    'x-contentful-version': String(before.sys.version),
  };
  const saved = await studio.request('PUT', path, headers, JSON.stringify({ fields: before.fields }));
  expect(MANAGED.parse(await saved.json()).fields).toEqual(before.fields);
  expect(JSON.stringify(studio.space.store.find('Asset', 'upload')?.fields)).toBe(stored);
});
