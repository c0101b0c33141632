import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedFiles } from './served-files.ts';
import { createImagesApp } from '../../images/routes.ts';

// RFC 9110, section 14: ranges of a video of ten bytes, and of an empty one.
const FILM = '0123456789';
const dataDir = mkdtempSync(join(tmpdir(), 'ranges-'));
const paths = new Map([
  ['film', join(dataDir, 'film.mp4')],
  ['empty', join(dataDir, 'empty.mp4')],
]);
const app = createImagesApp({
  ...publishedFiles((asset) => ({
    path: paths.get(asset) ?? '',
    contentType: 'video/mp4',
    fileName: 'film.mp4',
    token: 'token',
  })),
  dataDir,
  conversions: 1,
});

beforeAll(() => {
  writeFileSync(paths.get('film') ?? '', FILM);
  writeFileSync(paths.get('empty') ?? '', '');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function get(headers: Record<string, string>, { asset = 'film', method = 'GET' } = {}) {
  const response = await app.request(`/space/${asset}/token/film.mp4`, { method, headers });
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    length: response.headers.get('content-length'),
    etag: response.headers.get('etag') ?? '',
    body: await response.text(),
  };
}

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=9-', '9', 'bytes 9-9/10'],
  ['bytes=4-99', '456789', 'bytes 4-9/10'],
  ['bytes=-5', '56789', 'bytes 5-9/10'],
  ['bytes=-10', FILM, 'bytes 0-9/10'],
  ['bytes=-99', FILM, 'bytes 0-9/10'],
  ['BYTES=0-3', '0123', 'bytes 0-3/10'],
  ['bytes= 0-3 ,', '0123', 'bytes 0-3/10'],
  ['bytes=0-3,99-', '0123', 'bytes 0-3/10'],
])('returns 206 for the range %s with the body %j', async (range, body, contentRange) => {
  expect(await get({ range })).toMatchObject({
    status: 206,
    body,
    range: contentRange,
    length: String(body.length),
  });
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=10-,99-'])(
  'returns 416 for the range %s',
  async (range) => {
    expect(await get({ range })).toMatchObject({ status: 416, range: 'bytes */10' });
  },
);

test.each([
  'bytes=5-2',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1.5-3',
  'bytes=--5',
  'bytes 0-3',
  'bytes',
  'items=0-3',
  '0-3',
  'bytes=0-1,x',
  'bytes=0-1,4-5',
  'bytes=0-3, 0-3',
])('ignores the Range header %s', async (range) => {
  expect(await get({ range })).toMatchObject({ status: 200, body: FILM, range: null, length: '10' });
});

test('returns a range only when If-Range matches the current version', async () => {
  const { etag } = await get({});
  expect(etag).toMatch(/^"/);
  const range = 'bytes=4-';
  expect(await get({ range, 'if-range': etag })).toMatchObject({ status: 206, body: '456789' });
  for (const other of ['"another"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT', ''])
    expect(await get({ range, 'if-range': other })).toMatchObject({ status: 200, body: FILM });
});

test('ignores ranges for HEAD', async () => {
  const answer = await get({ range: 'bytes=0-3' }, { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200, range: null, length: '10', body: '' });
});

test.each([
  ['bytes=0-', 416, 'bytes */0'],
  ['bytes=-5', 200, null],
])('responds to the range %s of an empty file with %d', async (range, status, contentRange) => {
  expect(await get({ range }, { asset: 'empty' })).toMatchObject({ status, range: contentRange });
});
