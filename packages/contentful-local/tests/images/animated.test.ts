import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { planConversion } from '../../images/plan.ts';
import { publishedFiles } from './served-files.ts';
import { createImagesApp } from '../../images/routes.ts';

const [WIDTH, HEIGHT, FRAMES] = [60, 40, 4];
const DELAYS = [100, 200, 300, 400];
const dataDir = mkdtempSync(join(tmpdir(), 'animated-'));
const TYPES = new Map([
  ['moving.gif', 'image/gif'],
  ['moving.webp', 'image/webp'],
  ['moving.png', 'image/png'],
  ['still.gif', 'image/gif'],
  ['still.png', 'image/png'],
]);
const files = new Map<string, Buffer>();
let token = 'token';
const app = createImagesApp({
  ...publishedFiles((asset) => ({
    path: join(dataDir, asset),
    contentType: TYPES.get(asset) ?? '',
    fileName: asset,
    token,
  })),
  dataDir,
  conversions: 2,
});

/** Creates an image with frames of one color each. */
function frames(width: number, height: number, count: number) {
  const pixels = Buffer.alloc(width * height * count * 4, 255);
  for (let at = 0; at < pixels.length; at += 4) pixels[at] = Math.floor(at / (width * height * 4)) * 50;
  return sharp(pixels, { raw: { width, height: height * count, channels: 4, pageHeight: height } });
}

/** Adds the chunk that marks a PNG as animated. Browsers without support for it, and sharp, see only one frame. */
function animatedPng(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(FRAMES, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

beforeAll(async () => {
  const gif = await frames(WIDTH, HEIGHT, FRAMES).gif({ delay: DELAYS, loop: 0 }).toBuffer();
  const png = await frames(WIDTH, HEIGHT, 1).png().toBuffer();
  files.set('moving.gif', gif);
  files.set('moving.webp', await sharp(gif, { animated: true }).webp().toBuffer());
  files.set('moving.png', animatedPng(png));
  files.set('still.gif', await frames(WIDTH, HEIGHT, 1).gif().toBuffer());
  files.set('still.png', png);
  for (const [name, bytes] of files) writeFileSync(join(dataDir, name), bytes);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function get(name: string, query: string) {
  const response = await app.request(`/space/${name}/${token}/${name}?${query}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), bytes };
}

async function inspect(name: string, query: string) {
  const { type, bytes } = await get(name, query);
  const { format, width, height, pages = 1, delay } = await sharp(bytes).metadata();
  return { type, format, width, height, pages, delay };
}

const MOVING = ['moving.gif', 'moving.webp'];
const QUERIES: [query: string, width: number, height: number, format: string | null][] = [
  ['w=30&q=80&fm=webp', 30, 20, 'webp'],
  ['w=30&q=60&fm=avif', 30, 20, 'webp'],
  ['w=30&fm=gif', 30, 20, 'gif'],
  ['w=30', 30, 20, null],
  ['w=30&h=24&fit=fill&f=bottom&q=75&fm=webp', 30, 24, 'webp'],
  ['w=30&h=30&fit=crop&f=top_left&fm=webp', 30, 30, 'webp'],
  ['w=30&h=30&fit=thumb&f=face&fm=webp', 30, 30, 'webp'],
  ['w=30&h=30&fit=pad&bg=rgb:ffffff&fm=webp', 30, 30, 'webp'],
  ['w=30&h=10&fit=scale&fm=webp', 30, 10, 'webp'],
  ['w=800&fm=webp', WIDTH, HEIGHT, 'webp'],
  ['w=30&r=max&fm=webp', 30, 20, 'webp'],
  ['fm=webp', WIDTH, HEIGHT, 'webp'],
];

test.each(MOVING.flatMap((name) => QUERIES.map((query) => [name, ...query] as const)))(
  'preserves the animation in %s with the parameters %s',
  async (name, query, width, height, format) => {
    const own = name.replace('moving.', '');
    expect(await inspect(name, query)).toEqual({
      type: `image/${format ?? own}`,
      format: format ?? own,
      width,
      height,
      pages: FRAMES,
      delay: DELAYS,
    });
  },
);

test.each(MOVING.flatMap((name) => ['jpg', 'png', 'tiff'].map((format) => [name, format])))(
  'converts %s to its first frame as %s',
  async (name, format) => {
    expect(await inspect(name, `w=30&fm=${format}`)).toMatchObject({ width: 30, height: 20, pages: 1 });
  },
);

test.each([
  ['moving.png', 'w=30&fm=webp'],
  ['moving.png', 'w=30&fm=avif'],
  ['moving.png', 'w=30'],
  ['moving.gif', 'w=4000&h=4000&fit=fill&fm=webp'],
])('serves the original %s for %s because a conversion would lose the animation', async (name, query) => {
  const { type, bytes } = await get(name, query);
  expect(type).toBe(TYPES.get(name));
  expect(bytes.equals(files.get(name) ?? Buffer.alloc(0))).toBe(true);
});

test.each(['still.gif', 'still.png'])('converts the still image %s to the requested format', async (name) => {
  expect(await inspect(name, 'w=30&fm=avif')).toMatchObject({ type: 'image/avif', width: 30, pages: 1 });
});

test('recounts the frames when an animated image replaces a still one', async () => {
  expect(await inspect('still.gif', 'w=30&fm=webp')).toMatchObject({ pages: 1 });
  writeFileSync(join(dataDir, 'still.gif'), files.get('moving.gif') ?? '');
  token = 'token-of-the-new-file';
  expect(await inspect('still.gif', 'w=30&fm=webp')).toMatchObject({ pages: FRAMES });
});

test.each([
  [{ width: 800, height: 600, frames: 50 }, true],
  [{ width: 800, height: 600, frames: 60 }, false],
  [{ width: 4000, height: 4000, frames: 2 }, false],
])('allows converting all frames of %j: %s', (source, isConverted) => {
  expect(planConversion({ w: 400, fm: 'webp' }, source, 'image/gif') !== null).toBe(isConverted);
});
