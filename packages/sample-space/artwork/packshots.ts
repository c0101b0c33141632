/** Packshots: each variant's container plate, painted in the product's colors and with its label. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { labelArtwork, type Print } from './labels.ts';
import { paint, printBox, readPlate, type Paint, type Plate } from './plate.ts';
import { dark, light, mix } from './svg.ts';

export interface Pack extends Print {
  id: string;
  form: string;
}

const PLATES = join(import.meta.dirname, 'plates');

/** Plates for forms of the catalogue that include several kinds of containers. The first match applies. */
const SPECIAL: [form: string, id: RegExp, plate: string][] = [
  ['gallon-jug', /38-fl-oz/, 'squeeze-bottle'],
  ['pump-bottle', /dish-liquid|rinse-aid|creme|wetjet/, 'squeeze-bottle'],
  ['pump-bottle', /toilet-bowl/, 'angle-bottle'],
  ['box', /dispenser/, 'dispenser'],
  ['roll', /paper-towels/, 'towel-roll'],
  ['roll', /./, 'tissue-rolls'],
  ['tissue-pack', /napkins/, 'napkins'],
];

/** Containers with a curved print area. */
const ROUND = new Set(['aerosol', 'canister', 'drum', 'wipes-tub', 'towel-roll', 'tissue-rolls']);

/** Returns the name of the plate that shows a variant's container. */
export function plateOf(pack: { id: string; form: string }): string {
  return SPECIAL.find(([form, id]) => form === pack.form && id.test(pack.id))?.[2] ?? pack.form;
}

/** Whether a plate with this name has been rendered. */
export const plateExists = (name: string): boolean => existsSync(join(PLATES, name, 'plate.json'));

const luminance = (hex: string): number =>
  [1, 3, 5].reduce(
    (sum, at, index) => sum + parseInt(hex.slice(at, at + 2), 16) * ([0.2126, 0.7152, 0.0722][index] ?? 0),
    0,
  ) / 255;

const WHITE = '#f3f5f7';
const PAPER = '#f6f5f2';

/** Returns a container's colors. Pale products get white plastic and a cap in the brand's color, others the reverse. */
function containerColors(pack: Pack, plate: string): Omit<Paint, 'artwork'> {
  const pale = luminance(pack.liquid) > 0.72;
  const milky = light(pack.liquid, 0.14);
  switch (plate) {
    case 'spray-bottle':
      return pale
        ? { body: WHITE, cap: pack.accent, trim: mix(pack.accent, '#ffffff', 0.82) }
        : { body: milky, cap: WHITE, trim: pack.accent };
    case 'gallon-jug':
      return { body: pale ? light(pack.liquid, 0.55) : milky, cap: pale ? pack.accent : WHITE, trim: WHITE };
    case 'pail':
      return {
        body: pale ? WHITE : milky,
        cap: pale ? pack.accent : WHITE,
        trim: pale ? WHITE : pack.accent,
      };
    case 'drum':
      return { body: milky, cap: dark(pack.accent, 0.2), trim: WHITE };
    case 'pouch':
      return { body: light(pack.liquid, 0.1), cap: pack.accent, trim: WHITE };
    case 'wipes-tub':
    case 'dispenser':
      return { body: WHITE, cap: pack.accent, trim: light(pack.accent, 0.15) };
    case 'pods-tub':
      return { body: milky, cap: WHITE, trim: pack.accent };
    case 'aerosol':
      return { body: pack.accent, cap: WHITE, trim: pack.accent };
    case 'canister':
      return { body: pack.accent, cap: WHITE, trim: '#3a4656' };
    case 'towel-roll':
    case 'tissue-rolls':
      return { body: PAPER, cap: PAPER, trim: '#b89a72' };
    case 'tissue-pack':
      return { body: '#f7f9fb', cap: WHITE, trim: WHITE };
    case 'napkins':
      return { body: PAPER, cap: WHITE, trim: pack.accent };
    case 'bar':
      return { body: light(pack.accent, 0.08), cap: WHITE, trim: '#f4ead2' };
    case 'box':
    case 'pad-box':
      return { body: light(pack.accent, 0.1), cap: '#d9c7a4', trim: dark(pack.accent, 0.4) };
    default:
      return pale
        ? { body: light(pack.liquid, 0.35), cap: pack.accent, trim: WHITE }
        : { body: milky, cap: WHITE, trim: light(pack.accent, 0.2) };
  }
}

const plates = new Map<string, Promise<Plate>>();
const made = new Map<string, Promise<Buffer>>();

/**
 * Returns the packshot of a variant as a transparent WebP of 900 × 900 pixels.
 * @throws Error if its plate has not been rendered
 */
export async function packshot(pack: Pack): Promise<Buffer> {
  const earlier = made.get(pack.id) ?? makePackshot(pack);
  made.set(pack.id, earlier);
  return earlier;
}

async function makePackshot(pack: Pack): Promise<Buffer> {
  const name = plateOf(pack);
  const plate = await (plates.get(name) ?? plates.set(name, readPlate(join(PLATES, name))).get(name));
  if (!plate)
    throw new Error(
      `There is no plate "${name}". Render it: npm run artwork -w @cleanpro/sample-space -- --render ${name}`,
    );
  // Render the label slightly larger than it appears, for sharp print without moiré.
  const seen = printBox(plate);
  const height = Math.round(Math.max(seen.height, seen.width / plate.ratio) * 1.3);
  const drawing = labelArtwork(pack, Math.round(height * plate.ratio), height, {
    front: plate.front,
    round: ROUND.has(name),
  });
  const { data, info } = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shot = paint(plate, {
    ...containerColors(pack, name),
    artwork: { width: info.width, height: info.height, data },
  });
  return sharp(shot.data, { raw: { width: shot.width, height: shot.height, channels: 4 } })
    .webp({ quality: 86, alphaQuality: 88, smartSubsample: true })
    .toBuffer();
}
