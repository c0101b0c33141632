import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from '../../artwork/catalogue.ts';
import { printBox, readPlate } from '../../artwork/plate.ts';
import { packshot, plateExists, plateOf } from '../../artwork/packshots.ts';

/** Timeout in milliseconds: plates are large, and test machines are shared. */
const SLOW = 60_000;
const ASSETS = 'packages/sample-space/content/assets';
const variants = readCatalogue().products.flatMap((product) =>
  product.variants.map((variant) => ({ ...variant, product, name: variant.id.replace(/^variant-/, '') })),
);

test(
  'every variant has a packshot made from a rendered plate',
  async () => {
    expect(variants.length).toBeGreaterThanOrEqual(40);
    const missing = variants.filter(({ name, form }) => !plateExists(plateOf({ id: name, form })));
    expect(missing.map(({ name }) => name)).toEqual([]);
    for (const { name } of variants) {
      const file = join(ASSETS, 'files', `packshot-${name}`, `packshot-${name}.webp`);
      expect(await sharp(file).metadata()).toMatchObject({ width: 900, height: 900, hasAlpha: true });
    }
  },
  SLOW,
);

const plates = [...new Set(variants.map(({ name, form }) => plateOf({ id: name, form })))];

test('there are at least twelve containers', () => {
  expect(plates.length).toBeGreaterThanOrEqual(12);
});

test.each(plates)(
  'the plate for %s has all render passes in the same size, and a print area',
  async (name) => {
    const plate = await readPlate(`packages/sample-space/artwork/plates/${name}`);
    const printed = printBox(plate);
    expect(plate.size).toBe(900);
    expect(Math.min(printed.width, printed.height)).toBeGreaterThan(100);
  },
  SLOW,
);

test(
  'the committed packshot equals a newly generated one',
  async () => {
    const variant = variants.find(({ form }) => form === 'spray-bottle');
    if (!variant) throw new Error('the catalogue has no spray bottle');
    const { name, product } = variant;
    const made = await packshot({
      ...variant,
      id: name,
      accent: product.accent,
      brand: product.brandName,
      name: product.name,
      category: product.category,
      epa: product.epa,
    });
    const committed = join(ASSETS, 'files', `packshot-${name}`, `packshot-${name}.webp`);
    const pixels = (picture: Buffer | string): Promise<Buffer> =>
      sharp(picture).flatten({ background: '#ffffff' }).raw().toBuffer();
    const [before, now] = [await pixels(committed), await pixels(made)];
    const { abs } = Math;
    const difference =
      now.reduce((sum, value, index) => sum + abs(value - (before[index] ?? 0)), 0) / now.length;
    expect(difference).toBeLessThan(0.5);
  },
  SLOW,
);
