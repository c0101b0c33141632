/** Checks that AVIF responses look at least as good as WebP at the quality in the URL. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { AVIF_QUALITY, LOWER_QUALITY, QUALITY, type Quality } from '../../components/ui/Picture/surfaces.ts';
import { convert } from '@cleanpro/contentful-local/images/convert';
import { structuralSimilarity } from '@cleanpro/contentful-local/tests/images/structural-similarity';

const FILES = 'packages/sample-space/content/assets/files';
const PICTURES = 40;
const WIDTH = 400;
/** Difference in structural similarity that is too small to see. */
const INVISIBLE = 0.001;

/** 40 pictures, spread evenly over the sorted list of files. */
const pictures = readdirSync(FILES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(jpe?g|png)$/.test(path))
  .sort((a, b) => a.localeCompare(b))
  .filter(
    (_, index, { length }) =>
      Math.floor((index * PICTURES) / length) !== Math.floor(((index - 1) * PICTURES) / length),
  );

async function difference(path: string, webp: number, avif: number): Promise<number> {
  const original = await sharp(path)
    .resize({ width: WIDTH, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const [asWebp, asAvif] = await Promise.all([
    convert(path, { w: WIDTH, q: webp }, { format: 'webp', isAnimated: false }),
    convert(path, { w: WIDTH, q: avif }, { format: 'avif', isAnimated: false }),
  ]);
  return (await structuralSimilarity(original, asAvif)) - (await structuralSimilarity(original, asWebp));
}

const differences = (webp: Quality): Promise<number[]> =>
  Promise.all(pictures.map((path) => difference(join(FILES, path), webp, AVIF_QUALITY[webp])));
const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the comparison covers 40 pictures', () => {
  expect(pictures).toHaveLength(PICTURES);
});

test('at the default quality, every picture looks at least as good in AVIF as in WebP', async () => {
  const all = await differences(QUALITY);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-INVISIBLE);
  expect(meanOf(all)).toBeGreaterThanOrEqual(0);
}, 60_000);

test('at the lower quality, pictures look at least as good in AVIF as in WebP on average', async () => {
  expect(meanOf(await differences(LOWER_QUALITY))).toBeGreaterThanOrEqual(0);
}, 60_000);
