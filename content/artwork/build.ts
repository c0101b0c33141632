/** Draws every picture of the sample space: `npm run artwork`. Same input, same bytes; nothing is fetched. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { badge, brandLogo, flag, FLAG_NAMES, icon, ICON_NAMES, logo, portrait, social, socialCard, square } from './marks.ts';
import { packshot } from './packshots.ts';
import { pdf } from './documents.ts';
import { scene, SCENE_NAMES } from './scenes.ts';

interface Catalogue {
  brands: { code: string; name: string; accent: string }[];
  products: { slug: string; brandName: string; accent: string; name: string; category: string; epa: string; variants: { id: string; size: string; count: number; form: string; liquid: string }[] }[];
}
const HERE = import.meta.dirname;
const ASSETS = join(HERE, '..', 'assets');
const PUBLIC = join(HERE, '..', '..', 'public');
const catalogue: Catalogue = JSON.parse(readFileSync(join(HERE, 'catalogue.json'), 'utf8'));
const alts: Record<string, string> = JSON.parse(readFileSync(join(HERE, 'scenes.json'), 'utf8'));
const STAMP = '2026-01-15T09:00:00.000Z';
sharp.concurrency(1);

function save(id: string, fileName: string, contentType: string, bytes: Buffer, title: string, alt: string, size?: { width: number; height: number }): void {
  mkdirSync(join(ASSETS, 'files', id), { recursive: true });
  writeFileSync(join(ASSETS, 'files', id, fileName), bytes);
  const asset = {
    sys: { id, type: 'Asset', createdAt: STAMP, updatedAt: STAMP, publishedAt: STAMP, firstPublishedAt: STAMP, publishedVersion: 1, publishedCounter: 1, version: 2 },
    metadata: { tags: [] },
    fields: {
      title: { 'en-US': title },
      description: { 'en-US': alt },
      file: { 'en-US': { url: `//images.cleanpro.example/cleanpro/${id}/${fileName}`, fileName, contentType, details: { size: bytes.length, ...(size && { image: size }) } } },
    },
  };
  writeFileSync(join(ASSETS, `${id}.json`), `${JSON.stringify(asset, null, 2)}\n`);
}
const saveSvg = (id: string, drawing: string, title: string, alt = title): void => {
  const [, w = '0', h = '0'] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  save(id, `${id}.svg`, 'image/svg+xml', Buffer.from(drawing), title, alt, { width: Number(w), height: Number(h) });
};

saveSvg('logo-cleanpro', logo(false), 'CleanPro Professional');
saveSvg('logo-cleanpro-white', logo(true), 'CleanPro Professional, white');
catalogue.brands.forEach((brand, index) => saveSvg(`logo-${brand.code}`, brandLogo(brand.name, brand.accent, index), brand.name));
for (const name of ['facebook', 'linkedin', 'youtube']) {
  saveSvg(`social-${name}-blue`, social(name, false), `${name}, blue`);
  saveSvg(`social-${name}-white`, social(name, true), `${name}, white`);
}
for (const name of FLAG_NAMES) saveSvg(`flag-${name}`, flag(name), `Flag: ${name}`);
for (const name of ICON_NAMES) saveSvg(`icon-${name}`, icon(name), `Icon: ${name}`);
saveSvg('badge-safer-formula', badge(['SAFER', 'FORMULA'], '#18805f'), 'Safer formula (sample badge)');
saveSvg('badge-recycled', badge(['RECYCLED', 'PACKAGE'], '#0f6fd1'), 'Recycled package (sample badge)');
saveSvg('badge-plant-based', badge(['PLANT', 'BASED'], '#4d7c1f'), 'Plant-based (sample badge)');
saveSvg('badge-food-safe', badge(['FOOD', 'SAFE'], '#0a6f73'), 'Food safe (sample badge)');
const logoPng = await sharp(Buffer.from(square())).png().toBuffer();
save('logo-cleanpro-square', 'logo-cleanpro-square.png', 'image/png', logoPng, 'CleanPro symbol', 'CleanPro', { width: 512, height: 512 });
save('social-card', 'social-card.png', 'image/png', await sharp(Buffer.from(socialCard())).png({ palette: true }).toBuffer(), 'CleanPro Professional', 'CleanPro Professional: cleaning, laundry and hygiene for business', { width: 1200, height: 630 });
for (let index = 1; index <= 8; index += 1) {
  save(`portrait-${index}`, `portrait-${index}.webp`, 'image/webp', await sharp(Buffer.from(portrait(index))).webp({ quality: 86 }).toBuffer(), `Portrait ${index}`, 'Portrait of a customer', { width: 400, height: 400 });
}

const CROPS = { desktop: [1600, 700], tablet: [1200, 700], smartphone: [750, 900], card: [800, 600] } as const;
for (const name of SCENE_NAMES) {
  for (const [crop, [w, h]] of Object.entries(CROPS)) {
    const bytes = await sharp(Buffer.from(scene(name, w, h))).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    save(`scene-${name}-${crop}`, `${name}-${crop}.jpg`, 'image/jpeg', bytes, `Scene: ${name}, ${crop}`, alts[name] ?? name, { width: w, height: h });
  }
}
const WORDS: Record<string, string> = { 'spray-bottle': 'spray bottle', 'gallon-jug': 'jug', 'wipes-tub': 'tub of wipes', 'pods-tub': 'tub of pods', 'pump-bottle': 'bottle', 'pad-box': 'box', 'tissue-pack': 'pack' };
for (const product of catalogue.products) {
  for (const variant of product.variants) {
    const id = `packshot-${variant.id.replace(/^variant-/, '')}`;
    const size = variant.count > 1 ? `${variant.size} · case of ${variant.count}` : variant.size;
    const drawing = packshot({ form: variant.form, liquid: variant.liquid, accent: product.accent, brand: product.brandName, name: product.name, size, count: variant.count, epa: product.epa });
    const bytes = await sharp(Buffer.from(drawing)).webp({ quality: 88, alphaQuality: 90 }).toBuffer();
    save(id, `${id}.webp`, 'image/webp', bytes, `${product.brandName} ${product.name}, ${variant.size}`, `${product.brandName} ${product.name}, ${variant.size} ${WORDS[variant.form] ?? variant.form}`, { width: 900, height: 900 });
  }
  const sheet = pdf(`Safety Data Sheet: ${product.brandName} ${product.name}`, product.epa);
  save(`pdf-sds-${product.slug}`, `${product.slug}-sds.pdf`, 'application/pdf', sheet, `Safety data sheet: ${product.brandName} ${product.name}`, `Safety data sheet of ${product.brandName} ${product.name}`);
}
save('pdf-offers', 'offers.pdf', 'application/pdf', pdf('Current offers', ''), 'Current offers', 'Current offers as a PDF');
save('pdf-cleaning-procedures', 'cleaning-procedures.pdf', 'application/pdf', pdf('Cleaning procedures: wall charts', ''), 'Cleaning procedures', 'Cleaning procedures as a PDF');

mkdirSync(PUBLIC, { recursive: true });
const APP = join(HERE, '..', '..', 'app');
mkdirSync(APP, { recursive: true });
writeFileSync(join(APP, 'icon.svg'), square());
writeFileSync(join(APP, 'apple-icon.png'), await sharp(logoPng).resize(180, 180).png({ palette: true }).toBuffer());
rmSync(join(HERE, 'tmp'), { recursive: true, force: true });
