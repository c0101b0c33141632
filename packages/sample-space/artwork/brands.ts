/**
 * Hero images of brands: the brand's packages on a background in the brand's color. The left side stays plain for text.
 */
import sharp from 'sharp';
import { linearColor } from './plate.ts';
import { packshot, plateOf, type Pack } from './packshots.ts';
import { placeCrop } from './places.ts';
import { seededRandom, dark, light } from './svg.ts';

const BACKGROUNDS: Record<string, string> = {
  dawn: 'foam',
  'tide-professional': 'bubbles',
  febreze: 'leaf',
  swiffer: 'tiles',
  'mr-clean': 'tiles',
  'spic-and-span': 'water-glass',
  'dilute-2-go': 'water-glass',
  charmin: 'bubbles',
  bounty: 'water-glass',
  cascade: 'foam',
  comet: 'water-glass',
  microban: 'bubbles',
  downy: 'bubbles',
  safeguard: 'foam',
};

/** Crops of a brand's hero: position of its packages, as fractions of the image, and their height in pixels. */
export const BRAND_CROPS = {
  desktop: { width: 1600, height: 700, middle: 0.72, foot: 0.93, tall: 630, apart: 245 },
  tablet: { width: 1200, height: 700, middle: 0.69, foot: 0.93, tall: 600, apart: 215 },
  smartphone: { width: 750, height: 900, middle: 0.54, foot: 0.96, tall: 560, apart: 190 },
  card: { width: 800, height: 600, middle: 0.5, foot: 0.95, tall: 540, apart: 205 },
} as const;
type Crop = (typeof BRAND_CROPS)[keyof typeof BRAND_CROPS];

/**
 * Returns up to three packages that look as different as possible: different containers first, then different products.
 */
function choosePackages(packs: Pack[]): Pack[] {
  const picked: Pack[] = [];
  const likeness = (pack: Pack): number =>
    picked.reduce(
      (sum, other) => sum + (plateOf(other) === plateOf(pack) ? 2 : 0) + (other.name === pack.name ? 1 : 0),
      0,
    );
  while (picked.length < Math.min(3, packs.length)) {
    const next = packs
      .filter((pack) => !picked.includes(pack))
      .reduce((best, pack) => (likeness(pack) < likeness(best) ? pack : best));
    picked.push(next);
  }
  return picked;
}

const encode = (value: number): number =>
  Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));

/** Returns a lookup table from gray values to colors between a dark and a light shade of the accent. */
function ramp(accent: string): Uint8Array {
  const stops = [dark(accent, 0.72), dark(accent, 0.25), light(accent, 0.12), light(accent, 0.78)].map(
    linearColor,
  );
  const table = new Uint8Array(256 * 3);
  for (let grey = 0; grey < 256; grey += 1) {
    const at = (grey / 255) * (stops.length - 1);
    const first = stops[Math.floor(at)];
    const second = stops[Math.min(stops.length - 1, Math.floor(at) + 1)];
    for (let channel = 0; channel < 3; channel += 1) {
      const from = first?.[channel] ?? 0;
      table[grey * 3 + channel] = encode(from + ((second?.[channel] ?? 0) - from) * (at % 1));
    }
  }
  return table;
}

async function renderBackground(code: string, accent: string, { width, height }: Crop): Promise<Buffer> {
  const place = await placeCrop(BACKGROUNDS[code] ?? 'foam', { width, height, share: 0.9 });
  const { data } = await sharp(await place.png().toBuffer())
    .blur(4)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = ramp(accent);
  // A little grain hides the banding of smooth gradients.
  const random = seededRandom(7);
  const tinted = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grey = Math.max(0, Math.min(255, Math.round((data[pixel] ?? 0) + (random() - 0.5) * 5)));
    tinted.set(colors.subarray(grey * 3, grey * 3 + 3), pixel * 3);
  }
  return sharp(tinted, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Draws the surface below the packages and the light behind them. */
const stageSvg = ({ width, height, middle, foot, apart }: Crop, accent: string): string => {
  const y = height * (foot - 0.17);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
  <linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light(accent, 0.35)}" stop-opacity=".0"/><stop offset=".18" stop-color="${light(accent, 0.4)}" stop-opacity=".55"/><stop offset="1" stop-color="${light(accent, 0.66)}" stop-opacity=".85"/></linearGradient>
  <linearGradient id="calm"><stop offset="0" stop-color="${dark(accent, 0.55)}" stop-opacity=".85"/><stop offset=".62" stop-color="${dark(accent, 0.45)}" stop-opacity="0"/></linearGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="${width * middle}" cy="${height * 0.5}" rx="${apart * 2.5}" ry="${height * 0.55}" fill="url(#glow)"/>
  <rect y="${y}" width="${width}" height="${height - y}" fill="url(#top)"/>
  ${width > height && middle > 0.5 ? `<rect width="${width}" height="${height}" fill="url(#calm)"/>` : ''}</svg>`;
};

/** Renders a hero image of a brand as JPEG. */
export async function brandHero(code: string, accent: string, packs: Pack[], crop: Crop): Promise<Buffer> {
  const standing = choosePackages(packs);
  const shots = await Promise.all(
    standing.map(async (pack, index) => {
      // The first package is in the middle at the front. The others are slightly behind it, on both sides.
      const side = standing.length === 1 ? 0 : ([0, -1, 1][index] ?? 0);
      const tall = Math.round(crop.tall * (index === 0 ? 1 : 0.88));
      const foot = Math.round(crop.height * (crop.foot - (index === 0 ? 0 : 0.055)));
      const left = Math.round(crop.width * crop.middle + side * crop.apart - tall / 2);
      // The bottom of the container is at 93 % of the packshot's height.
      const top = Math.round(foot - tall * 0.93);
      const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
      const input = await sharp(await packshot(pack))
        .resize(tall, tall)
        .extract({
          left: from.left,
          top: from.top,
          width: Math.min(tall - from.left, crop.width - Math.max(0, left)),
          height: Math.min(tall - from.top, crop.height - Math.max(0, top)),
        })
        .png()
        .toBuffer();
      return { input, left: Math.max(0, left), top: Math.max(0, top), order: index === 0 ? 1 : 0 };
    }),
  );
  return sharp(await renderBackground(code, accent, crop))
    .composite([
      { input: Buffer.from(stageSvg(crop, accent)) },
      ...shots.toSorted((a, b) => a.order - b.order).map(({ input, left, top }) => ({ input, left, top })),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
