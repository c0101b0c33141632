import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { Spaces } from '../../spaces.ts';
import { ImageCache } from '../../images/cache.ts';
import { conversionSize } from '../../images/conversion-size.ts';
import { BusyError, ConversionQueue } from '../../images/queue.ts';
import { createImagesApp } from '../../images/routes.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'images-'));
const spaces = new Spaces({
  source: 'packages/sample-space/content',
  dataDir,
  spaceId: 'cleanpro',
  environmentId: 'master',
});
const { store } = spaces.first.environments.first;
const app = createImagesApp({ spaces, mayReadDrafts: () => false, dataDir, conversions: 2 });

function address(id: string, query = ''): string {
  const file = store.current.assetFile(id);
  return `/cleanpro/${id}/${file?.token ?? 'none'}/${encodeURIComponent(file?.fileName ?? 'none')}${query}`;
}

afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('converts width and format, and marks the response as immutable', async () => {
  const response = await app.request(address('scene-foam-card', '?w=400&q=80&fm=webp'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ width, height, format }).toEqual({ width: 400, height: 300, format: 'webp' });
  const again = await app.request(address('scene-foam-card', '?w=400&q=80&fm=webp'), {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['?w=2000', 800, 600],
  ['?w=200&h=200', 200, 150],
  ['?w=200&h=200&fit=fill', 200, 200],
  ['?w=200&h=100&fit=scale', 200, 100],
  ['?w=200&h=200&fit=pad&bg=rgb:ffffff', 200, 200],
  ['?w=100&h=120&fit=crop&f=top_left', 100, 120],
  ['?w=100&h=120&fit=thumb&f=face', 100, 120],
])('with %s, resizes an image to %d by %d', async (query, width, height) => {
  const response = await app.request(address('scene-foam-card', query));
  expect(response.status).toBe(200);
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
});

test.each([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['tiff', 'image/tiff'],
])('converts to %s', async (format, type) => {
  const response = await app.request(address('scene-foam-card', `?w=60&fm=${format}`));
  expect(response.headers.get('content-type')).toBe(type);
});

test.each([
  ['w', '4001'],
  ['h', '0'],
  ['q', '101'],
  ['fit', 'stretch'],
  ['f', 'middle'],
  ['bg', 'white'],
  ['fm', 'bmp'],
  ['r', 'round'],
  ['fl', 'fast'],
])('rejects %s=%s with an error that mentions the parameter', async (name, value) => {
  const response = await app.request(address('scene-foam-card', `?${name}=${value}`));
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain(`The parameter ${name} must be`);
});

test.each([
  '/cleanpro/no-such/x/y.jpg',
  '/other/scene-foam-card/x/foam-card.jpg',
  '/cleanpro/scene-foam-card/x/..%2f..%2fspace.json',
  '/cleanpro/..%2f..%2fmodel/x/banner.json',
])('returns 404 for %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('serves videos in ranges', async () => {
  const response = await app.request(address('video-laundry-cycle-file'), {
    headers: { range: 'bytes=0-99' },
  });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toMatch(/^bytes 0-99\/\d+$/);
  expect((await response.arrayBuffer()).byteLength).toBe(100);
});

test('sandboxes SVG images so that they cannot run scripts', async () => {
  const response = await app.request(address('logo-cleanpro'));
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('converts an image once for concurrent requests', async () => {
  const cache = new ImageCache({ folder: join(dataDir, 'once') });
  let made = 0;
  const make = async (): Promise<Buffer> => {
    made += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.from('x');
  };
  await Promise.all(Array.from({ length: 5 }, () => cache.get('aabb', make)));
  await cache.get('aabb', make);
  expect(made).toBe(1);
});

test('evicts the least recently used images above the limit', async () => {
  const cache = new ImageCache({ folder: join(dataDir, 'small'), maxBytes: 100 });
  let made = 0;
  const make = (): Promise<Buffer> => {
    made += 1;
    return Promise.resolve(Buffer.alloc(60));
  };
  for (const key of ['aa01', 'aa02', 'aa03']) await cache.get(key, make);
  await cache.get('aa03', make);
  expect(made).toBe(3);
  await cache.get('aa01', make);
  expect(made).toBe(4);
});

test('reports a cache hit or miss in x-cache, as the CDN does', async () => {
  const path = address('scene-foam-card', '?w=123&q=80&fm=webp');
  const answers = [await app.request(path), await app.request(path)];
  expect(answers.map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
  expect((await app.request(address('scene-foam-card'))).headers.get('x-cache')).toBeNull();
});

test.each([
  [{ w: 1200, fm: 'webp' }, { width: 1600, height: 1067 }, 'small'],
  [{ w: 1600, fm: 'webp' }, { width: 1600, height: 1067 }, 'large'],
  [{ w: 4000, fm: 'webp' }, { width: 800, height: 600 }, 'small'],
  [{ w: 4000, h: 4000, fit: 'fill' }, { width: 800, height: 600 }, 'large'],
  [{ w: 4000, fit: 'scale' }, { width: 800, height: 600 }, 'large'],
  [{ w: 800, fm: 'avif' }, { width: 800, height: 600 }, 'large'],
  [{ w: 400, fm: 'avif' }, { width: 800, height: 600 }, 'small'],
  [{ w: 400, fm: 'webp' }, { width: 5000, height: 4000 }, 'large'],
] as const)('classifies the conversion with %j of the image %j as %s', (parameters, source, size) => {
  expect(conversionSize(parameters, source, 'image/jpeg')).toBe(size);
});

test('queues small and large conversions separately, and rejects them when their queue is full', async () => {
  const queue = new ConversionQueue({ concurrency: 2, maxWaiting: 1 });
  const ends: (() => void)[] = [];
  const order: string[] = [];
  const run = (size: 'small' | 'large', name: string) =>
    queue.run(size, async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const running = [run('large', 'a'), run('large', 'b'), run('small', 'c'), run('small', 'd')];
  expect(order).toEqual(['a', 'c', 'd']);
  await expect(run('large', 'e')).rejects.toThrow(BusyError);
  ends[0]?.();
  await running[0];
  expect(order).toEqual(['a', 'c', 'd', 'b']);
  for (const end of ends) end();
  await Promise.all(running);
});
