import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { createImagesApp } from '../../images/routes.ts';
import { ContentStore } from '../../space/store.ts';
import { NAMES } from '../graphql/service.ts';
import { ENVIRONMENT, ERROR, ManagedSpace, SPACE, TOKEN, type Answer } from './service.ts';

const UPLOAD = z.object({
  sys: z.looseObject({
    id: z.string(),
    type: z.literal('Upload'),
    createdAt: z.string(),
    expiresAt: z.string(),
  }),
});
const POSTER = '/assets/poster';

let space: ManagedSpace;
beforeEach(() => {
  space = new ManagedSpace();
});
afterEach(() => space.close());

const picture = (width: number, color = 'red'): Promise<Buffer> =>
  sharp({ create: { width, height: 3, channels: 3, background: color } })
    .png()
    .toBuffer();

async function post(
  file: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/octet-stream', ...headers },
    body: file instanceof ReadableStream ? file : new Uint8Array(file),
    // Node requires `duplex` for a stream.
    duplex: 'half',
  };
  const response = await space.app.request(`${SPACE}/uploads`, request);
  return { status: response.status, body: await response.json() };
}
async function upload(file: Uint8Array): Promise<string> {
  return UPLOAD.parse((await post(file)).body).sys.id;
}
const fileOf = (id: string, fileName = 'poster.png', contentType = 'image/png') => ({
  fileName,
  contentType,
  uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id } },
});
async function attach(file: Record<string, unknown>): Promise<Answer> {
  const before = await space.call('GET', POSTER);
  const version: Record<string, string> =
    before.status === 200 ? { 'x-contentful-version': String((await space.read(POSTER)).sys.version) } : {};
  await space.call(
    'PUT',
    POSTER,
    { fields: { title: { 'en-US': 'Poster' }, file: { 'en-US': file } } },
    version,
  );
  return space.call('PUT', `${POSTER}/files/en-US/process`);
}
const refusal = ({ status, body }: Answer): [number, string] => [status, ERROR.parse(body).sys.id];
const uploaded = (): string[] => readdirSync(join(space.folder, 'uploads'));

async function fileAt(url: string, token?: string): Promise<Response> {
  const { spaces, folder } = space;
  const dataDir = join(folder, 'data');
  const images = createImagesApp({
    spaces,
    mayReadDrafts: (token) => token === TOKEN,
    dataDir,
    conversions: 1,
  });
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return images.request(new URL(url).pathname.replace(/^\/images/, ''), { headers });
}

/** Returns the width of the image that an editor receives. */
async function widthAt(url: string): Promise<number> {
  const response = await fileAt(url, TOKEN);
  expect(response.status).toBe(200);
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
}
async function url(): Promise<string> {
  const { fields } = await space.read(POSTER);
  return z.object({ 'en-US': z.object({ url: z.string() }) }).parse(fields.file)['en-US'].url;
}

test('turns an upload into an asset file, then serves, publishes and reloads it', async () => {
  const bytes = await picture(5);
  const answer = await post(bytes);
  const { id, createdAt, expiresAt } = UPLOAD.parse(answer.body).sys;
  expect([answer.status, Date.parse(expiresAt) - Date.parse(createdAt)]).toEqual([201, 24 * 60 * 60 * 1000]);
  expect(await space.call('GET', `/uploads/${id}`)).toMatchObject({ status: 200, body: { sys: { id } } });

  await space.call('PUT', POSTER, { fields: { file: { 'en-US': fileOf(id, 'Poster (1).png') } } });
  const unprocessed = await space.publish(POSTER);
  expect([...refusal(unprocessed), ERROR.parse(unprocessed.body).details?.errors]).toEqual([
    422,
    'InvalidAsset',
    [expect.objectContaining({ name: 'required', path: ['fields', 'file', 'en-US', 'url'] })],
  ]);
  expect(await space.call('PUT', `${POSTER}/files/en-US/process`)).toEqual({ status: 204, body: undefined });
  const { sys, fields } = await space.read(POSTER);
  expect(sys.version).toBe(2);
  expect(fields.file).toEqual({
    'en-US': {
      url: expect.stringMatching(/\/images\/fixture\/poster\/[0-9a-f]{10}\/Poster__1_\.png$/),
      fileName: 'Poster (1).png',
      contentType: 'image/png',
      details: { size: bytes.length, image: { width: 5, height: 3 } },
    },
  });
  expect(await space.publish(POSTER)).toMatchObject({ status: 200 });
  expect(await widthAt(await url())).toBe(5);
  const restarted = new ContentStore(space.folder, NAMES).current.published.asset('poster');
  expect(restarted).toEqual(space.store.current.published.asset('poster'));

  expect(await space.call('DELETE', `/uploads/${id}`)).toMatchObject({ status: 204 });
  expect(await space.call('GET', `/uploads/${id}`)).toMatchObject({ status: 404 });
});

