/**
 * `npm run artwork -w @cleanpro/sample-space`: generates every image of the sample space. The output is deterministic,
 * and no network is needed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCountedItems, saveAsset } from './assets.ts';
import { BRAND_CROPS, brandHero } from './brands.ts';
import { readCatalogue } from './catalogue.ts';
import { ico } from './favicon.ts';
import {
  badge,
  brandLogo,
  flag,
  FLAG_NAMES,
  icon,
  ICON_NAMES,
  logo,
  portrait,
  social,
  socialWords,
  square,
} from './marks.ts';
import { packshot, type Pack } from './packshots.ts';
import { CROPS, placeCrop, PLACES } from './places.ts';
import { savePosters } from './posters.ts';
import { render } from './render.ts';
import { saveFilms } from './videos.ts';

const APP = join(import.meta.dirname, '..', '..', '..', 'app');
const catalogue = readCatalogue();
sharp.concurrency(1);

function saveSvg(id: string, drawing: string, title: string): void {
  const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  const image = { width: Number(width), height: Number(height) };
  saveAsset({
    id,
    fileName: `${id}.svg`,
    contentType: 'image/svg+xml',
    bytes: Buffer.from(drawing),
    title,
    description: title,
    image,
  });
}

async function saveMarks(): Promise<void> {
  saveSvg('logo-cleanpro', logo(false), 'CleanPro Professional');
  saveSvg('logo-cleanpro-white', logo(true), 'CleanPro Professional, white');
  catalogue.brands.forEach((brand, index) =>
    saveSvg(`logo-${brand.code}`, brandLogo(brand.name, brand.accent, index), brand.name),
  );
  for (const name of ['facebook', 'linkedin', 'youtube']) {
    saveSvg(`social-${name}-blue`, social(name, false), `${name}, blue`);
    saveSvg(`social-${name}-white`, social(name, true), `${name}, white`);
  }
  for (const name of FLAG_NAMES) saveSvg(`flag-${name}`, flag(name), `Flag: ${name}`);
  for (const name of ICON_NAMES) saveSvg(`icon-${name}`, icon(name), `Icon: ${name}`);
  saveSvg('badge-fourteen-brands', badge(['14', 'BRANDS'], '#18805f'), '14 brands (sample badge)');
  saveSvg(
    'badge-sheets-online',
    badge(['SHEETS', 'ONLINE'], '#0f6fd1'),
    'Safety data sheets online (sample badge)',
  );
  saveSvg('badge-care-line', badge(['24/7', 'CARE LINE'], '#0a6f73'), 'Care line, 24/7 (sample badge)');
  for (let index = 1; index <= 8; index += 1) {
    const bytes = await sharp(Buffer.from(portrait(index)))
      .webp({ quality: 86 })
      .toBuffer();
    saveAsset({
      id: `portrait-${index}`,
      fileName: `portrait-${index}.webp`,
      contentType: 'image/webp',
      bytes,
      title: `Portrait ${index}`,
      description: 'Portrait of a customer',
      image: { width: 400, height: 400 },
    });
  }
}

/** Saves the icon files that Next expects, and the icon as an asset. */
async function saveIcons(): Promise<void> {
  const symbol = Buffer.from(square());
  const png = (side: number): Promise<Buffer> =>
    sharp(symbol, { density: 144 })
      .resize(side, side)
      .png({ palette: side > 64 })
      .toBuffer();
  const bytes = await sharp(symbol).png().toBuffer();
  saveAsset({
    id: 'logo-cleanpro-square',
    fileName: 'logo-cleanpro-square.png',
    contentType: 'image/png',
    bytes,
    title: 'CleanPro symbol',
    description: 'CleanPro',
    image: { width: 512, height: 512 },
  });
  writeFileSync(join(APP, 'icon.svg'), square());
  writeFileSync(join(APP, 'apple-icon.png'), await png(180));
  writeFileSync(
    join(APP, 'favicon.ico'),
    ico(await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await png(side) })))),
  );
}

