import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { PAGES } from './pages';
import { openSettled } from './settle';

const PAGES_IN_README = [
  'home',
  'brand page',
  'product',
  'article',
  'articles',
  'industry',
  'product list',
  'all brands',
  'safety data sheets',
  'contact',
] as const;
const FOLDER = 'docs/screenshots';
/** Two viewports are enough to show a page. More would only make the files larger. */
const SCREENS = 2;

for (const name of PAGES_IN_README) {
  test(`screenshot of ${name}`, async ({ page }, { project }) => {
    await openSettled(page, PAGES[name]);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const clip = { x: 0, y: 0, width, height: height * SCREENS };
    const shot = await page.screenshot({ fullPage: true, clip, scale: 'css', animations: 'disabled' });
    const picture = await sharp(shot).webp({ quality: 72 }).toBuffer();
    expect(picture.length).toBeLessThan(200_000);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      `${FOLDER}/${name.replaceAll(' ', '-')}-${project.name === 'large' ? 1440 : 390}.webp`,
      picture,
    );
  });
}