test('rejects a file name that cannot be part of a URL, and assets remain readable', async () => {
  const file = { 'en-US': fileOf(await upload(await picture(5)), '\ud800.png') };
  expect(await space.call('PUT', POSTER, { fields: { file } })).toMatchObject({ status: 422 });
  expect(await space.call('GET', '/assets')).toMatchObject({ status: 200 });
});

test.each([
  ['too long for a file system', `${'a'.repeat(300)}.png`],
  ['with a null character', 'a\0.png'],
])('all assets remain readable if one has a file name %s', async (_case, name) => {
  const file = { 'en-US': fileOf(await upload(await picture(5)), name) };
  await space.call('PUT', POSTER, { fields: { file } });
  expect(await space.call('GET', POSTER)).toMatchObject({ status: 200 });
  expect(await space.call('GET', '/assets')).toMatchObject({ status: 200 });
});

test('serves a replacement file with the same name at the published URL only once it is published', async () => {
  await attach(fileOf(await upload(await picture(5))));
  await space.publish(POSTER);
  const published = await url();
  expect(await attach(fileOf(await upload(await picture(7))))).toMatchObject({ status: 204 });
  const draft = await url();
  expect([await widthAt(published), await widthAt(draft)]).toEqual([5, 7]);
  await space.publish(POSTER);
  expect(await widthAt(await url())).toBe(7);
  // A URL that was published before can be cached anywhere, so it serves the file that is published now.
  await attach(fileOf(await upload(await picture(9))));
  expect([await widthAt(published), await widthAt(await url())]).toEqual([7, 9]);
  await space.call('DELETE', `${POSTER}/published`);
  await space.call('DELETE', POSTER);
  expect(readdirSync(join(space.folder, 'assets', 'files', 'poster'))).toEqual([]);
});

const PRIVATE = { status: 404, cache: 'no-store' };
const PUBLIC = { status: 200, cache: 'public, max-age=31536000, immutable' };
const EDITOR = { status: 200, cache: 'private, no-store' };
const remove = async (path: string): Promise<void> => {
  const { sys } = await space.read(POSTER);
  const version = { 'x-contentful-version': String(sys.version) };
  await space.call('DELETE', path, undefined, version);
};
const archive = async (): Promise<void> => {
  const { sys } = await space.read(POSTER);
  const version = { 'x-contentful-version': String(sys.version) };
  await space.call('PUT', `${POSTER}/archived`, undefined, version);
};
const unpublish = () => remove(`${POSTER}/published`);
const replace = async () => attach(fileOf(await upload(await picture(7))));

