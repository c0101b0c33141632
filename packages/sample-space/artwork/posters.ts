/**
 * Images of the wall posters made by `npm run documents -w @cleanpro/sample-space`, for the cards that link to them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { ASSETS, readAssetTitle, saveAsset } from './assets.ts';

const PREFIX = 'pdf-poster-';
const CARD = { width: 800, height: 600 };
const SHEET = { width: 425, height: 550 };
const LEFT = (CARD.width - SHEET.width) / 2;
const TOP = (CARD.height - SHEET.height) / 2;

/** The wall, with soft light and the sheet's shadow. */
const WALL = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eef5fc"/><stop offset="1" stop-color="#cfe0f2"/></linearGradient><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter></defs><rect width="100%" height="100%" fill="url(#w)"/><rect x="${LEFT + 6}" y="${TOP + 10}" width="${SHEET.width}" height="${SHEET.height}" fill="#0b1f3a" fill-opacity=".32" filter="url(#s)"/></svg>`;

/**
 * Renders the first page of a PDF as PNG.
 * @throws Error if poppler is missing or fails
 */
function firstPage(file: string): Buffer {
  const { status, stdout } = spawnSync('pdftoppm', ['-png', '-singlefile', '-r', '150', file], {
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftoppm could not draw ${file}`);
  return stdout;
}

/**
 * Saves an image of each poster.
 * @throws Error if poppler is missing or fails
 */
export async function savePosters(): Promise<void> {
  for (const id of readdirSync(join(ASSETS, 'files')).filter((name) => name.startsWith(PREFIX))) {
    const name = id.slice(PREFIX.length);
    const sheet = await sharp(firstPage(join(ASSETS, 'files', id, `poster-${name}.pdf`)))
      .resize(SHEET.width, SHEET.height, { fit: 'fill', kernel: 'lanczos3' })
      .toBuffer();
    const title = readAssetTitle(id);
    saveAsset({
      id: `wall-poster-${name}`,
      fileName: `wall-poster-${name}.webp`,
      contentType: 'image/webp',
      bytes: await sharp(Buffer.from(WALL))
        .composite([{ input: sheet, left: Math.round(LEFT), top: Math.round(TOP) }])
        .webp({ quality: 88 })
        .toBuffer(),
      title,
      description: title,
      image: CARD,
    });
  }
}
