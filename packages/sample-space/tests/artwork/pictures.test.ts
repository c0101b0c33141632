import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { BRAND_CROPS } from '../../artwork/brands.ts';
import { readCatalogue } from '../../artwork/catalogue.ts';
import { ico } from '../../artwork/favicon.ts';
import { CROPS, placeExists, PLACES, regionOf } from '../../artwork/places.ts';

const asset = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.object({
    file: z.object({ 'en-US': z.object({ fileName: z.string(), details: z.object({ size: z.number() }) }) }),
  }),
});
const ASSETS = 'packages/sample-space/content/assets';

test('every place is rendered, and its crops lie within the rendered picture', () => {
  expect(Object.keys(PLACES).filter((name) => !placeExists(name))).toEqual([]);
  for (const { focus } of Object.values(PLACES))
    for (const crop of Object.values(CROPS)) {
      const region = regionOf({ width: 1600, height: 900 }, crop, focus);
      expect(region.left).toBeGreaterThanOrEqual(0);
      expect(region.top).toBeGreaterThanOrEqual(0);
      expect(region.left + region.width).toBeLessThanOrEqual(1600);
      expect(region.top + region.height).toBeLessThanOrEqual(900);
      expect(region.width / region.height).toBeCloseTo(crop.width / crop.height, 1);
    }
});

test('assets state the actual size of their files, and total less than 60 MB', () => {
  let total = 0;
  for (const file of readdirSync(ASSETS).filter((name) => name.endsWith('.json'))) {
    const { sys, fields } = asset.parse(JSON.parse(readFileSync(join(ASSETS, file), 'utf8')));
    const { fileName, details } = fields.file['en-US'];
    const path = join(ASSETS, 'files', sys.id, fileName);
    expect(existsSync(path) ? readFileSync(path).length : path).toBe(details.size);
    total += details.size;
  }
  expect(total).toBeLessThan(60_000_000);
});

test('crops have the sizes stated in their entries', async () => {
  const pictures = [
    ...Object.keys(PLACES).flatMap((name) =>
      Object.entries(CROPS).map(([crop, size]) => ({
        id: `scene-${name}-${crop}`,
        file: `${name}-${crop}.jpg`,
        size,
      })),
    ),
    ...readCatalogue().brands.flatMap(({ code }) =>
      Object.entries(BRAND_CROPS).map(([crop, size]) => ({
        id: `brand-${code}-${crop}`,
        file: `${code}-${crop}.jpg`,
        size,
      })),
    ),
  ];
  for (const { id, file, size } of pictures) {
    const { width, height } = await sharp(join(ASSETS, 'files', id, file)).metadata();
    expect({ id, width, height }).toEqual({ id, width: size.width, height: size.height });
  }
}, 60_000);

test('there are at least three H.264 videos of at most 1.5 MB', () => {
  const films = readdirSync(join(ASSETS, 'files')).filter((id) => id.startsWith('video-'));
  expect(films.length).toBeGreaterThanOrEqual(3);
  for (const id of films) {
    const [file = ''] = readdirSync(join(ASSETS, 'files', id));
    const bytes = readFileSync(join(ASSETS, 'files', id, file));
    expect(bytes.length).toBeLessThan(1_500_000);
    expect(bytes.includes('avc1')).toBe(true);
  }
});

test('an icon file lists its images with sizes and offsets', () => {
  const file = ico([
    { side: 16, png: Buffer.from('abc') },
    { side: 32, png: Buffer.from('defgh') },
  ]);
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 32]);
  const [length, offset] = [file.readUInt32LE(22 + 8), file.readUInt32LE(22 + 12)];
  expect(file.subarray(offset, offset + length).toString()).toBe('defgh');
});