test.each<{ state: string; steps: (() => Promise<unknown>)[]; visitor: object; editor: object }>([
  { state: 'is a draft', steps: [], visitor: PRIVATE, editor: EDITOR },
  { state: 'is archived and never was published', steps: [archive], visitor: PRIVATE, editor: EDITOR },
  { state: 'is published', steps: [() => space.publish(POSTER)], visitor: PUBLIC, editor: PUBLIC },
  {
    state: 'is published, and has a new draft',
    steps: [() => space.publish(POSTER), replace],
    visitor: PUBLIC,
    editor: PUBLIC,
  },
  {
    state: 'was unpublished',
    steps: [() => space.publish(POSTER), unpublish],
    visitor: PUBLIC,
    editor: PUBLIC,
  },
  {
    state: 'was unpublished and archived',
    steps: [() => space.publish(POSTER), unpublish, archive],
    visitor: PUBLIC,
    editor: PUBLIC,
  },
  {
    state: 'was deleted',
    steps: [() => space.publish(POSTER), unpublish, () => remove(POSTER)],
    visitor: PRIVATE,
    editor: PRIVATE,
  },
])('restricts access to the file for an asset that $state', async ({ steps, visitor, editor }) => {
  await attach(fileOf(await upload(await picture(5))));
  const address = await url();
  for (const step of steps) await step();
  space.restart();
  const read = async (token?: string) => {
    const { status, headers } = await fileAt(address, token);
    return { status, cache: headers.get('cache-control') };
  };
  expect([await read(), await read('wrong'), await read(TOKEN)]).toEqual([visitor, visitor, editor]);
});

test('a draft file stays private when its asset is unpublished', async () => {
  await attach(fileOf(await upload(await picture(5))));
  await space.publish(POSTER);
  await replace();
  const draft = await url();
  // At the draft's URL, everyone else gets the published file.
  expect((await fileAt(draft)).headers.get('cache-control')).toBe('public, max-age=60');
  await unpublish();
  expect((await fileAt(draft)).status).toBe(404);
  expect(await widthAt(draft)).toBe(7);
});

test.each<[string, string, string, string]>([
  ['a text as a picture', 'poster.png', 'image/png', 'Just words'],
  ['a text as a PDF', 'sheet.pdf', 'application/pdf', 'Just words'],
  ['a path as its name', '../../space.json', 'application/json', '{}'],
  ['a hidden file', '.env', 'text/plain', 'A=1'],
  ['no media type', 'poster.png', 'image', 'Just words'],
])('refuses to process a file: %s', async (_name, fileName, contentType, text) => {
  const id = await upload(Buffer.from(text));
  expect(refusal(await attach(fileOf(id, fileName, contentType)))).toEqual([422, 'UnprocessableEntity']);
  expect(await space.read(POSTER)).toMatchObject({ sys: { version: 1 } });
});

test('reports why a file cannot be processed', async () => {
  const process = `${POSTER}/files/en-US/process`;
  expect(refusal(await space.call('PUT', process))).toEqual([404, 'NotFound']);
  expect(refusal(await attach(fileOf('00000000-0000-4000-8000-000000000000')))).toEqual([
    422,
    'UnresolvedLinks',
  ]);
  expect(refusal(await attach(fileOf('../../space')))).toEqual([422, 'UnresolvedLinks']);
  expect(
    refusal(await attach({ fileName: 'a.png', contentType: 'image/png', upload: 'http://127.0.0.1/' })),
  ).toEqual([422, 'UnprocessableEntity']);
  expect(refusal(await space.call('PUT', `${POSTER}/files/xx/process`))[0]).toBe(422);
});

test('rejects uploads that are too large, empty, unauthorized or of the wrong type, and stores nothing', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  expect(refusal(await post(endless))).toEqual([413, 'PayloadTooLarge']);
  expect(refusal(await post(new Uint8Array(0)))[0]).toBeGreaterThanOrEqual(400);
  expect(refusal(await post(chunk, { 'content-type': 'image/png' }))).toEqual([400, 'BadRequest']);
  const response = await space.app.request(`${ENVIRONMENT}/uploads`, { method: 'POST', body: chunk });
  expect(response.status).toBe(401);
  expect(uploaded()).toEqual([]);
});

test('deletes an upload after a day', async () => {
  const id = await upload(await picture(5));
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  utimesSync(join(space.folder, 'uploads', id), yesterday, yesterday);
  expect((await space.call('GET', `/uploads/${id}`)).status).toBe(404);
  const next = await upload(await picture(5));
  expect(uploaded()).toEqual([next]);
});