async function savePlaces(): Promise<void> {
  for (const [name, { alt }] of Object.entries(PLACES)) {
    for (const [crop, size] of Object.entries(CROPS)) {
      const bytes = await (await placeCrop(name, size)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
      saveAsset({
        id: `scene-${name}-${crop}`,
        fileName: `${name}-${crop}.jpg`,
        contentType: 'image/jpeg',
        bytes,
        title: `Scene: ${name}, ${crop}`,
        description: alt,
        image: { width: size.width, height: size.height },
      });
    }
  }
}

async function saveSocialCard(): Promise<void> {
  const size = { width: 1200, height: 630, share: 0.95 };
  const picture = await (await placeCrop('foam', size)).toBuffer();
  const bytes = await sharp(picture)
    .composite([{ input: Buffer.from(socialWords()) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  saveAsset({
    id: 'social-card',
    fileName: 'social-card.jpg',
    contentType: 'image/jpeg',
    bytes,
    title: 'CleanPro Professional',
    description: 'CleanPro Professional: cleaning, laundry and hygiene for business',
    image: { width: 1200, height: 630 },
  });
}

const FORM_WORDS: Record<string, string> = {
  'spray-bottle': 'spray bottle',
  'gallon-jug': 'jug',
  'wipes-tub': 'tub',
  'pods-tub': 'tub',
  'pump-bottle': 'bottle',
  'pad-box': 'box',
  'tissue-pack': 'pack',
  roll: 'pack',
};

const packs: Pack[] = catalogue.products.flatMap((product) =>
  product.variants.map((variant) => ({
    ...variant,
    id: variant.id.replace(/^variant-/, ''),
    accent: product.accent,
    brand: product.brandName,
    name: product.name,
    category: product.category,
    epa: product.epa,
  })),
);

const COUNT = /^(\d+) count$/;

/**
 * Returns the alternative text of a packshot: `…, 32 fluid ounce spray bottle` or, for counted items, `…, tub of 75
 * wipes`.
 */
function describePack(pack: Pack, title: string): string {
  const container = FORM_WORDS[pack.form] ?? pack.form;
  const count = COUNT.exec(pack.size)?.[1];
  if (count === undefined) return `${title} ${container}`;
  const name = `${pack.brand} ${pack.name}`;
  if (count === '1') return name;
  return `${name}, ${pack.form === 'bar' ? 'box' : container} of ${count} ${readCountedItems(pack.id)}`;
}

async function savePackshots(): Promise<void> {
  for (const pack of packs) {
    const id = `packshot-${pack.id}`;
    const title = `${pack.brand} ${pack.name}, ${pack.size}`;
    saveAsset({
      id,
      fileName: `${id}.webp`,
      contentType: 'image/webp',
      bytes: await packshot(pack),
      title,
      description: describePack(pack, title),
      image: { width: 900, height: 900 },
    });
  }
}

async function saveBrands(): Promise<void> {
  for (const { code, name, accent } of catalogue.brands) {
    const own = packs.filter((pack) => pack.brand === name);
    for (const [crop, size] of Object.entries(BRAND_CROPS)) {
      saveAsset({
        id: `brand-${code}-${crop}`,
        fileName: `${code}-${crop}.jpg`,
        contentType: 'image/jpeg',
        bytes: await brandHero(code, accent, own, size),
        title: `Brand: ${name}, ${crop}`,
        description: `Package sizes of ${name}`,
        image: { width: size.width, height: size.height },
      });
    }
  }
}

const parts: Record<string, () => Promise<void>> = {
  marks: saveMarks,
  icons: saveIcons,
  places: savePlaces,
  social: saveSocialCard,
  packshots: savePackshots,
  brands: saveBrands,
  films: saveFilms,
  posters: savePosters,
};
const words = process.argv.slice(2);
const selected = words.filter((word) => !word.startsWith('--'));
if (words.includes('--render')) await render(selected);
for (const name of words.includes('--render') || selected.length === 0 ? Object.keys(parts) : selected) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}". The parts are ${Object.keys(parts).join(', ')}.`);
  await part();
}
